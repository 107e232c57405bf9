import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { stagedMachines } from '../tests/gallery/stage/machines.ts';
import { awaitChunks } from './awaitChunks.ts';
import { bareHome } from './bareHome.ts';

/** Shared by stories and their tests: the site's build without the options of its client and server bundles. */
export default defineConfig({
  cacheDir: '.cache/vite-storybook',
  publicDir: false,
  plugins: [
    bareHome(),
    stagedMachines(),
    awaitChunks(),
    vanillaExtractPlugin(),
    optimizeLocales.vite({ locales: ['en-US'] }),
    react(),
  ],
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
