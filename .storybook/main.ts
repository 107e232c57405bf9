import { mkdirSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { storyWorld } from '../scripts/paths.ts';
import { storyPatterns } from '../scripts/stories/storyFiles.ts';

mkdirSync(storyWorld, { recursive: true });

/**
 * A picture asks for few files: two hundred small ones, which the site fetches as somebody needs them, are a quarter of
 * what a picture costs. What only some stories take, and is large, stays by itself.
 */
const groups = [
  { name: 'site', test: /[\\/]src[\\/](?!.*\.stories\.)/, includeDependenciesRecursively: false },
  {
    name: 'libraries',
    test: /[\\/]node_modules[\\/](?!elkjs|axe-core|@?firebase|@?storybook)/,
    includeDependenciesRecursively: false,
  },
];

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  // A narrower pattern starts sooner while one part is in work.
  stories: process.env['STORIES']?.split(',') ?? storyPatterns.map((pattern) => `../${pattern}`),
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [storyWorld],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // Of the build in `vite.config.ts`, Storybook takes the target only.
  viteFinal: (found, { configType }) => {
    if (configType !== 'PRODUCTION') return found;
    return mergeConfig(found, { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } });
  },
  // Reading every component for a table of its props would take half of the build.
  typescript: { reactDocgen: false, check: false },
};

export default config;
