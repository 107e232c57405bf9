import { fileURLToPath } from 'node:url';
import type { InlineConfig } from 'vite';
import { root } from '../paths.ts';
import { buildTarget } from './browsers.ts';

/** Build of the service worker: one classic script, because served browsers lack modules there. It is served at a path of the site, with the brand's data. */
export const workerBuild: InlineConfig = {
  root,
  configFile: false,
  mode: 'production',
  logLevel: 'warn',
  cacheDir: '.cache/vite-worker',
  publicDir: false,
  appType: 'custom',
  build: {
    outDir: 'dist/client/worker',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    target: buildTarget,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { worker: fileURLToPath(new URL('../../src/worker/worker.ts', import.meta.url)) },
      output: { format: 'iife', entryFileNames: '[name].js' },
    },
  },
};
