import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PaymentAdapter } from './provider.ts';

const directory = join(import.meta.dirname, 'adapters');

interface AdapterFile {
  readonly default: PaymentAdapter;
}

/** Every adapter by name: a file of `adapters/` each, so that nothing registers it. */
export const adapters: ReadonlyMap<string, PaymentAdapter> = new Map(
  await Promise.all(
    readdirSync(directory)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map(async (file) => {
        const { default: adapter } = (await import(pathToFileURL(join(directory, file)).href)) as AdapterFile;
        return [basename(file, '.ts'), adapter] as const;
      }),
  ),
);
