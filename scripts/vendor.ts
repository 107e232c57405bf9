import { text } from 'node:stream/consumers';
import { type ExitCode, runProgram, serverTerminal, type Values, type Verb } from './commandLine.ts';
import type { VendorIo } from './vendor/console.ts';
import { words } from './vendor/words.ts';

/** `npm run vendor -- <command>`: adds and checks game vendors, hands out their secrets and imports their catalogues. */

const one = { type: 'string' } as const;
const many = { type: 'string', multiple: true } as const;
const flag = { type: 'boolean', default: false } as const;

const textOf = (values: Values, name: string) => values[name] as string | undefined;
const listOf = (values: Values, name: string) => values[name] as readonly string[] | undefined;

// A verb loads its modules when it acts, so that help needs none.
const verbs: Readonly<Record<string, Verb<VendorIo, keyof typeof words>>> = {
  add: {
    help: 'helpAdd',
    options: { name: one, url: one, studio: many, 'launch-host': many, category: many, contract: one, secret: one },
    act: async ([id], run, values) => {
      const { add } = await import('./vendor/add.ts');
      const entry = {
        id,
        name: textOf(values, 'name'),
        contract: textOf(values, 'contract'),
        api: textOf(values, 'url'),
        secret: textOf(values, 'secret'),
        studios: listOf(values, 'studio') ?? [],
        launchHosts: listOf(values, 'launch-host'),
        categories: listOf(values, 'category'),
      };
      return add(entry, textOf(values, 'vendors'), run);
    },
  },
  check: {
    help: 'helpCheck',
    options: { live: flag, merchant: one, game: one },
    act: async ([file], run, values) => {
      const { check } = await import('./vendor/check.ts');
      return check(
        file ?? textOf(values, 'vendors'),
        values['live'] === true ? { merchant: textOf(values, 'merchant'), game: textOf(values, 'game') } : null,
        run,
      );
    },
  },
  secret: {
    help: 'helpSecret',
    options: { set: flag, retire: flag },
    act: async ([vendor, merchant], run, values) => {
      const { secret } = await import('./vendor/secret.ts');
      return secret(
        { vendor, merchant, isSet: values['set'] === true, isRetired: values['retire'] === true },
        textOf(values, 'vendors'),
        run,
      );
    },
  },
  'import-catalogue': {
    help: 'helpImport',
    options: { merchant: one, 'dry-run': flag },
    act: async ([vendor, source], run, values) => {
      const { importVendorCatalogue } = await import('./vendor/importCatalogue.ts');
      return importVendorCatalogue(
        { vendor, source, merchant: textOf(values, 'merchant'), isDryRun: values['dry-run'] === true },
        textOf(values, 'vendors'),
        run,
      );
    },
  },
};

/** Runs one command and returns its exit code. */
export function main(args: readonly string[], io: VendorIo): Promise<ExitCode> {
  return runProgram({ words, verbs, options: { vendors: { type: 'string' } } }, args, io);
}

if (import.meta.main) {
  const io = { ...serverTerminal(), input: () => text(process.stdin) };
  process.exitCode = await main(process.argv.slice(2), io);
}
