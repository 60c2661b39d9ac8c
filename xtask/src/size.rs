//! What the first visit transfers.

use std::path::Path;

use brotli::enc::BrotliEncoderParams;

use crate::failure::{Failure, Outcome};
use crate::published::{self, PublishedFile, SERVICE_WORKER};

/// All that the first visit may transfer, compressed, in bytes; to be lowered with each step towards [`AIM`], never raised.
const BUDGET: usize = 624_000;

/// What it should transfer at most.
const AIM: usize = 250_000;

/// Prints what each file of the site weighs as it is and compressed by brotli, and fails over the budget.
pub fn print(site: &Path) -> Outcome {
    let mut files = published::files(site)?;
    let worker = SERVICE_WORKER.to_owned();
    files.push(PublishedFile { content: published::read(&site.join(&worker))?, name: worker });
    let mut weights: Vec<(usize, &PublishedFile)> = Vec::new();
    for file in &files {
        weights.push((compressed(&file.content)?, file));
    }
    weights.sort_by_key(|(weight, _)| std::cmp::Reverse(*weight));
    println!("{:>9} {:>9}", "bytes", "brotli");
    for (weight, file) in &weights {
        println!("{:>9} {weight:>9}  {}", file.content.len(), file.name);
    }
    let total: usize = weights.iter().map(|(weight, _)| weight).sum();
    println!("{:>9} {total:>9}  in all; the budget is {BUDGET}, the aim {AIM}", "");
    match total <= BUDGET {
        true => Ok(()),
        false => Err(Failure::new(format!(
            "the first visit transfers {total} bytes, {} more than it may.",
            total - BUDGET
        ))),
    }
}

/// How many bytes are transferred: compressed as well as brotli can, or as they are where that is less.
fn compressed(content: &[u8]) -> Outcome<usize> {
    let mut packed = Vec::new();
    let best = BrotliEncoderParams { quality: 11, lgwin: 24, ..BrotliEncoderParams::default() };
    brotli::BrotliCompress(&mut &*content, &mut packed, &best)
        .map_err(|error| Failure::new(format!("a file cannot be compressed: {error}.")))?;
    Ok(packed.len().min(content.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_repeats_shrinks_and_what_does_not_stays_as_it_is() {
        assert!(compressed(&[7; 1_000]).is_ok_and(|bytes| bytes < 50));
        assert_eq!(compressed(&[0x9c]), Ok(1));
    }
}
