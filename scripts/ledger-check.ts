import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type DatabaseSettings, readDatabase } from '../src/server/db/index.ts';
import { checkLedger, type LedgerReport } from '../src/server/ledger/checkLedger.ts';
import { startErrorText } from '../src/server/startChecks.ts';
import { chosenDatabase, databaseOptions } from './chosenDatabase.ts';

const help = `Proves that every balance follows from the journal. Reads only.

  npm run ledger:check -- [--json] [--database postgres://…] [--data folder]

Without a database it takes DATABASE_URL, else the embedded one in DATA_DIR (.data), which no server may have open.
Exit 0: it holds; 1: something is broken, the first thing is named; 2: usage; 4: the database cannot be read.`;

const options = {
  json: { type: 'boolean' },
  ...databaseOptions,
  help: { type: 'boolean', short: 'h' },
} as const;

/** Injected environment of the command. */
export interface Io {
  readonly print: (text: string) => void;
  readonly complain: (text: string) => void;
  readonly env: Readonly<Record<string, string | undefined>>;
}

if (import.meta.main)
  process.exitCode = await main(process.argv.slice(2), { print: console.log, complain: console.error, env: process.env });

/** Runs the command and returns its exit code. */
export async function main(args: readonly string[], io: Io): Promise<number> {
  const given = read(args, io);
  if (given === null) return 2;
  if (given.help === true) {
    io.print(help);
    return 0;
  }
  const settings = chosen(given, io);
  if (settings === null) return 4;
  try {
    const report = await check(settings);
    io.print(given.json === true ? JSON.stringify(report, null, 2) : inWords(report));
    return report.holds ? 0 : 1;
  } catch (error) {
    io.complain(
      startErrorText(error) ?? `The database cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
    return 4;
  }
}

async function check(settings: DatabaseSettings): Promise<LedgerReport> {
  const { db, close } = await readDatabase(settings);
  try {
    return await checkLedger(db);
  } finally {
    await close();
  }
}

function read(args: readonly string[], { complain }: Io) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    complain(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
    return null;
  }
}

function chosen(given: Parameters<typeof chosenDatabase>[0], { complain, env }: Io): DatabaseSettings | null {
  const settings = chosenDatabase(given, env);
  if (settings.kind === 'postgres' || existsSync(join(settings.directory, 'database'))) return settings;
  complain(`There is no database in ${settings.directory}; name its folder with --data, or a PostgreSQL with --database.`);
  return null;
}

function inWords({ holds, checked, proven, broken }: LedgerReport): string {
  const size = `${checked.acts} acts, ${checked.entries} entries, ${checked.wallets} wallets, ${checked.bets} bets`;
  const lines = proven.map((rule) => `  ✓ ${rule}`);
  if (holds || broken === null) return [`The ledger holds: ${size}.`, ...lines].join('\n');
  const { rule, merchant, subject, expected, found } = broken;
  return [
    `The ledger is BROKEN: ${size}.`,
    ...lines,
    `  ✗ ${rule}`,
    `    ${merchant}: ${subject}`,
    `    expected ${expected}, found ${found} (amounts in ten-thousandths)`,
  ].join('\n');
}
