import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type Language, type LocalText, languages, localized } from '../../src/domain/language.ts';
import { type CatalogueProblem, readCatalogue } from '../../src/server/play/vendors/catalogueFile.ts';
import { type Counts, importCatalogue } from '../../src/server/play/vendors/importCatalogue.ts';
import { type ExitCode, paint, printJson } from '../commandLine.ts';
import { entryOf, hasBrand, type Run, refuse, say } from './console.ts';
import { withDatabase } from './withDatabase.ts';
import type { words } from './words.ts';

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
  const loaded = await load(source);
  if (!loaded.ok) return unreadable(loaded, source, run);
  const reading = readCatalogue(loaded.value, vendor);
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

interface Unreadable {
  readonly ok: false;
  readonly code: 'absent' | 'locked' | 'silent' | 'status' | 'tooLarge' | 'json';
  readonly detail: LocalText;
}

async function load(source: string): Promise<{ readonly ok: true; readonly value: unknown } | Unreadable> {
  const isAddress = /^https?:/.test(source);
  const read = isAddress ? fetched(source) : readFile(source, 'utf8');
  try {
    const text = await read;
    if (typeof text !== 'string') return text;
    if (text.length > maxLength) return refusal('tooLarge', 'catalogueTooLarge', { size: text.length, limit: maxLength });
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (error instanceof SyntaxError) return refusal('json', 'catalogueNotJson', { reason });
    if (isAddress) return refusal('silent', 'catalogueSilent', { reason });
    return existsSync(source) ? refusal('locked', 'catalogueLocked', { reason }) : refusal('absent', 'catalogueAbsent');
  }
}

async function fetched(address: string): Promise<string | Unreadable> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  return response.ok ? await response.text() : refusal('status', 'catalogueStatus', { status: response.status });
}

const refusal = (
  code: Unreadable['code'],
  key: keyof typeof words,
  params?: Readonly<Record<string, string | number>>,
): Unreadable => ({
  ok: false,
  code,
  detail: inEveryLanguage((language) => say(language, key, params)),
});

function unreadable({ code, detail }: Unreadable, source: string, run: Run): ExitCode {
  const message = inEveryLanguage((language) => say(language, 'noCatalogue', { source, detail: localized(detail, language) }));
  if (run.json) printJson(run.io, { ok: false, problems: [{ pointer: '', code, message }] });
  run.io.complain(localized(message, run.language));
  return 1;
}

const inEveryLanguage = (write: (language: Language) => string) =>
  Object.fromEntries(languages.map((language) => [language, write(language)])) as unknown as LocalText;

function wrongFile(problems: readonly CatalogueProblem[], source: string, run: Run): ExitCode {
  if (run.json) printJson(run.io, { ok: false, problems });
  else
    for (const { pointer, message } of problems)
      run.io.print(`${paint('cyan', pointer || '/')} ${localized(message, run.language)}`);
  return refuse(run, 1, 'wrongCatalogue', { source, count: problems.length });
}

const countsOf = ({ added, changed, left }: Counts) => ({ added, changed, left });

const listed = (ids: readonly string[]) => `${ids.slice(0, 10).join(', ')}${ids.length > 10 ? '…' : ''}`;
