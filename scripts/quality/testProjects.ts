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

/** Pre-bundled: Vite reloads the test run when it discovers a dependency late, as on a first run with a cold cache. */
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

/** Inlined: it imports route files by path, which outside Vitest would load every module twice. */
const loaders = ['@fastify/autoload'];

/** A new object per project, because Vitest mutates it. */
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
/** Tests that start a server or database. */
const server = ['src/server/**/*.test.ts', 'src/demo-vendor/server/**/*.test.ts', 'tests/vendors/**/*.test.ts'];
/** Tests that run only if their inputs changed. */
const conditional = conditionalProjects.flatMap((project) => project.tests);

/** Files that mock or reset modules need isolation, because workers share the module registry. */
const isolated = globSync(tests, { cwd: root }).filter((file) =>
  /\bvi\.(?:mock|resetModules)\(/.test(readFileSync(join(root, file), 'utf8')),
);

/** Generous, so that a busy machine fails no test. Passing tests are not slowed down. */
const timeouts = { testTimeout: 120_000, hookTimeout: 240_000 };

const node = { environment: 'node' as const, server: { deps: { inline: loaders } }, ...timeouts };

/** Vitest projects. Loaded by `vite.config.ts` for test runs only. */
export function testProjects(site: UserConfig): ViteUserConfig['test'] {
  prepareBrowser();
  return {
    // The default leaves one core idle, which is half of a two-core machine.
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
          // Load server modules once per worker; each suite closes what it opens.
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
        // A nested run over selected stories must not share the outer run's cache.
        cacheDir: process.env['STORIES'] === undefined ? '.cache/vite-stories' : '.cache/vite-chosen-stories',
        // node_modules may be a symlink.
        server: { fs: { allow: [root, realpathSync(join(root, 'node_modules'))] } },
        plugins: [storybookTest({ configDir: join(root, '.storybook') })],
        optimizeDeps: { include: [...packages, '@vanilla-extract/dynamic', 'axe-core', 'axios', 'jose'] },
        test: {
          name: 'stories',
          // A page per file would load the site a hundred times; stories reset their own state.
          isolate: false,
          globalSetup: ['scripts/stories/beforeTests.ts'],
          server: { deps: { inline: loaders } },
          ...timeouts,
          // As in journeys and snapshots: no waiting for animations, no half-faded elements.
          browser: browser({ reducedMotion: 'reduce' }),
        },
      }),
    ],
  };
}
