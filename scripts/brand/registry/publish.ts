import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { localized } from '../../../src/domain/language.ts';
import { changesBetween } from '../../../src/manifest/changes/index.ts';
import { isSameJson, type MergeConflict } from '../../../src/manifest/threeWay.ts';
import type { PublishAnswer } from '../../../src/wire/studio/brands.ts';
import { type ExitCode, paint, printJson, type Values } from '../../commandLine.ts';
import { baseOf } from './base.ts';
import { readLocalFolder } from './folder.ts';
import { keepOrigin, originIn, recordName } from './folderVersion.ts';
import { type Choice, current, merge } from './merge.ts';
import { oneMerchant, originOf, type RegistryRun, required, Stopped, say, stopping, studioClient } from './studioClient.ts';

/** `brand publish`: merges the folder with what others published since the version that it came from, and publishes it. */
export const publish = (names: readonly string[], run: RegistryRun, values: Values): Promise<ExitCode> =>
  stopping(run, async () => {
    const { io, json, language } = run;
    const merchant = oneMerchant(names, run, 'publish');
    const isTrial = values['dry-run'] === true;
    const note =
      isTrial && values['note'] === undefined ? say(language, 'trialNote') : required(values, 'note', run, 'publish');
    const liveFrom = momentOf(values['at'], run);
    const choice = choiceOf(values['take'], run);
    const requestId = typeof values['request'] === 'string' ? values['request'] : randomUUID();
    const folder = await readLocalFolder(merchant, run);
    const call = studioClient(run, values, merchant, requestId);
    const server = originOf(run, values);
    const { head, base, undone } = await baseOf(folder, { call, merchant, run, server, values });
    const merged = merge({ folder, head, base, undone }, choice);
    if (merged.conflicts.length > 0) return printConflicts(merged.conflicts, run);
    const { document, files, left } = merged;
    const changes = changesBetween(current(head?.manifest ?? {}), current(document));
    const keep = (version: { readonly version: number; readonly digest: string }) =>
      keepOrigin(folder.path, server, originIn(version, { manifest: document, files }, folder)).catch(() =>
        io.complain(say(language, 'notKept', { file: join(folder.path, recordName) })),
      );
    if (head !== null && isSameJson(current(head.manifest), current(document)) && isSameJson(head.files, files)) {
      if (left.length === 0 && !isTrial) await keep(head);
      if (json) printJson(io, { ok: true, published: false, changes, left });
      else {
        io.print(say(language, left.length === 0 ? 'nothingToPublish' : 'nothingNew', { version: head.version }));
        printLeft(left, run);
      }
      return 0;
    }
    const known = new Set([...Object.values(head?.files ?? {}), ...Object.values(base.files)]);
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
      ...(isTrial ? { isTrial } : {}),
      ...(liveFrom === null ? {} : { liveFrom }),
    };
    const answer = await call<PublishAnswer>('publishSource', { merchant }, order);
    if (!isDone(answer)) return printAnswer(answer, { run, merchant });
    if (isTrial) {
      if (json) printJson(io, { ok: true, published: false, changes, left });
      else
        io.print(
          [say(language, 'wouldPublish'), ...changes.map((each) => `  ${localized(each.sentence, language)}`)].join('\n'),
        );
    } else {
      if (answer.version !== null) await keep(answer.version);
      printAnswer(answer, { run, merchant, left });
    }
    if (!json) printLeft(left, run);
    return 0;
  });

function choiceOf(value: unknown, { language }: RegistryRun): Choice {
  if (value === undefined) return null;
  if (value === 'folder' || value === 'published') return value;
  throw new Stopped(say(language, 'wrongChoice', { value: typeof value === 'string' ? value : '' }), 2);
}

/** Settings that others changed, where the folder has something else. */
function printLeft(left: readonly string[], { io, language }: RegistryRun) {
  if (left.length === 0) return;
  io.print([say(language, 'left', { count: left.length }), ...left.map((pointer) => `  ${pointer}`)].join('\n'));
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

const shown = (value: unknown) => {
  const text = value === undefined ? '–' : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
};

interface Target {
  readonly run: RegistryRun;
  readonly merchant: string;
  /** Places where the folder has something else than what was published. */
  readonly left?: readonly string[];
}

const isDone = ({ result }: PublishAnswer) => result !== 'refused' && result !== 'stale';

/** Prints the result of a publication or a roll-back. */
export function printAnswer(answer: PublishAnswer, { run, merchant, left }: Target): ExitCode {
  const { io, json, language } = run;
  const { result, version, back, problems, changes } = answer;
  if (json) printJson(io, { ok: isDone(answer), ...answer, ...(left === undefined ? {} : { left }) });
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
  else if (back === null) io.print(say(language, 'firstPublished', { merchant, version: version?.version ?? 0 }));
  else io.print(say(language, 'published', { merchant, version: version?.version ?? 0, before: back }));
  return isDone(answer) ? 0 : 1;
}
