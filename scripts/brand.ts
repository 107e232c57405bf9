import { readSettings } from '../src/server/settings.ts';
import { audit } from './brand/audit.ts';
import type { Run } from './brand/console.ts';
import { create } from './brand/create.ts';
import { explain } from './brand/explain.ts';
import { exportBrand } from './brand/export.ts';
import { goReal } from './brand/goReal.ts';
import { migrate } from './brand/migrate.ts';
import { diff, rollback, versions } from './brand/registry/history.ts';
import { publish } from './brand/registry/publish.ts';
import { tokens } from './brand/tokens.ts';
import { validate } from './brand/validate.ts';
import { words } from './brand/words.ts';
import { type Run as CommandRun, type ExitCode, type Io, runProgram, terminal, type Values, type Verb } from './commandLine.ts';

/**
 * `npm run brand -- <command>`: creates, validates, audits, explains and migrates brands, exchanges design tokens, exports a
 * site as files, and turns a brand to real money.
 */

/** Same default as the server's. */
const folder = process.env['BRANDS_DIR'] || 'brands';

const withBrands = (run: CommandRun, { brands }: Values): Run => ({ ...run, brands: String(brands) });

/** Options of the verbs that ask a running server. */
const atServer = { server: { type: 'string' }, 'token-file': { type: 'string' }, request: { type: 'string' } } as const;

const verbs: Readonly<Record<string, Verb<Io, keyof typeof words>>> = {
  new: {
    help: 'helpNew',
    options: {
      name: { type: 'string' },
      seed: { type: 'string' },
      host: { type: 'string' },
      language: { type: 'string' },
      logo: { type: 'string' },
    },
    act: ([merchant], run, options) => {
      const flag = (name: string) => options[name] as string | undefined;
      return create(
        { merchant, name: flag('name'), seed: flag('seed'), host: flag('host'), language: flag('language') },
        flag('logo'),
        withBrands(run, options),
      );
    },
  },
  validate: {
    help: 'helpValidate',
    options: {
      fix: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      'drop-unknown': { type: 'boolean', default: false },
    },
    act: (names, run, values) =>
      validate(names, withBrands(run, values), {
        fix: values['fix'] === true,
        dryRun: values['dry-run'] === true,
        dropUnknown: values['drop-unknown'] === true,
      }),
  },
  audit: { help: 'helpAudit', options: {}, act: (names, run, values) => audit(names, withBrands(run, values)) },
  explain: { help: 'helpExplain', options: {}, act: (args, run, values) => explain(args, withBrands(run, values)) },
  'export-tokens': {
    help: 'helpExportTokens',
    options: { mode: { type: 'string', default: 'both' }, out: { type: 'string' } },
    act: (names, run, values) =>
      tokens('export', names, withBrands(run, values), {
        mode: String(values['mode']),
        out: values['out'] as string | undefined,
        dryRun: false,
      }),
  },
  'import-tokens': {
    help: 'helpImportTokens',
    options: { 'dry-run': { type: 'boolean', default: false } },
    act: (names, run, values) =>
      tokens('import', names, withBrands(run, values), { mode: 'both', out: undefined, dryRun: values['dry-run'] === true }),
  },
  export: {
    help: 'helpExport',
    options: { out: { type: 'string' }, api: { type: 'string' }, games: { type: 'string' } },
    act: (names, run, values) =>
      exportBrand(names, withBrands(run, values), {
        out: values['out'] as string | undefined,
        api: values['api'] as string | undefined,
        games: values['games'] as string | undefined,
      }),
  },
  migrate: {
    help: 'helpMigrate',
    options: { all: { type: 'boolean', default: false }, 'dry-run': { type: 'boolean', default: false } },
    act: (names, run, values) =>
      migrate(names, withBrands(run, values), { all: values['all'] === true, dryRun: values['dry-run'] === true }),
  },
  diff: {
    help: 'helpDiff',
    options: { ...atServer, from: { type: 'string' }, to: { type: 'string' } },
    act: (names, run, values) => diff(names, withBrands(run, values), values),
  },
  publish: {
    help: 'helpPublish',
    options: { ...atServer, note: { type: 'string' }, at: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
    act: (names, run, values) => publish(names, withBrands(run, values), values),
  },
  versions: {
    help: 'helpVersions',
    options: { ...atServer, before: { type: 'string' } },
    act: (names, run, values) => versions(names, withBrands(run, values), values),
  },
  rollback: {
    help: 'helpRollback',
    options: { ...atServer, to: { type: 'string' }, reason: { type: 'string' } },
    act: (names, run, values) => rollback(names, withBrands(run, values), values),
  },
  'go-real': {
    help: 'helpGoReal',
    options: { yes: { type: 'boolean', default: false } },
    act: (names, run, values) => goReal(names, withBrands(run, values), values['yes'] === true, readSettings(process.env)),
  },
};

/** Runs one command and returns its exit code. */
export function main(args: readonly string[], io: Io): Promise<ExitCode> {
  return runProgram({ words, verbs, options: { brands: { type: 'string', default: folder } } }, args, io);
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), terminal());
