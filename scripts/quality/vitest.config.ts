import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from '../../vite.config.ts';
import { browserArguments, browserEnvironment, browserPath, prepareBrowser } from '../testing/browser.ts';

prepareBrowser();

const root = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig((environment) => ({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          name: 'node',
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
          exclude: ['**/*.browser.test.*', 'tests/journeys/**'],
          globalSetup: ['tests/server/postgres.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      mergeConfig(viteConfig({ ...environment, isSsrBuild: false }), {
        root,
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            'react/jsx-dev-runtime',
            'react/jsx-runtime',
            'react-aria-components',
            'xstate',
            '@xstate/react',
            'i18next',
            'react-router-dom',
            '@tanstack/react-query',
            'uqr',
            'dompurify',
          ],
        },
        test: {
          name: 'browser',
          include: ['src/**/*.browser.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: { executablePath: browserPath, args: browserArguments, env: browserEnvironment },
            }),
          },
        },
      }),
    ],
  },
}));
