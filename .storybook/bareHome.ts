import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const bare = fileURLToPath(new URL('./BareHome.tsx', import.meta.url));

/**
 * Vite plugin for tests: replaces the home page with an empty one in stories of flow states. Its sections have separate stories,
 * and rendering them below hundreds of dialogs would dominate the test time. Pictures show the whole page.
 */
export function bareHome(): Plugin {
  return {
    name: 'livery:bare-home',
    enforce: 'pre',
    apply: () => process.env['VITEST'] === 'true',
    resolveId: (source, importer = '') =>
      /[\\/]src[\\/]app[\\/]pages\.ts$/.test(importer) && source.endsWith('/HomePage.tsx') ? bare : undefined,
  };
}
