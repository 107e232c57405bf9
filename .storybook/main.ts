import { mkdirSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import { storyWorld } from '../scripts/paths.ts';

mkdirSync(storyWorld, { recursive: true });

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  // A narrower pattern starts sooner while one part is in work.
  stories: [process.env['STORIES'] ?? '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [storyWorld],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // Reading every component for a table of its props would take half of the build.
  typescript: { reactDocgen: false, check: false },
};

export default config;
