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

/** All window sizes that the page is designed for, in CSS pixels; 664 and less are a phone's with its browser's bars. */
export const designSizes = [
  [1920, 1080],
  [1440, 900],
  [1366, 768],
  [1280, 720],
  [1180, 820],
  [1024, 768],
  [820, 1180],
  [390, 844],
  [390, 664],
  [375, 667],
  [360, 640],
  [844, 390],
].map(([width, height]) => ({ width, height }));

/** Five of them, for tests that need not run at all. */
export const sizes = [
  { width: 1440, height: 900 },
  { width: 1180, height: 820 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];
