import { readFileSync } from 'node:fs';
import type { StorybookConfig } from '@storybook/react-vite';
import ours from '../../../.storybook/main.ts';
import { withModes } from '../withModes.ts';

/** The project's Storybook with the plan's modes injected. Globs are relative to this folder. */
const config: StorybookConfig = {
  ...ours,
  stories: ['../../../src/**/*.stories.tsx'],
  viteFinal: (vite) => {
    const file = process.env['CHROMATIC_MODES'];
    if (file === undefined) throw new Error('CHROMATIC_MODES names the file of modes: run `npm run chromatic`.');
    return { ...vite, plugins: [...(vite.plugins ?? []), withModes(JSON.parse(readFileSync(file, 'utf8')))] };
  },
};

export default config;
