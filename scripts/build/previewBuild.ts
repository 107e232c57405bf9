import { fileURLToPath } from 'node:url';
import type { InlineConfig } from 'vite';
import { root } from '../paths.ts';
import { buildTarget } from './browsers.ts';

/**
 * Separate build of what only previews load, beside the files of the site: as an entry of the site's own build it would become part
 * of the chunk that every page loads.
 */
export const previewBuild: InlineConfig = {
  root,
  configFile: false,
  mode: 'production',
  logLevel: 'warn',
  cacheDir: '.cache/vite-preview',
  publicDir: false,
  appType: 'custom',
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    manifest: '.vite/preview.json',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: buildTarget,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { preview: fileURLToPath(new URL('../../src/runtime/preview/bridge.ts', import.meta.url)) },
      output: { entryFileNames: 'assets/[name]-[hash:7].js', chunkFileNames: 'assets/[name]-[hash:7].js' },
    },
  },
};
