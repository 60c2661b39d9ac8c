//! A web server for the files of the built site, reachable only from this machine.

use std::io::ErrorKind;
use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;

use axum::Router;
use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::{self, Next};
use axum::response::{Redirect, Response};
use axum::routing::get;
use tokio::runtime::Runtime;
use tower_http::services::ServeDir;

use crate::failure::{Failure, Outcome};
use crate::site::headers::headers;

/// The number of ports to try, from the requested one upwards.
const PORTS: u16 = 20;

/// A running server; dropping it stops the server.
#[derive(Debug)]
pub struct Server {
    address: String,
    runtime: Runtime,
}

impl Server {
    /// Serves `folder` under `base` (`/` or `/renature/`) on `port` or the next free one; port 0 means any.
    pub fn start(folder: &Path, base: &str, port: u16) -> Outcome<Self> {
        let folder = folder.canonicalize().map_err(|error| {
            Failure::new(format!("{} cannot be served: {error}.", folder.display()))
        })?;
        let could_not = |error: std::io::Error| {
            Failure::new(format!("the web server could not start: {error}."))
        };
        let listener = listen(port)?;
        listener.set_nonblocking(true).map_err(could_not)?;
        let port = listener.local_addr().map_or(port, |address| address.port());
        let runtime = Runtime::new().map_err(could_not)?;
        let listener = {
            let _within = runtime.enter();
            tokio::net::TcpListener::from_std(listener).map_err(could_not)?
        };
        let router = router(&folder, base);
        runtime.spawn(async move { axum::serve(listener, router).await });
        Ok(Self { address: format!("http://localhost:{port}{base}"), runtime })
    }

    /// Returns true if the server uses this port, or if `port` is 0.
    pub fn uses_port(&self, port: u16) -> bool {
        port == 0 || self.address.contains(&format!(":{port}/"))
    }

    /// The site's URL.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// Serves until the program is stopped.
    pub fn wait(self) -> ! {
        match self.runtime.block_on(std::future::pending::<std::convert::Infallible>()) {}
    }
}

/// Routes requests below the base path to the folder's files, as a static host does.
fn router(folder: &Path, base: &str) -> Router {
    let files = ServeDir::new(folder);
    let router = match base.trim_end_matches('/') {
        "" => Router::new().fallback_service(files),
        outside => {
            let inside = base.to_owned();
            let redirect = get(move || async move { Redirect::temporary(&inside) });
            Router::new().route(outside, redirect).nest_service(base, files)
        }
    };
    router.layer(middleware::from_fn(add_headers))
}

/// Adds the headers of [`headers`] to the response if there is such a file.
async fn add_headers(request: Request, next: Next) -> Response {
    let headers = headers(request.uri().path());
    let mut response = next.run(request).await;
    // A missing file may still be uploaded: browsers must not keep that it is missing.
    if !response.status().is_client_error() {
        for (name, value) in headers {
            if let Ok(value) = HeaderValue::from_str(&value) {
                response.headers_mut().insert(HeaderName::from_static(name), value);
            }
        }
    }
    response
}

/// Listens on the first free port from `port` on.
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

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::net::TcpStream;

    use super::*;

    /// Requests a path; returns the head and body of the response.
    fn request(server: &Server, path: &str) -> std::io::Result<String> {
        let port = server.address().split([':', '/']).nth(4).and_then(|port| port.parse().ok());
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port.unwrap_or_default()))?;
        write!(stream, "GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")?;
        let mut response = String::new();
        stream.read_to_string(&mut response)?;
        Ok(response)
    }

    /// Serves this crate's own folder.
    fn server(port: u16) -> Outcome<Server> {
        Server::start(Path::new(env!("CARGO_MANIFEST_DIR")), "/renature/", port)
    }

    fn status(server: &Server, path: &str) -> Result<u16, Box<dyn std::error::Error>> {
        Ok(request(server, path)?.split(' ').nth(1).unwrap_or_default().parse()?)
    }

    #[test]
    fn files_are_found_under_the_base_path_only() -> Result<(), Box<dyn std::error::Error>> {
        let server = server(0)?;
        assert_eq!(status(&server, "/renature/src/main.rs?x=1")?, 200);
        assert_eq!(status(&server, "/renature")?, 307);
        assert_eq!(status(&server, "/src/main.rs")?, 404);
        assert_eq!(status(&server, "/renature/src/")?, 404, "a folder without index.html");
        Ok(())
    }

    #[test]
    fn nothing_outside_the_folder_is_served() -> Result<(), Box<dyn std::error::Error>> {
        let server = server(0)?;
        for path in [
            "/renature/../Cargo.toml",
            "/renature/%2e%2e/Cargo.toml",
            "/renature/src/..%2f..%2f../Cargo.toml",
            "/renature//etc/passwd",
            "/renature/%2fetc/passwd",
            "/renature/..%5cCargo.toml",
        ] {
            assert_eq!(status(&server, path)?, 404, "{path}");
        }
        Ok(())
    }

    #[test]
    fn a_file_has_its_media_type() -> Result<(), Box<dyn std::error::Error>> {
        let response = request(&server(0)?, "/renature/package.json")?;
        assert!(response.contains("content-type: application/json\r\n"), "{response}");
        Ok(())
    }

    #[test]
    fn each_file_has_the_headers_of_the_hosting_guide() -> Result<(), Box<dyn std::error::Error>> {
        let path = "/renature/src/main.rs";
        let response = request(&server(0)?, path)?;
        for (name, value) in headers(path) {
            assert!(response.contains(&format!("\r\n{name}: {value}\r\n")), "{response}");
        }
        Ok(())
    }

    #[test]
    fn a_missing_file_is_never_kept() -> Result<(), Box<dyn std::error::Error>> {
        let response = request(&server(0)?, "/renature/0123456789abcdef/missing.js")?;
        assert!(!response.contains("immutable"), "{response}");
        Ok(())
    }

    #[test]
    fn idle_connections_do_not_block_others() -> Result<(), Box<dyn std::error::Error>> {
        let server = server(0)?;
        let port: u16 = server.address().split([':', '/']).nth(4).unwrap_or_default().parse()?;
        let idle: Result<Vec<_>, _> =
            (0..50).map(|_| TcpStream::connect((Ipv4Addr::LOCALHOST, port))).collect();
        assert_eq!(status(&server, "/renature/package.json")?, 200);
        drop(idle?);
        Ok(())
    }

    #[test]
    fn a_port_in_use_is_skipped() -> Result<(), Box<dyn std::error::Error>> {
        let first = server(0)?;
        let port: u16 = first.address().split([':', '/']).nth(4).unwrap_or_default().parse()?;
        assert_ne!(server(port)?.address(), first.address());
        Ok(())
    }
}
