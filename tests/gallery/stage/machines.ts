import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const at = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const stages: Readonly<Record<string, string>> = { xstate: at('./xstate.ts'), '@xstate/react': at('./xstateReact.ts') };
const product = /[\\/]src[\\/](?:app|features|pages|runtime)[\\/](?!.*\.test\.)/;

/**
 * Vite plugin: redirects the product's `xstate` imports to the stage, so that the product needs no test hooks. Without a current
 * stage the library is unchanged.
 */
export function stagedMachines(): Plugin {
  return {
    name: 'staged-machines',
    enforce: 'pre',
    resolveId(source, importer) {
      return importer !== undefined && product.test(importer) ? stages[source] : undefined;
    },
  };
}
