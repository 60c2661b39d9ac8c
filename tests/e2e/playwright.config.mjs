import { defineConfig } from '@playwright/test';
import { baseURL, launchOptions } from './driver/chromium.mjs';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.mjs',
  // A test also waits for frames: on two cores, three at a time take a tenth less than two.
  workers: 3,
  // A busy machine may stall the browser once. A test that passes only when tried again is listed as
  // flaky. `cargo xtask test` fails if there are more than two of them.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // Whole games take up to a minute on two free cores, and several times that on a busy machine.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  outputDir: 'results/traces',
  // All machines share the reference pictures: they are compared with tolerance, and without letters.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // `cargo xtask test` counts from the report.
  reporter: [['list'], ['json', { outputFile: 'results/report.json' }]],
  use: {
    // Anything that takes longer than this does not come at all.
    actionTimeout: 10_000,
    browserName: 'chromium',
    // It ends in the folder that the site is served from: go to './', not to '/'.
    baseURL: baseURL(),
    viewport: { width: 1180, height: 820 },
    launchOptions,
    // A service worker would store the whole page anew for each test; the specs in offline/ allow it.
    serviceWorkers: 'block',
    // A trace takes a picture of the page at each step, which doubles the time: ask for one by `-- --trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
