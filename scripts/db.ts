import { parseArgs } from 'node:util';
import { migrateAsOwner, servingGrants } from '../src/server/db/index.ts';
import { readSettings } from '../src/server/settings.ts';
import { startErrorText } from '../src/server/startChecks.ts';
import type { Io } from './ledger-check.ts';

const help = `Tables and roles of PostgreSQL, as the owner of the tables.

  npm run db -- migrate          run pending migrations, and grant the serving role what new tables need
  npm run db -- roles            the same, and create the serving role if it is missing
  npm run db -- roles --print    print the SQL of the grants instead

MIGRATE_URL names the owner, DATABASE_URL the serving role with its password. The server itself needs DATABASE_URL only.
Exit 0: done; 2: usage; 4: refused.`;

const options = { print: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;

if (import.meta.main)
  process.exitCode = await main(process.argv.slice(2), { print: console.log, complain: console.error, env: process.env });

/** Runs `migrate` or `roles` and returns its exit code. */
export async function main(args: readonly string[], { print, complain, env }: Io): Promise<number> {
  const given = read(args);
  const command = given?.positionals[0];
  if (given?.values.help === true) {
    print(help);
    return 0;
  }
  if (given === null || (command !== 'migrate' && command !== 'roles')) {
    complain(help);
    return 2;
  }
  try {
    const { database } = readSettings(env);
    if (database.kind !== 'postgres' || database.migrateUrl === undefined) {
      complain('Set MIGRATE_URL to the owner of the tables and DATABASE_URL to the serving role.');
      return 2;
    }
    const { migrateUrl, url } = database;
    const role = decodeURIComponent(new URL(url).username);
    if (role === '' || role === decodeURIComponent(new URL(migrateUrl).username)) {
      complain('DATABASE_URL and MIGRATE_URL name the same role; the serving role has to be another one.');
      return 2;
    }
    if (given.values.print === true)
      print(
        servingGrants(role)
          .map((statement) => `${statement};`)
          .join('\n'),
      );
    else {
      await migrateAsOwner(migrateUrl, url, { create: command === 'roles' });
      print(`The tables are current, and ${role} may serve them.`);
    }
    return 0;
  } catch (error) {
    complain(startErrorText(error) ?? `The command failed: ${error instanceof Error ? error.message : String(error)}`);
    return 4;
  }
}

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    return null;
  }
}
