//! The content security policy: the page and its workers use the site's own files and nothing else.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};

/// Returns the policy that stands in the page: inline scripts and styles are allowed by digest.
pub fn of_page(page: &str) -> String {
    let digests = |tag| -> String {
        inline_texts(page, tag).into_iter().map(|text| format!(" '{}'", digest(text))).collect()
    };
    policy(&digests("script"), &digests("style"))
}

/// Returns the policy that hosts send with all files: workers and frames obey no other.
///
/// The same header goes with the page, so it allows inline texts. The page's own policy, which
/// browsers apply as well, allows only those with the right digest.
pub fn of_all_files() -> String {
    format!("{}; frame-ancestors 'none'", policy(" 'unsafe-inline'", " 'unsafe-inline'"))
}

fn policy(inline_scripts: &str, inline_styles: &str) -> String {
    [
        "default-src 'none'",
        &format!("script-src 'self' 'wasm-unsafe-eval'{inline_scripts}"),
        &format!("style-src 'self'{inline_styles}"),
        "font-src 'self'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    ]
    .join("; ")
}

/// Returns the contents of the page's elements with this tag that refer to no file.
fn inline_texts<'a>(page: &'a str, tag: &str) -> Vec<&'a str> {
    let (begin, end) = (format!("<{tag}"), format!("</{tag}>"));
    let text = |rest: &'a str| {
        let (attributes, rest) = rest.split_once('>')?;
        let (text, _) = rest.split_once(&end)?;
        (!attributes.contains("src=")).then_some(text)
    };
    page.split(&begin).skip(1).filter_map(text).collect()
}

/// Returns the SHA-256 of a text as a content security policy writes it.
fn digest(text: &str) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_policy_lists_inline_texts_by_digest() {
        let page = "<style>a{b:c}</style><script src=\"a.js\"></script><script>go()</script>";
        let policy = of_page(page);
        assert_eq!(policy.matches("'sha256-").count(), 2);
        let lists =
            |kind: &str, text: &str| policy.contains(&format!("{kind} '{}';", digest(text)));
        assert!(lists("'wasm-unsafe-eval'", "go()"), "{policy}");
        assert!(lists("style-src 'self'", "a{b:c}"), "{policy}");
        assert!(!policy.contains("unsafe-inline"), "{policy}");
    }

    #[test]
    fn no_other_page_may_frame_the_site() {
        assert!(of_all_files().ends_with("; frame-ancestors 'none'"));
    }
}
