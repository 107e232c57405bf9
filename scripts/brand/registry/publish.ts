import { randomUUID } from 'node:crypto';
import { localized } from '../../../src/domain/language.ts';
import { changesBetween } from '../../../src/manifest/changes/index.ts';
import { migrate } from '../../../src/manifest/migrations.ts';
import { isSameJson, type MergeConflict, threeWay } from '../../../src/manifest/threeWay.ts';
import type { BrandSource, PublishAnswer } from '../../../src/wire/studio/brands.ts';
import { type ExitCode, paint, printJson, type Values } from '../../commandLine.ts';
import { type LocalFolder, readLocalFolder } from './folder.ts';
import { oneMerchant, type RegistryRun, required, Stopped, say, stopping, studioClient } from './studioClient.ts';

/** `brand publish`: merges the folder with what others published since it was last imported, and publishes it. */
export const publish = (names: readonly string[], run: RegistryRun, values: Values): Promise<ExitCode> =>
  stopping(run, async () => {
    const { io, json, language } = run;
    const merchant = oneMerchant(names, run, 'publish');
    const isDry = values['dry-run'] === true;
    const note = isDry ? '' : required(values, 'note', run, 'publish');
    const liveFrom = momentOf(values['at'], run);
    const requestId = typeof values['request'] === 'string' ? values['request'] : randomUUID();
    const folder = await readLocalFolder(merchant, run);
    const call = studioClient(run, values, merchant, requestId);
    const { head, disk } = await call<BrandSource>('source', { merchant });
    const merged = merge(folder, head, disk);
    if (merged.conflicts.length > 0) return printConflicts(merged.conflicts, run);
    const { document, files } = merged;
    const changes = changesBetween(current(head?.manifest ?? {}), current(document));
    const isSame = head !== null && isSameJson(current(head.manifest), current(document)) && isSameJson(head.files, files);
    if (isSame || isDry) {
      if (json) printJson(io, { ok: true, published: false, changes });
      else if (isSame) io.print(say(language, 'nothingToPublish', { version: head.version }));
      else
        io.print(
          [say(language, 'wouldPublish'), ...changes.map((each) => `  ${localized(each.sentence, language)}`)].join('\n'),
        );
      return 0;
    }
    const known = new Set([...Object.values(head?.files ?? {}), ...Object.values(disk?.files ?? {})]);
    const missing = [...folder.bytes].filter(([digest]) => !known.has(digest));
    if (missing.length > 0 && !json) io.print(say(language, 'sending', { count: missing.length }));
    for (const [, bytes] of missing) await call('sourceFile', { merchant }, bytes);
    const order = {
      base: head?.version ?? null,
      document,
      files,
      disk: { manifest: folder.manifest, files: folder.files },
      note,
      requestId,
      ...(liveFrom === null ? {} : { liveFrom }),
    };
    const answer = await call<PublishAnswer>('publishSource', { merchant }, order);
    return printAnswer(answer, { run, merchant, before: head?.version ?? null });
  });

interface Merged {
  readonly document: unknown;
  readonly files: Readonly<Record<string, string>>;
  readonly conflicts: readonly MergeConflict[];
}

/** Settings and files of the folder and of the newest version, from what both came from. */
export function merge(
  folder: Pick<LocalFolder, 'manifest' | 'files'>,
  head: BrandSource['head'],
  disk: BrandSource['disk'],
): Merged {
  if (head === null) return { document: folder.manifest, files: folder.files, conflicts: [] };
  // Without an earlier import nothing says which side is newer: what both have is the common ground.
  const base = disk ?? { manifest: {}, files: {} };
  const files = threeWay(base.files, head.files, folder.files);
  const merged = { files: files.merged as Merged['files'], conflicts: files.conflicts };
  // No one else changed it: the folder's manifest goes as it is written.
  if (isSameJson(base.manifest, head.manifest)) return { ...merged, document: folder.manifest };
  // Settings of different schema versions cannot be compared.
  const document = threeWay(current(base.manifest), current(head.manifest), current(folder.manifest));
  return { ...merged, document: document.merged, conflicts: [...document.conflicts, ...merged.conflicts] };
}

function momentOf(value: unknown, { language }: RegistryRun): string | null {
  if (value === undefined) return null;
  const text = typeof value === 'string' ? value : '';
  const moment = new Date(text);
  if (/^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(moment.getTime())) return moment.toISOString();
  throw new Stopped(say(language, 'wrongTime', { value: text }), 2);
}

function printConflicts(conflicts: readonly MergeConflict[], { io, json, language }: RegistryRun): ExitCode {
  if (json) printJson(io, { ok: false, published: false, conflicts });
  else {
    io.complain(say(language, 'conflicts', { count: conflicts.length }));
    for (const { pointer, theirs, yours } of conflicts)
      io.complain(`  ${pointer}: ${say(language, 'conflict', { theirs: shown(theirs), yours: shown(yours) })}`);
  }
  return 1;
}

const current = (manifest: unknown) => migrate(manifest).value;

const shown = (value: unknown) => {
  const text = value === undefined ? '–' : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
};

interface Target {
  readonly run: RegistryRun;
  readonly merchant: string;
  /** The version to go back to. */
  readonly before: number | null;
}

/** What came of a publication or a roll-back. */
export function printAnswer(answer: PublishAnswer, { run, merchant, before }: Target): ExitCode {
  const { io, json, language } = run;
  const { result, version, problems, changes } = answer;
  const isDone = result !== 'refused' && result !== 'stale';
  if (json) printJson(io, { ok: isDone, ...answer });
  else if (result === 'refused') {
    io.complain(say(language, 'refused'));
    for (const { pointer, message, stops } of problems)
      if (stops) io.complain(`  ${paint('red', '✗')} ${pointer === '' ? '/' : pointer}: ${message[language]}`);
  } else if (result === 'stale') io.complain(say(language, 'stale', { version: version?.version ?? 0 }));
  else if (result === 'asked') {
    io.print(say(language, 'asked', { merchant, version: version?.version ?? 0 }));
    for (const { sentence } of changes) io.print(`  ${sentence[language]}`);
  } else if (result === 'declined') io.print(say(language, 'declined', { merchant, version: version?.version ?? 0 }));
  else if (result === 'scheduled')
    io.print(say(language, 'scheduled', { merchant, version: version?.version ?? 0, moment: version?.liveFrom ?? '' }));
  else if (before === null) io.print(say(language, 'firstPublished', { merchant, version: version?.version ?? 0 }));
  else io.print(say(language, 'published', { merchant, version: version?.version ?? 0, before }));
  return isDone ? 0 : 1;
}
