import { defineConfig } from '@playwright/test';
import { browserArguments, browserEnvironment, browserPath, prepareBrowser } from '../../scripts/testing/browser.ts';
import { port } from './world.ts';

prepareBrowser();

/**
 * Journeys through the built product, started as a newcomer starts it. A journey walks on a
 * phone and at a desk unless its file name says which: `*.phone.journey.ts`, `*.desktop.journey.ts`.
 * What no width changes is walked once, on the phone.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/journeys',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  forbidOnly: true,
  // Long enough for a machine that is busy; whoever passes waits for nothing.
  expect: { timeout: 15_000 },
  use: {
    actionTimeout: 20_000,
    baseURL: `http://hacson.localhost:${port}`,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    reducedMotion: 'reduce',
    launchOptions: { executablePath: browserPath, args: browserArguments, env: browserEnvironment },
  },
  projects: [
    {
      name: 'phone',
      testMatch: /^(?!.*\.desktop\.journey).*\.journey\.ts$/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', testMatch: /^(?!.*\.phone\.journey).*\.journey\.ts$/, use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: 'node tests/journeys/serve.ts',
    cwd: '../..',
    url: `http://localhost:${port}/healthz`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
    timeout: 180_000,
  },
});
