//! The size of the first visit: what the browser transfers, compressed.

use std::path::Path;

use brotli::enc::BrotliEncoderParams;

use crate::failure::{Failure, Outcome};
use crate::site::published::{self, PublishedFile, SERVICE_WORKER};

/// The most that the first visit may transfer, compressed, in bytes. Lower it with each step towards [`AIM`], never raise it.
const BUDGET: usize = 624_000;

/// The goal for [`BUDGET`], in bytes.
const AIM: usize = 250_000;

/// Prints the size of each file, as it is and compressed by brotli; fails if the total exceeds [`BUDGET`].
pub fn print(site: &Path) -> Outcome {
    let mut files = published::files(site)?;
    let worker = SERVICE_WORKER.to_owned();
    files.push(PublishedFile { content: published::read(&site.join(&worker))?, name: worker });
    let mut sizes: Vec<(usize, &PublishedFile)> = Vec::new();
    for file in &files {
        sizes.push((transfer_size(&file.content)?, file));
    }
    sizes.sort_by_key(|(size, _)| std::cmp::Reverse(*size));
    println!("{:>9} {:>9}", "bytes", "brotli");
    for (size, file) in &sizes {
        println!("{:>9} {size:>9}  {}", file.content.len(), file.name);
    }
    let total: usize = sizes.iter().map(|(size, _)| size).sum();
    println!("{:>9} {total:>9}  in all; the budget is {BUDGET}, the aim {AIM}", "");
    match total <= BUDGET {
        true => Ok(()),
        false => Err(Failure::new(format!(
            "the first visit transfers {total} bytes, {} over the budget.",
            total - BUDGET
        ))),
    }
}

/// The bytes that a host transfers for a file: brotli at its best, or the file itself if that is smaller.
fn transfer_size(content: &[u8]) -> Outcome<usize> {
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
    fn compression_never_makes_a_file_larger() {
        assert!(transfer_size(&[7; 1_000]).is_ok_and(|bytes| bytes < 50));
        assert_eq!(transfer_size(&[0x9c]), Ok(1));
    }
}
