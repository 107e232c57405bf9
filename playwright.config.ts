import { defineConfig } from '@playwright/test';
import { browserArguments, browserEnvironment, browserPath, prepareBrowser } from './scripts/testing/browser.ts';
import { port } from './tests/journeys/world.ts';

prepareBrowser();

/** Files that assert layout where a phone and a desktop differ; they run at both widths. */
const bothWidths = ['layout', 'shell', 'lobbyBrowse', 'help', 'play/lottery'];
const phone = '**/*.phone.journey.ts';

/**
 * Journeys through the built product, started as a newcomer starts it. They run at a desktop's width; a phone's is for
 * files that assert layout or touch. Every screen and state is pictured at both: `scripts/quality/phoneStories.ts`.
 */
export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  workers: 2,
  // A journey that passes only when retried passes the run, but `npm test` shows its page and names it in its last lines: it has a race.
  retries: 1,
  timeout: 120_000,
  forbidOnly: true,
  // Long enough for a busy machine; a journey that passes waits for nothing.
  expect: { timeout: 15_000 },
  use: {
    actionTimeout: 20_000,
    baseURL: `http://hacson.localhost:${port}`,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    reducedMotion: 'reduce',
    // Journeys that answer or refuse requests for files themselves would meet the copies of the worker. `app.journey.ts` has it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: browserPath, args: browserArguments, env: browserEnvironment },
  },
  projects: [
    {
      name: 'desktop',
      testMatch: '**/*.journey.ts',
      testIgnore: phone,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: [phone, ...bothWidths.map((file) => `**/journeys/${file}.journey.ts`)],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'node tests/journeys/serve.ts',
    url: `http://localhost:${port}/healthz`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
    timeout: 180_000,
  },
});
