import { join } from 'node:path';
import type { DatabaseSettings } from '../../src/server/platform/db/index.ts';
import { authBrands } from '../server/auth-kit.ts';
import { noon, openTestServer } from '../server/core-kit.ts';
import { issue, openBooks, walletOf } from '../server/ledger-kit.ts';
import { command } from './command.ts';

/** Arguments that name a database, or what to expect of each of two kinds. */
const named = (settings: DatabaseSettings) =>
  settings.kind === 'postgres' ? ['--database', settings.url] : ['--data', settings.directory ?? ''];

/** Databases of two installations, and a folder for the backup. */
interface Installations {
  readonly database: DatabaseSettings;
  /** Without any row. */
  readonly other: DatabaseSettings;
  readonly folder: string;
}

/**
 * Runs each command of an installation as a process, and fills the other installation from a backup of the first.
 * @returns how commands ended otherwise than they should, with what they printed
 */
export async function faultsOfCommands({ database, other, folder }: Installations): Promise<readonly string[]> {
  const site = await openTestServer({ brands: authBrands(), database, now: () => noon });
  await site.close();
  const books = await openBooks(database);
  await issue(books, walletOf('77'), '1000');
  await books.close();

  const file = join(folder, 'all.backup');
  const on = named(database);
  const restored = named(other);
  const member = ['demomember', '--merchant', 'alpha', ...on];
  const calls: [string, readonly string[], number, RegExp][] = [
    ['backup', ['backup', file, ...on], 0, /rows/],
    ['backup', ['restore', file, ...restored], 0, /The ledger holds/],
    ['ledger-check', restored, 0, /holds/],
    ['audit-check', restored, 0, /whole/],
    ['audit-check', [...restored, '--anchors'], 0, /no anchor/],
    ['rollup-check', restored, 0, /\d/],
    ['backup', ['restore', file, ...restored], 4, /in use already/],
    ['keys', ['status', ...on], 0, /\d/],
    ['keys', ['rotate', ...on], 0, /\d/],
    ['settle', ['--dry-run', ...on], 0, /\d/],
    ['settle', on, 0, /\d/],
    ['accounts', ['end-sessions', ...member], 0, /demomember/],
    ['accounts', ['reset-authenticator', ...member], 1, /authenticator/],
    ['accounts', ['close', ...member], 0, /demomember/],
    ['accounts', ['reopen', ...member], 0, /demomember/],
  ];
  const faults: string[] = [];
  for (const [script, args, code, text] of calls) {
    const ended = await command(script, args);
    const isAsMeant = ended.code === code && text.test(ended.text) && !/\n\s+at |before initialization/.test(ended.text);
    if (!isAsMeant) faults.push(`${script} ${args[0]} ended with ${ended.code}: ${ended.text}`);
  }
  return faults;
}
