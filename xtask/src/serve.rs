//! A web server for the built site: this machine only, files only.

use std::fs::File;
use std::io::ErrorKind;
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::Duration;

use tiny_http::{Header, Method, Request, Response, StatusCode};

use crate::failure::{Failure, Outcome};

/// A browser opens up to six connections at a time.
const THREADS: usize = 6;

/// How many ports are tried, from the one asked for upwards.
const PORTS: u16 = 20;

/// A folder served under a base path, as a static host would do it.
#[derive(Debug, Clone)]
struct Site {
    folder: PathBuf,
    base: String,
}

/// A server at work; it ends with the program.
#[derive(Debug)]
pub struct Server {
    address: String,
    threads: Vec<JoinHandle<()>>,
}

/// What a request gets.
#[derive(Debug, PartialEq, Eq)]
enum Answer {
    File(PathBuf),
    Redirect(String),
    NotFound,
}

impl Server {
    /// Serves `folder` under `base` (`/`, or `/renature/`) on `port`, or on the next free one; port 0 means any.
    pub fn start(folder: &Path, base: &str, port: u16) -> Outcome<Self> {
        let folder = folder.canonicalize().map_err(|error| {
            Failure::new(format!("{} cannot be served: {error}.", folder.display()))
        })?;
        let site = Site { folder, base: base.to_owned() };
        let listener = listen(port)?;
        let port = listener.local_addr().map_or(port, |address| address.port());
        let http = tiny_http::Server::from_listener(listener, None)
            .map_err(|error| Failure::new(format!("the web server could not start: {error}.")))?;
        let http = Arc::new(http);
        let work = || {
            let (http, site) = (Arc::clone(&http), site.clone());
            thread::spawn(move || answer_all(&http, &site))
        };
        let threads = std::iter::repeat_with(work).take(THREADS).collect();
        Ok(Self { address: format!("http://localhost:{port}{base}"), threads })
    }

    /// Where the site is.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Serves until the program is stopped.
    pub fn wait(self) {
        for thread in self.threads {
            // A thread that panicked has said so itself.
            let _ = thread.join();
        }
    }
}

/// Takes the first free port from `port` on.
fn listen(port: u16) -> Outcome<TcpListener> {
    for candidate in port..=port.saturating_add(PORTS - 1) {
        match TcpListener::bind((Ipv4Addr::LOCALHOST, candidate)) {
            Ok(listener) => return Ok(listener),
            Err(error) if error.kind() == ErrorKind::AddrInUse => {}
            Err(error) => {
                return Err(Failure::new(format!(
                    "port {candidate} cannot be opened: {error}; choose another by `--port`."
                )));
            }
        }
    }
    Err(Failure::new(format!("no port from {port} on is free; choose another by `--port`.")))
}

fn answer_all(http: &tiny_http::Server, site: &Site) {
    loop {
        match http.recv() {
            // A browser that has gone away needs no answer.
            Ok(request) => drop(answer(request, site)),
            // Out of connections for a moment.
            Err(_) => thread::sleep(Duration::from_millis(50)),
        }
    }
}

fn answer(request: Request, site: &Site) -> std::io::Result<()> {
    if !matches!(request.method(), Method::Get | Method::Head) {
        return request
            .respond(Response::from_string("only GET and HEAD").with_status_code(StatusCode(405)));
    }
    match site.find(request.url()) {
        Answer::File(path) => match File::open(&path) {
            Ok(file) => {
                let response = Response::from_file(file)
                    .with_chunked_threshold(usize::MAX)
                    .with_header(header("Content-Type", media_type(&path)))
                    // The browser asks each time: a rebuilt site shows at once.
                    .with_header(header("Cache-Control", "no-cache"));
                request.respond(response)
            }
            Err(_) => request.respond(not_found()),
        },
        Answer::Redirect(place) => request
            .respond(Response::empty(StatusCode(302)).with_header(header("Location", &place))),
        Answer::NotFound => request.respond(not_found()),
    }
}

impl Site {
    /// Finds what `url` (path and query) stands for; nothing outside the folder ever is.
    fn find(&self, url: &str) -> Answer {
        let path = url.split(['?', '#']).next().unwrap_or_default();
        if format!("{path}/") == self.base {
            return Answer::Redirect(self.base.clone());
        }
        let file = path
            .strip_prefix(self.base.as_str())
            .and_then(decode)
            .and_then(|relative| self.file(&relative));
        file.map_or(Answer::NotFound, Answer::File)
    }

    fn file(&self, relative: &str) -> Option<PathBuf> {
        let relative = Path::new(relative);
        if !relative.components().all(|part| matches!(part, Component::Normal(_))) {
            return None;
        }
        let mut path = self.folder.join(relative);
        if path.is_dir() {
            path.push("index.html");
        }
        // Links are followed, but not out of the folder.
        let path = path.canonicalize().ok()?;
        (path.is_file() && path.starts_with(&self.folder)).then_some(path)
    }
}

/// Undoes percent-encoding; `None` where it is broken or hides a NUL or a backslash.
fn decode(path: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(path.len());
    let mut rest = path.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let digit = |byte: Option<u8>| char::from(byte?).to_digit(16);
            let (high, low) = (digit(rest.next())?, digit(rest.next())?);
            bytes.push(u8::try_from(high * 16 + low).ok()?);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok().filter(|text| !text.contains(['\0', '\\']))
}

/// What a browser needs to be told: it runs WebAssembly and modules only under their own type.
fn media_type(path: &Path) -> &'static str {
    match path.extension().and_then(|extension| extension.to_str()).unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

fn header(name: &str, value: &str) -> Header {
    // Names and values are our own, and ASCII; a base path that is not would be ours to mend.
    Header::from_bytes(name, value).unwrap_or_else(|()| panic!("{name}: {value} is no header"))
}

fn not_found() -> Response<std::io::Cursor<Vec<u8>>> {
    Response::from_string("not found\n").with_status_code(StatusCode(404))
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::net::TcpStream;

    use super::*;

    /// This crate's own folder, served under a base path.
    fn site() -> Site {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).canonicalize();
        Site { folder: folder.expect("this crate has a folder"), base: "/renature/".into() }
    }

    #[test]
    fn files_are_found_under_the_base_path_only() {
        let site = site();
        assert_eq!(
            site.find("/renature/src/main.rs?x=1"),
            Answer::File(site.folder.join("src/main.rs"))
        );
        assert_eq!(
            site.find("/renature/src/m%61in.rs"),
            Answer::File(site.folder.join("src/main.rs"))
        );
        assert_eq!(site.find("/renature"), Answer::Redirect("/renature/".into()));
        assert_eq!(site.find("/src/main.rs"), Answer::NotFound);
        assert_eq!(site.find("/renature/src/"), Answer::NotFound, "a folder without index.html");
    }

    #[test]
    fn nothing_outside_the_folder_is_served() {
        let site = site();
        for url in [
            "/renature/../Cargo.toml",
            "/renature/%2e%2e/Cargo.toml",
            "/renature/src/..%2f..%2f../Cargo.toml",
            "/renature//etc/passwd",
            "/renature/%2fetc/passwd",
            "/renature/..%5cCargo.toml",
            "/renature/src/main.rs%00",
            "/renature/%zz",
            "/renature/%",
        ] {
            assert_eq!(site.find(url), Answer::NotFound, "{url}");
        }
    }

    #[test]
    fn a_request_is_answered_with_its_media_type_and_a_taken_port_is_left()
    -> Result<(), Box<dyn std::error::Error>> {
        let first = Server::start(&site().folder, "/", 0)?;
        let port: u16 =
            first.address().trim_end_matches('/').rsplit(':').next().unwrap_or_default().parse()?;
        let second = Server::start(&site().folder, "/", port)?;
        assert_ne!(first.address(), second.address());

        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port))?;
        stream.write_all(
            b"GET /package.json HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
        )?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        assert!(answer.contains("Content-Type: application/json\r\n"), "{answer}");
        assert!(answer.contains("Content-Length: "), "{answer}");
        Ok(())
    }
}
