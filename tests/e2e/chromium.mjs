// How the tests and the screenshots start their browser.

/** Launch options for Playwright: the browser that `cargo xtask` found, told to keep to itself. */
export const launchOptions = {
  // Unset, Playwright takes the browser it has downloaded.
  executablePath: process.env.RENATURE_CHROMIUM || undefined,
  args: [
    // Chromium refuses to start as root within its sandbox.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** Where the built site is served; `cargo xtask test` and `cargo xtask shots` set it. */
export function baseURL() {
  const address = process.env.BASE_URL;
  if (!address) throw new Error('BASE_URL is not set: run `cargo xtask test --only e2e`.');
  return address;
}

/** The sizes the page is made for. */
export const sizes = [
  { width: 1440, height: 900 },
  { width: 1180, height: 820 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];
