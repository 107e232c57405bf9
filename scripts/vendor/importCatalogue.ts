import { readFile } from 'node:fs/promises';
import { type CatalogueProblem, readCatalogue } from '../../src/server/vendors/catalogueFile.ts';
import { type Counts, importCatalogue } from '../../src/server/vendors/importCatalogue.ts';
import { type ExitCode, paint, printJson } from '../commandLine.ts';
import { entryOf, hasBrand, type Run, refuse, say } from './console.ts';
import { withDatabase } from './withDatabase.ts';

interface Asked {
  readonly vendor: string | undefined;
  /** File or URL. */
  readonly source: string | undefined;
  readonly merchant: string | undefined;
  readonly isDryRun: boolean;
}

const timeoutMs = 30_000;
const maxLength = 20_000_000;

/** Imports studios and games of a vendor into a merchant's catalogue. */
export async function importVendorCatalogue(
  { vendor: id, source, merchant, isDryRun }: Asked,
  named: string | undefined,
  run: Run,
): Promise<ExitCode> {
  if (id === undefined || source === undefined || merchant === undefined) return refuse(run, 2, 'needImport');
  const vendor = await entryOf(id, named, run);
  if (vendor === null || !hasBrand(merchant, run)) return 1;
  const value = await load(source).catch((error: unknown) => {
    refuse(run, 1, 'noCatalogue', { source, detail: error instanceof Error ? error.message : String(error) });
  });
  if (value === undefined) return 1;
  const reading = readCatalogue(value, vendor);
  if (!reading.ok) return wrongFile(reading.problems, source, run);
  return withDatabase(run, async ({ db, now }) => {
    const summary = await importCatalogue({ db, now }, { merchant, vendor, file: reading.file, isDryRun });
    const { studios, games, notInFile, taken } = summary;
    const isFine = taken.length === 0;
    if (run.json) printJson(run.io, { ok: isFine, isDryRun, ...summary });
    else if (isFine) {
      run.io.print(say(run.language, 'studioCounts', countsOf(studios)));
      run.io.print(say(run.language, 'gameCounts', countsOf(games)));
      if (notInFile.length > 0)
        run.io.print(say(run.language, 'notInFile', { count: notInFile.length, ids: listed(notInFile) }));
      run.io.print(paint('green', say(run.language, isDryRun ? 'wouldImport' : 'imported', { merchant })));
    }
    if (!isFine) refuse(run, 1, 'takenIds', { count: taken.length, ids: listed(taken) });
    return isFine ? 0 : 1;
  });
}

async function load(source: string): Promise<unknown> {
  if (!/^https?:/.test(source)) return JSON.parse(await readFile(source, 'utf8')) as unknown;
  const response = await fetch(source, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const text = await response.text();
  if (text.length > maxLength) throw new Error(`${text.length} > ${maxLength}`);
  return JSON.parse(text) as unknown;
}

function wrongFile(problems: readonly CatalogueProblem[], source: string, run: Run): ExitCode {
  if (run.json) printJson(run.io, { ok: false, problems });
  else for (const { pointer, message } of problems) run.io.print(`${paint('cyan', pointer || '/')} ${message}`);
  return refuse(run, 1, 'wrongCatalogue', { source, count: problems.length });
}

const countsOf = ({ added, changed, left }: Counts) => ({ added, changed, left });

const listed = (ids: readonly string[]) => `${ids.slice(0, 10).join(', ')}${ids.length > 10 ? '…' : ''}`;
