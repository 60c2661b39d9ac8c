//! The headers that a host sends with the site's files; docs/hosting.md lists them for common hosts.

use crate::site::policy;

/// The cache rule of files that keep their names when they change: the browser asks before each use.
const REVALIDATED: &str = "no-cache";
/// The cache rule of files in the folder of a version, whose name changes with them.
const UNCHANGING: &str = "public, max-age=31536000, immutable";
/// The number of hexadecimal digits in the name of a version's folder.
const VERSION_DIGITS: usize = 16;

/// Returns the headers of the file at this path, by lower-case name.
pub fn headers(path: &str) -> [(&'static str, String); 4] {
    let cache = if is_unchanging(path) { UNCHANGING } else { REVALIDATED };
    [
        ("content-security-policy", policy::of_all_files()),
        ("x-content-type-options", "nosniff".into()),
        ("referrer-policy", "no-referrer".into()),
        ("cache-control", cache.into()),
    ]
}

/// Returns true for a file in the folder of a version.
fn is_unchanging(path: &str) -> bool {
    let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    let is_version = |name: &str| name.len() == VERSION_DIGITS && name.bytes().all(is_digit);
    let folders = path.rsplit('/').skip(1);
    folders.into_iter().any(is_version)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::project;
    use crate::site::seal;

    /// Files that trunk writes, and those that sealing bundles from others.
    const BUILT: [&str; 6] = [
        "renature.js",
        "renature_bg.wasm",
        "scripts.js",
        "style.css",
        "thinker.js",
        "thinker_bg.wasm",
    ];
    /// The text in the page before the path of a file that trunk copies.
    const COPIED: &str = "<link data-trunk rel=\"copy-file\" href=\"";

    #[test]
    fn files_of_a_version_never_change() {
        for path in ["/0123456789abcdef/scripts.js", "/renature/0123456789abcdef/snippets/a.wasm"] {
            assert!(is_unchanging(path), "{path}");
        }
        for path in ["/", "/service-worker.js", "/boards/brook.json", "/a/0123456789abcdef"] {
            assert!(!is_unchanging(path), "{path}");
        }
    }

    #[test]
    fn the_hosting_guide_lists_all_headers() {
        let guide = fs::read_to_string(project::root().join("docs/hosting.md")).unwrap_or_default();
        let hosts: Vec<_> = guide.split("\n## ").filter(|host| host.contains("```")).collect();
        assert_eq!(hosts.len(), 4, "Netlify and Cloudflare Pages, nginx, Apache, Caddy");
        for host in hosts {
            for (name, value) in ["/", "/0123456789abcdef/a.js"].into_iter().flat_map(headers) {
                let has_name = host.to_lowercase().contains(name);
                assert!(has_name && host.contains(&value), "`{name}: {value}` is not in {host}");
            }
        }
    }

    #[test]
    fn the_hosting_guide_names_the_files_of_a_version() {
        let read = |path| fs::read_to_string(project::root().join(path)).unwrap_or_default();
        let (guide, page) = (read("docs/hosting.md"), read("index.html"));
        let copied = page.split(COPIED).skip(1).filter_map(|rest| rest.split('"').next());
        let names = copied.filter_map(|path| path.rsplit('/').next());
        let names: Vec<&str> = names.filter(|name| seal::belongs_to_version(name)).collect();
        assert!(!names.is_empty(), "the page copies the typeface");
        for name in names.into_iter().chain(BUILT) {
            let rule = format!("/:version/{name}\n  Cache-Control: {UNCHANGING}\n");
            assert!(guide.contains(&rule), "{name} is revalidated on each visit");
        }
    }
}
