//! Numbers below known bounds, packed into as few bits as each bound needs.

/// Packs numbers into bits, the highest bit first.
#[derive(Default)]
pub(in crate::session) struct BitWriter {
    bytes: Vec<u8>,
    used: u32,
}

/// Unpacks the numbers that a [`BitWriter`] packed.
pub(in crate::session) struct BitReader<'a> {
    bytes: &'a [u8],
    at: usize,
}

/// The number of bits for numbers below the bound; 0 for a bound of 1.
fn width(bound: usize) -> u32 {
    bound.saturating_sub(1).checked_ilog2().map_or(0, |log| log + 1)
}

impl BitWriter {
    /// Appends a number below the bound.
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

    /// Returns all bits; the last byte is padded with zeros.
    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }
}

impl<'a> BitReader<'a> {
    pub fn new(bytes: &'a [u8]) -> BitReader<'a> {
        BitReader { bytes, at: 0 }
    }

    /// Reads the next number; `None` if too few bits are left or it is not below the bound.
    pub fn take(&mut self, bound: usize) -> Option<usize> {
        let mut number = 0;
        for _ in 0..width(bound) {
            let byte = *self.bytes.get(self.at / 8)?;
            number = number << 1 | usize::from(byte >> (7 - self.at % 8) & 1);
            self.at += 1;
        }
        (number < bound).then_some(number)
    }

    /// Returns true if only the padding of the last byte is left.
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
    fn numbers_are_read_in_order() {
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
    fn bound_of_one_takes_no_bits() {
        let mut writer = BitWriter::default();
        writer.put(0, 1);
        assert!(writer.into_bytes().is_empty());
    }

    #[test]
    fn number_not_below_its_bound_is_refused() {
        assert_eq!(BitReader::new(&[0b1110_0000]).take(5), None);
    }

    #[test]
    fn no_number_is_read_past_the_last_bit() {
        let mut reader = BitReader::new(&[0xff]);
        assert_eq!((reader.take(256), reader.take(2)), (Some(255), None));
    }
}
