import { readSettings } from '../../src/server/edge/settings/index.ts';
import type { Database } from '../../src/server/platform/db/index.ts';
import { reseal, sealedRows, storedKey } from '../../src/server/platform/vault/index.ts';
import { type ExitCode, paint, printJson, type Run, type ServerIo } from '../commandLine.ts';
import { sayIn } from '../sayIn.ts';
import { orRefused } from './chosenDatabase.ts';
import { keyWords as words } from './words.ts';

const say = sayIn(words);

/** Prints which data key sealed how many rows. */
export async function status({ db }: Database, { io, json, language }: Run<ServerIo>): Promise<ExitCode> {
  const { dataKeys } = readSettings(io.env);
  const nameOf = (id: string | null) => id ?? say(language, 'nameless');
  const rows = await sealedRows(db);
  const isStored = (await storedKey(db)) !== null;
  const keys = dataKeys?.map(({ id }) => id) ?? [];
  if (json) printJson(io, { keys, storedInDatabase: isStored, rows });
  else {
    const names = dataKeys === null ? say(language, 'none') : keys.map(nameOf).join(', ');
    io.print(say(language, 'configured', { keys: names }));
    if (isStored) io.print(say(language, 'generated'));
    for (const { name, keyId, rows: count } of rows)
      io.print(`  ${say(language, 'sealedBy', { name, count, key: nameOf(keyId) })}`);
  }
  return 0;
}

/** Seals everything again with the newest data key. */
export async function rotate({ db }: Database, run: Run<ServerIo>): Promise<ExitCode> {
  const { io, json, language } = run;
  const { dataKeys } = readSettings(io.env);
  if (dataKeys === null) {
    io.complain(say(language, 'noKey'));
    return 4;
  }
  return orRefused(run, async () => {
    const results = await reseal(db, dataKeys, ({ name, done }) => {
      if (!json) io.print(paint('dim', `  ${name}: ${done} …`));
    });
    const unreadable = results.reduce((sum, result) => sum + result.unreadable, 0);
    const done = results.reduce((sum, result) => sum + result.done, 0);
    const key = dataKeys[0].id;
    if (json) printJson(io, { key, results });
    else io.print(paint('green', say(language, 'rotated', { count: done, key: key ?? say(language, 'nameless') })));
    if (unreadable > 0) io.complain(say(language, 'unreadable', { count: unreadable }));
    return unreadable === 0 ? 0 : 1;
  });
}
