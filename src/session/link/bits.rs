//! Numbers below a known bound, each in as few bits as it needs.

/// Bits that are written one number after another.
#[derive(Default)]
pub(in crate::session) struct BitWriter {
    bytes: Vec<u8>,
    used: u32,
}

/// Bits that are read in the order in which they were written.
pub(in crate::session) struct BitReader<'a> {
    bytes: &'a [u8],
    at: usize,
}

/// How many bits any number below the bound fits in; none for a bound of 1.
fn width(bound: usize) -> u32 {
    bound.saturating_sub(1).checked_ilog2().map_or(0, |log| log + 1)
}

impl BitWriter {
    /// Writes a number that is below the bound.
    pub fn put(&mut self, number: usize, bound: usize) {
        for bit in (0..width(bound)).rev() {
            if self.used == 0 {
                self.bytes.push(0);
            }
            if let Some(last) = self.bytes.last_mut() {
                *last |= ((number >> bit & 1) as u8) << (7 - self.used);
            }
            self.used = (self.used + 1) % 8;
        }
    }

    /// All bits; the last byte is filled up with zeros.
    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }
}

impl<'a> BitReader<'a> {
    pub fn new(bytes: &'a [u8]) -> BitReader<'a> {
        BitReader { bytes, at: 0 }
    }

    /// The next number below the bound; none if there are no more bits, or it is not below it.
    pub fn take(&mut self, bound: usize) -> Option<usize> {
        let mut number = 0;
        for _ in 0..width(bound) {
            let byte = *self.bytes.get(self.at / 8)?;
            number = number << 1 | usize::from(byte >> (7 - self.at % 8) & 1);
            self.at += 1;
        }
        (number < bound).then_some(number)
    }

    /// Whether only the zeros of the last byte are left.
    pub fn is_at_end(&self) -> bool {
        let left = self.bytes.len() * 8 - self.at;
        let rest = self.bytes.last().map_or(0, |last| last << (self.at % 8));
        left == 0 || (left < 8 && rest == 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_come_back_in_their_order() {
        let numbers = [(3, 4), (0, 1), (54, 55), (0, 2), (255, 256), (1, 2), (1_000, 1_001)];
        let mut writer = BitWriter::default();
        numbers.iter().for_each(|&(number, bound)| writer.put(number, bound));
        let bytes = writer.into_bytes();
        let mut reader = BitReader::new(&bytes);
        for (number, bound) in numbers {
            assert_eq!(reader.take(bound), Some(number));
        }
        assert!(reader.is_at_end());
    }

    #[test]
    fn what_can_only_be_one_number_takes_no_bit() {
        let mut writer = BitWriter::default();
        writer.put(0, 1);
        assert!(writer.into_bytes().is_empty());
    }

    #[test]
    fn a_number_that_is_not_below_its_bound_is_none() {
        assert_eq!(BitReader::new(&[0b1110_0000]).take(5), None);
    }

    #[test]
    fn beyond_the_last_bit_there_is_none() {
        let mut reader = BitReader::new(&[0xff]);
        assert_eq!((reader.take(256), reader.take(2)), (Some(255), None));
    }
}
