//! The size of a visit: what the browser transfers until the page can be used, and in all.

use std::path::Path;

use brotli::enc::BrotliEncoderParams;

use crate::failure::{Failure, Outcome};
use crate::site::published::{self, PublishedFile, SERVICE_WORKER};

/// The most that may be transferred, compressed, before the start screen can be used, in bytes.
const MAX_UNTIL_USABLE: usize = 187_000;
/// The most that the whole offline set may transfer, compressed, in bytes.
const MAX_IN_ALL: usize = 880_000;

/// The ends of the names of files that arrive only after the start screen. Of the manifests, which
/// are all as long, a visit transfers the one in its language: the English one counts.
const LATER: [&str; 8] = [
    SERVICE_WORKER,
    ".woff2",
    "thinker.js",
    "thinker_bg.wasm",
    "thinking.js",
    ".de.webmanifest",
    ".fr.webmanifest",
    "snippets/",
];
/// The loader of the lazy parts; the page needs it at once.
const PARTS_LOADER: &str = "snippets/parts.js";

/// Prints the size of each file, as it is and compressed by brotli, and the totals. Fails if one is too large.
pub fn print(site: &Path) -> Outcome {
    let mut files = published::files(site)?;
    let worker = SERVICE_WORKER.to_owned();
    files.push(PublishedFile { content: published::read(&site.join(&worker))?, name: worker });
    let mut sizes: Vec<(usize, &PublishedFile)> = Vec::new();
    for file in &files {
        sizes.push((transfer_size(&file.content)?, file));
    }
    sizes.sort_by_key(|(size, _)| std::cmp::Reverse(*size));
    let groups = [
        ("until the start screen can be used", false, MAX_UNTIL_USABLE),
        ("in all, for offline use", true, MAX_IN_ALL),
    ];
    let mut in_all = 0;
    for (title, later, most) in groups {
        println!("{:>9} {:>9}  {title}", "bytes", "brotli");
        for (size, file) in sizes.iter().filter(|(_, file)| is_later(&file.name) == later) {
            println!("{:>9} {size:>9}  {}", file.content.len(), file.name);
            in_all += size;
        }
        println!("{:>9} {in_all:>9}  {title}; at most {most}\n", "");
        if in_all > most {
            let excess = in_all - most;
            return Err(Failure::new(format!(
                "a visit transfers {in_all} bytes {title}: {excess} too many."
            )));
        }
    }
    Ok(())
}

/// Returns true for a file that the start screen can do without.
fn is_later(name: &str) -> bool {
    !name.ends_with(PARTS_LOADER)
        && LATER
            .iter()
            .any(|part| name.ends_with(part) || (part.ends_with('/') && name.contains(part)))
}

/// Returns the bytes that a host transfers for a file: brotli at its best, or the file if smaller.
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

    #[test]
    fn the_start_screen_needs_the_page_but_no_lazy_part() {
        let needed = [
            "index.html",
            "manifest.webmanifest",
            "v/renature_bg.wasm",
            "v/snippets/parts.js",
            "v/style.css",
        ];
        assert_eq!(needed.map(is_later), [false; 5]);
        let later = [
            "v/snippets/split_game.wasm",
            "v/thinker.js",
            "service-worker.js",
            "manifest.fr.webmanifest",
        ];
        assert_eq!(later.map(is_later), [true; 4]);
    }
}
