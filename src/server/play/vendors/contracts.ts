import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { VendorContract } from './contract.ts';

const directory = join(import.meta.dirname, 'contracts');

interface ContractFile {
  readonly default: VendorContract;
}

/** Every contract by name: a file of `contracts/` each, so that nothing registers it. */
export const contracts: ReadonlyMap<string, VendorContract> = new Map(
  await Promise.all(
    readdirSync(directory)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map(async (file) => {
        const { default: contract } = (await import(pathToFileURL(join(directory, file)).href)) as ContractFile;
        return [basename(file, '.ts'), contract] as const;
      }),
  ),
);
