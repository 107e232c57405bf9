import { realpathSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import storybookConfig from '../../.storybook/vite.config.ts';
import viteConfig from '../../vite.config.ts';
import { browserArguments, browserEnvironment, browserPath, prepareBrowser } from '../testing/browser.ts';

prepareBrowser();

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A package that the runner meets late makes it start over in the middle; a first run has met none. */
const packages = [
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
];

/** Made anew for each project: the runner writes the project's name into it. */
const browser = (contextOptions: { readonly reducedMotion?: 'reduce' } = {}) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  instances: [{ browser: 'chromium' as const }],
  provider: playwright({
    launchOptions: { executablePath: browserPath, args: browserArguments, env: browserEnvironment },
    contextOptions,
  }),
});

export default defineConfig((environment) => ({
  root,
  test: {
    // By itself the runner leaves a core free, which is half of a small machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
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
          include: packages,
        },
        test: {
          name: 'browser',
          include: ['src/**/*.browser.test.tsx'],
          // Long enough for a machine that is busy; whoever passes waits for nothing.
          expect: { poll: { timeout: 15_000 } },
          browser: browser(),
        },
      }),
      mergeConfig(storybookConfig, {
        root,
        // A run inside a run, over chosen stories, must not write what the other one reads.
        cacheDir: process.env['STORIES'] === undefined ? '.cache/vite-stories' : '.cache/vite-chosen-stories',
        // Installed packages may lie elsewhere and be linked.
        server: { fs: { allow: [root, realpathSync(join(root, 'node_modules'))] } },
        plugins: [storybookTest({ configDir: join(root, '.storybook') })],
        optimizeDeps: { include: [...packages, '@vanilla-extract/dynamic', 'axe-core', 'axios', 'jose'] },
        test: {
          name: 'stories',
          // A page per file would load the whole site a hundred times; every story begins afresh by itself.
          isolate: false,
          globalSetup: ['scripts/stories/beforeTests.ts'],
          testTimeout: 90_000,
          // As in journeys and pictures: nothing has to be waited for, or is looked at half faded in.
          browser: browser({ reducedMotion: 'reduce' }),
        },
      }),
    ],
  },
}));
