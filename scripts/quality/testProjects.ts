import { globSync, readFileSync, realpathSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { mergeConfig, type UserConfig } from 'vite';
import type { ViteUserConfig } from 'vitest/config';
import storybookConfig from '../../.storybook/vite.config.ts';
import { root } from '../paths.ts';
import { conditionalProjects } from '../test/conditional.ts';
import { browserArguments, browserEnvironment, browserPath, prepareBrowser } from '../testing/browser.ts';

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

/** Imports route files by path; outside the runner they would be a second copy of every module. */
const loaders = ['@fastify/autoload'];

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

const tests = ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/**/*.test.ts'];
const inBrowser = '**/*.browser.test.*';
/** Tests that open a server or a database. */
const server = ['src/server/**/*.test.ts', 'src/demo-vendor/server/**/*.test.ts', 'tests/vendors/**/*.test.ts'];
/** Tests that run when what they depend on changed. */
const conditional = conditionalProjects.flatMap((project) => project.tests);

/** Modules that a test replaces or loads anew would reach the other files of its worker. */
const isolated = globSync(tests, { cwd: root }).filter((file) =>
  /\bvi\.(?:mock|resetModules)\(/.test(readFileSync(join(root, file), 'utf8')),
);

/** Far beyond what a test takes, because a busy machine is no fault of a test; a test that passes waits for nothing. */
const timeouts = { testTimeout: 120_000, hookTimeout: 240_000 };

const node = { environment: 'node' as const, server: { deps: { inline: loaders } }, ...timeouts };

/** The projects of Vitest. Loaded by `vite.config.ts` for test runs only. */
export function testProjects(site: UserConfig): ViteUserConfig['test'] {
  prepareBrowser();
  return {
    // By itself the runner leaves a core free, which is half of a small machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: false,
        root,
        test: {
          ...node,
          name: 'unit',
          include: tests,
          exclude: [inBrowser, ...server, ...conditional, ...isolated],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: false,
        root,
        test: {
          ...node,
          name: 'isolated',
          include: isolated,
          exclude: [inBrowser, ...server, ...conditional],
          pool: 'threads',
        },
      },
      {
        extends: false,
        root,
        test: {
          ...node,
          name: 'server',
          include: server,
          pool: 'forks',
          // The server's modules are loaded once per worker; what a suite opens, it closes.
          isolate: false,
          globalSetup: ['tests/server/databases.ts'],
        },
      },
      ...conditionalProjects.map((project) => ({
        extends: false as const,
        root,
        test: { ...node, name: project.name, include: [...project.tests], testTimeout: 600_000 },
      })),
      mergeConfig(site, {
        extends: false,
        root,
        optimizeDeps: { include: packages },
        test: {
          name: 'browser',
          include: ['src/**/*.browser.test.tsx'],
          ...timeouts,
          expect: { poll: { timeout: 60_000 } },
          browser: browser(),
        },
      }),
      mergeConfig(storybookConfig, {
        extends: false,
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
          server: { deps: { inline: loaders } },
          ...timeouts,
          // As in journeys and pictures: nothing has to be waited for, or is looked at half faded in.
          browser: browser({ reducedMotion: 'reduce' }),
        },
      }),
    ],
  };
}
