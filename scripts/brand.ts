import type { Run } from './brand/console.ts';
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

// A verb loads its modules when it acts, so that help needs none.
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
    act: async ([merchant], run, options) => {
      const { create } = await import('./brand/create.ts');
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
    act: async (names, run, values) => {
      const { validate } = await import('./brand/validate.ts');
      return validate(names, withBrands(run, values), {
        fix: values['fix'] === true,
        dryRun: values['dry-run'] === true,
        dropUnknown: values['drop-unknown'] === true,
      });
    },
  },
  audit: {
    help: 'helpAudit',
    options: {},
    act: async (names, run, values) => {
      const { audit } = await import('./brand/audit.ts');
      return audit(names, withBrands(run, values));
    },
  },
  explain: {
    help: 'helpExplain',
    options: {},
    act: async (args, run, values) => {
      const { explain } = await import('./brand/explain.ts');
      return explain(args, withBrands(run, values));
    },
  },
  'export-tokens': {
    help: 'helpExportTokens',
    options: { mode: { type: 'string', default: 'both' }, out: { type: 'string' } },
    act: async (names, run, values) => {
      const { tokens } = await import('./brand/tokens.ts');
      return tokens('export', names, withBrands(run, values), {
        mode: String(values['mode']),
        out: values['out'] as string | undefined,
        dryRun: false,
      });
    },
  },
  'import-tokens': {
    help: 'helpImportTokens',
    options: { 'dry-run': { type: 'boolean', default: false } },
    act: async (names, run, values) => {
      const { tokens } = await import('./brand/tokens.ts');
      return tokens('import', names, withBrands(run, values), {
        mode: 'both',
        out: undefined,
        dryRun: values['dry-run'] === true,
      });
    },
  },
  export: {
    help: 'helpExport',
    options: { out: { type: 'string' }, api: { type: 'string' }, games: { type: 'string' } },
    act: async (names, run, values) => {
      const { exportBrand } = await import('./brand/export.ts');
      return exportBrand(names, withBrands(run, values), {
        out: values['out'] as string | undefined,
        api: values['api'] as string | undefined,
        games: values['games'] as string | undefined,
      });
    },
  },
  migrate: {
    help: 'helpMigrate',
    options: { all: { type: 'boolean', default: false }, 'dry-run': { type: 'boolean', default: false } },
    act: async (names, run, values) => {
      const { migrate } = await import('./brand/migrate.ts');
      return migrate(names, withBrands(run, values), { all: values['all'] === true, dryRun: values['dry-run'] === true });
    },
  },
  diff: {
    help: 'helpDiff',
    options: { ...atServer, from: { type: 'string' }, to: { type: 'string' } },
    act: async (names, run, values) => {
      const { diff } = await import('./brand/registry/history.ts');
      return diff(names, withBrands(run, values), values);
    },
  },
  publish: {
    help: 'helpPublish',
    options: {
      ...atServer,
      note: { type: 'string' },
      at: { type: 'string' },
      base: { type: 'string' },
      take: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
    act: async (names, run, values) => {
      const { publish } = await import('./brand/registry/publish.ts');
      return publish(names, withBrands(run, values), values);
    },
  },
  versions: {
    help: 'helpVersions',
    options: { ...atServer, before: { type: 'string' } },
    act: async (names, run, values) => {
      const { versions } = await import('./brand/registry/history.ts');
      return versions(names, withBrands(run, values), values);
    },
  },
  rollback: {
    help: 'helpRollback',
    options: { ...atServer, to: { type: 'string' }, reason: { type: 'string' } },
    act: async (names, run, values) => {
      const { rollback } = await import('./brand/registry/history.ts');
      return rollback(names, withBrands(run, values), values);
    },
  },
  approve: {
    help: 'helpApprove',
    options: { ...atServer, version: { type: 'string' }, decline: { type: 'boolean', default: false } },
    act: async (names, run, values) => {
      const { approve } = await import('./brand/registry/approve.ts');
      return approve(names, withBrands(run, values), values);
    },
  },
  'go-real': {
    help: 'helpGoReal',
    options: { yes: { type: 'boolean', default: false } },
    act: async (names, run, values) => {
      const { goReal } = await import('./brand/goReal.ts');
      const { readSettings } = await import('../src/server/edge/settings/index.ts');
      return goReal(names, withBrands(run, values), values['yes'] === true, readSettings(process.env));
    },
  },
};

/** Runs one command and returns its exit code. */
export function main(args: readonly string[], io: Io): Promise<ExitCode> {
  return runProgram({ words, verbs, options: { brands: { type: 'string', default: folder } } }, args, io);
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), terminal());
