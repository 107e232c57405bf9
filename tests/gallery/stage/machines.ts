import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const at = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const stages: Readonly<Record<string, string>> = { xstate: at('./xstate.ts'), '@xstate/react': at('./xstateReact.ts') };
const product = /[\\/]src[\\/](?:app|features|pages|runtime)[\\/](?!.*\.test\.)/;

/**
 * Puts the stage between the product's features and their machine library, so that no line of the product has to
 * know of it. Without a stage the library works as ever.
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
