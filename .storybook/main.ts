import { mkdirSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { storyWorld } from '../scripts/paths.ts';
import { storyPatterns } from '../scripts/stories/storyFiles.ts';

mkdirSync(storyWorld, { recursive: true });

/**
 * Bundles the site into few chunks: fetching its ~200 small lazy ones takes a quarter of the time of a picture. Large packages
 * used by some stories only stay separate.
 */
const groups = [
  { name: 'site', test: /[\\/]src[\\/](?!studio[\\/])(?!.*\.stories\.)/, includeDependenciesRecursively: false },
  // Apart, so that a story of the site loads no style of the studio.
  { name: 'studio', test: /[\\/]src[\\/]studio[\\/](?!.*\.stories\.)/, includeDependenciesRecursively: false },
  {
    name: 'libraries',
    test: /[\\/]node_modules[\\/](?!elkjs|axe-core|@?firebase|@?storybook)/,
    includeDependenciesRecursively: false,
  },
];

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  // Set STORIES to a narrower glob for a faster start during development.
  stories: process.env['STORIES']?.split(',') ?? storyPatterns.map((pattern) => `../${pattern}`),
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [storyWorld],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // Storybook ignores all `build` options of `vite.config.ts` except the target.
  viteFinal: (found, { configType }) => {
    if (configType !== 'PRODUCTION') return found;
    return mergeConfig(found, { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } });
  },
  // Generating the props tables would take half of the build time.
  typescript: { reactDocgen: false, check: false },
};

export default config;
