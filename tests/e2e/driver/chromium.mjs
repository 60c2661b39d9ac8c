// Chromium's launch options, the address of the site and the window sizes, for tests and measurements.

/** Launch options for Playwright: the browser that `cargo xtask` found, without background traffic. */
export const launchOptions = {
  // If it is unset, Playwright takes the browser that it has downloaded.
  executablePath: process.env.RENATURE_CHROMIUM || undefined,
  args: [
    // Chromium refuses to start as root with its sandbox.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** The address of the built site; `cargo xtask test` and `cargo xtask shots` set it. */
export function baseURL() {
  const address = process.env.BASE_URL;
  if (!address) throw new Error('BASE_URL is not set: run `cargo xtask test --only e2e`.');
  return address;
}

/** The window sizes that the page is designed for, in CSS pixels. */
export const sizes = [
  { width: 1440, height: 900 },
  { width: 1180, height: 820 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];
