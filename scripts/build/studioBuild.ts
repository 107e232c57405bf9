import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { root, studioDist } from '../paths.ts';
import { buildTarget } from './browsers.ts';
import { productionRouter } from './productionRouter.ts';
import { styleFallbacks } from './styleFallbacks.ts';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Separate build of the operators' studio, so that nothing of it is in a brand's site. A page of the studio is a chunk. */
export const studioBuild: InlineConfig = {
  root,
  base: '/studio/',
  configFile: false,
  mode: 'production',
  logLevel: 'warn',
  cacheDir: '.cache/vite-studio',
  publicDir: false,
  appType: 'custom',
  css: { postcss: { plugins: [styleFallbacks] } },
  plugins: [vanillaExtractPlugin(), optimizeLocales.vite({ locales: ['en-US'] }), react()],
  resolve: { alias: productionRouter },
  build: {
    outDir: studioDist,
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: buildTarget,
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { studio: at('src/studio/app/studio.tsx') },
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /[\\/]node_modules[\\/]/, tags: ['$initial' as const] },
            { name: 'shared', test: /[\\/]src[\\/]/, minShareCount: 2, maxModuleSize: 12_000 },
          ],
        },
      },
    },
  },
};
