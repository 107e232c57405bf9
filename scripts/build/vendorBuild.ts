import { fileURLToPath } from 'node:url';
import type { InlineConfig } from 'vite';
import { root, vendorDist } from '../paths.ts';
import { buildTarget } from './browsers.ts';
import { styleFallbacks } from './styleFallbacks.ts';

/** Separate build of the demo vendor's frame, so that site and vendor cannot import each other by accident. */
export const vendorBuild: InlineConfig = {
  root,
  configFile: false,
  mode: 'production',
  logLevel: 'warn',
  cacheDir: '.cache/vite-vendor',
  publicDir: false,
  appType: 'custom',
  css: { postcss: { plugins: [styleFallbacks] } },
  build: {
    outDir: vendorDist,
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    target: buildTarget,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { play: fileURLToPath(new URL('../../src/demo-vendor/app/play.ts', import.meta.url)) },
    },
  },
};
