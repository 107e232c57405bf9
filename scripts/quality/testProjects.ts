import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { mergeConfig, type UserConfig } from 'vite';
import type { ViteUserConfig } from 'vitest/config';
import storybookConfig from '../../.storybook/vite.config.ts';
import { root } from '../paths.ts';
import { conditionalProjects } from '../test/conditional.ts';
import { browserArguments, browserEnvironment, browserPath } from '../testing/browser.ts';
import { embeddedProject, generousTimeouts, generousWaits, inlinedLoaders, nodeProjects, workers } from './nodeProjects.ts';

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

/** Vitest projects. Loaded by `vite.config.ts` for test runs only. */
export function testProjects(site: UserConfig): ViteUserConfig['test'] {
  return {
    ...workers,
    projects: [
      ...nodeProjects(),
      embeddedProject(),
      ...conditionalProjects.map((project) => ({
        extends: false as const,
        root,
        test: {
          ...workers,
          environment: 'node' as const,
          server: { deps: { inline: inlinedLoaders } },
          ...generousTimeouts,
          ...generousWaits,
          name: project.name,
          include: [...project.tests],
        },
      })),
      mergeConfig(site, {
        extends: false,
        root,
        optimizeDeps: { include: [...packages, '@vanilla-extract/dynamic', 'axios', 'culori/fn', 'jose', 'jsonc-parser'] },
        test: {
          ...workers,
          name: 'browser',
          include: ['{src,tests}/**/*.browser.test.tsx'],
          ...generousTimeouts,
          ...generousWaits,
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
          ...workers,
          name: 'stories',
          // A page per file would load the site a hundred times; stories reset their own state.
          isolate: false,
          globalSetup: ['scripts/stories/beforeTests.ts'],
          server: { deps: { inline: inlinedLoaders } },
          ...generousTimeouts,
          setupFiles: ['scripts/quality/waiting.stories.ts'],
          // As in journeys and snapshots: no waiting for animations, no half-faded elements.
          browser: browser({ reducedMotion: 'reduce' }),
        },
      }),
    ],
  };
}
