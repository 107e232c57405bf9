import { startErrorText } from '../../src/server/edge/server/startChecks.ts';
import { readSettings } from '../../src/server/edge/settings/index.ts';
import { migrateAsOwner, servingGrants } from '../../src/server/platform/db/index.ts';
import { type ExitCode, paint, printJson, type Run, type ServerIo } from '../commandLine.ts';
import { sayIn } from '../sayIn.ts';
import { roleWords as words } from './words.ts';

const say = sayIn(words);

interface Order {
  /** Creates the serving role if it is missing. */
  readonly create: boolean;
  /** Prints the SQL of the grants instead. */
  readonly isPrinted: boolean;
}

/** Migrates as the owner of the tables, and gives the serving role its rights. */
export async function prepare({ io, json, language }: Run<ServerIo>, { create, isPrinted }: Order): Promise<ExitCode> {
  const refuse = (code: ExitCode, sentence: string): ExitCode => {
    io.complain(sentence);
    return code;
  };
  try {
    const { database } = readSettings(io.env);
    if (database.kind !== 'postgres' || database.migrateUrl === undefined) return refuse(2, say(language, 'urls'));
    const { migrateUrl, url } = database;
    const role = decodeURIComponent(new URL(url).username);
    if (role === '' || role === decodeURIComponent(new URL(migrateUrl).username)) return refuse(2, say(language, 'sameRole'));
    if (isPrinted) {
      const statements = servingGrants(role);
      if (json) printJson(io, { role, statements });
      else io.print(statements.map((statement) => `${statement};`).join('\n'));
      return 0;
    }
    await migrateAsOwner(migrateUrl, url, { create });
    if (json) printJson(io, { ok: true, role });
    else io.print(paint('green', say(language, 'current', { role })));
    return 0;
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return refuse(4, startErrorText(error) ?? say(language, 'failed', { detail }));
  }
}
