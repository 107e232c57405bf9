import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { InlineConfig, Plugin } from 'vite';
import { awaitChunks } from '../../.storybook/awaitChunks.ts';
import { stagedMachines } from '../../tests/gallery/stage/machines.ts';
import { root } from '../paths.ts';
import { buildTarget } from './browsers.ts';
import { productionRouter } from './productionRouter.ts';
import { styleFallbacks } from './styleFallbacks.ts';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Files of the gallery that a preview has in another form. */
const replaced: Readonly<Record<string, string>> = {
  [at('.storybook/answers.ts')]: at('tests/gallery/preview/answers.ts'),
  [at('tests/gallery/stage/silentFrames.ts')]: at('tests/gallery/preview/emptyFrames.ts'),
};

const inPreviews: Plugin = {
  name: 'states-in-previews',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!source.startsWith('.')) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found === null ? null : (replaced[found.id] ?? found);
  },
};

/**
 * Separate build of what shows the states of flows in previews: the site with the machines of the gallery, whose calls a script answers
 * (`tests/gallery/stage`). Only the pages of a preview that are asked for a state load it.
 */
export const statesBuild: InlineConfig = {
  root,
  configFile: false,
  mode: 'production',
  logLevel: 'warn',
  cacheDir: '.cache/vite-states',
  publicDir: false,
  appType: 'custom',
  css: { postcss: { plugins: [styleFallbacks] } },
  plugins: [
    inPreviews,
    stagedMachines(),
    awaitChunks(),
    vanillaExtractPlugin(),
    optimizeLocales.vite({ locales: ['en-US'] }),
    react(),
  ],
  resolve: { alias: productionRouter },
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    manifest: '.vite/states.json',
    assetsInlineLimit: 0,
    // One style sheet: the program has loaded before it shows anything.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    target: buildTarget,
    chunkSizeWarningLimit: 4_000,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { states: at('tests/gallery/preview/states.tsx') },
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/states-[hash:7].js',
        assetFileNames: 'assets/states-[hash:6][extname]',
      },
    },
  },
};
