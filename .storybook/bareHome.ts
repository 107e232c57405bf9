import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const bare = fileURLToPath(new URL('./BareHome.tsx', import.meta.url));

/**
 * In tests, a flow's state is drawn over an empty home page: its sections have their own stories, and drawing them
 * under hundreds of windows is most of what those tests would do. Pictures show the whole page.
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
