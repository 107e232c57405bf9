import type { Language } from '../src/domain/language.ts';
import {
  type Anchor,
  type AuditFault,
  type ChainReport,
  createAuditChain,
  type DatedAnchor,
} from '../src/server/platform/auditChain/index.ts';
import { createAudit } from '../src/server/platform/events/index.ts';
import { type ExitCode, printJson, runProgram, type ServerIo, serverTerminal, type Verb } from './commandLine.ts';
import { auditWords as words } from './database/auditWords.ts';
import { onDatabase } from './database/chosenDatabase.ts';
import { databaseOptions } from './database/databaseOptions.ts';
import { sayIn } from './sayIn.ts';

/** `npm run audit:check` links new rows and proves that the hash chain over events and ledger is whole, or lists its anchors. */

const say = sayIn(words);
const progressEveryMs = 2_000;

const check: Verb<ServerIo, keyof typeof words> = {
  help: 'help',
  options: { anchors: { type: 'boolean' }, 'from-anchor': { type: 'string' }, 'link-old': { type: 'boolean' } },
  act: async (_names, run, values) => {
    const { io, json, language } = run;
    const kept = values['from-anchor'] as string | undefined;
    const from = kept === undefined ? undefined : anchorOf(kept);
    if (from === null) {
      io.complain(say(language, 'noAnchor'));
      return 2;
    }
    return onDatabase(run, values, async ({ db }) => {
      const now = () => new Date();
      // No event of this command has an account or address.
      const keyedHash = () => Promise.reject(new Error('There is no key.'));
      const chain = createAuditChain({ db, now, audit: createAudit({ db, now, vault: { keyedHash } }) });
      if (values['anchors'] === true) {
        const anchors = await chain.anchors();
        if (json) printJson(io, anchors);
        else io.print(anchors.length === 0 ? say(language, 'noAnchors') : anchors.map(lineOf).join('\n'));
        return 0;
      }
      const linked = values['link-old'] === true ? await chain.appendAll() : await chain.appendLate();
      let saidAt = Date.now();
      const onProgress = (checked: number, total: number) => {
        if (!io.isInteractive || json || Date.now() - saidAt < progressEveryMs) return;
        saidAt = Date.now();
        io.print(say(language, 'progress', { checked, total }));
      };
      const report = await chain.check({ from, onProgress });
      if (json) printJson(io, { ...report, linked });
      else io.print(inWords(report, language));
      return report.isWhole ? 0 : 1;
    });
  },
};

/** Runs the command and returns its exit code. */
export function main(args: readonly string[], io: ServerIo): Promise<ExitCode> {
  return runProgram({ words, verbs: { check }, options: databaseOptions }, ['check', ...args], io);
}

/** A kept anchor, written as `seq:hash`; null for another text. */
function anchorOf(text: string): Anchor | null {
  const [, seq, hash] = /^([1-9]\d{0,14}):([0-9a-f]{64})$/.exec(text) ?? [];
  return seq === undefined || hash === undefined ? null : { seq: Number(seq), hash };
}

const lineOf = ({ at, seq, hash, month, entries }: DatedAnchor) => `${at.slice(0, 19)}Z  ${seq}:${hash}  ${month} ${entries}`;

function inWords({ isWhole, entries, since, head, expired, late, anchors, found, faults }: ChainReport, language: Language) {
  if (head === null) return say(language, isWhole ? 'empty' : 'broken', { found });
  const size = { entries, since: (since ?? '').slice(0, 10), anchors };
  return [
    isWhole ? say(language, 'whole', size) : say(language, 'broken', { found }),
    `  ${say(language, 'head')} ${head.seq}:${head.hash}`,
    ...(expired > 0 ? [`  ${say(language, 'expired', { count: expired })}`] : []),
    ...(late > 0 ? [`  ${say(language, 'late', { count: late })}`] : []),
    ...faults.map((fault) => `  ✗ ${faultText(fault, language)}`),
    ...(found > faults.length ? [`  ${say(language, 'more', { count: found - faults.length })}`] : []),
    ...(isWhole ? [] : [say(language, 'next')]),
  ].join('\n');
}

function faultText({ kind, seq, to, row, at, hash }: AuditFault, language: Language): string {
  const named = row === null ? '' : say(language, row.kind, { merchant: row.merchant, id: row.id, at: at ?? '' });
  const place = to === undefined || to === seq ? String(seq) : `${seq}–${to}`;
  const known = kind === 'missing' && hash !== undefined ? ` ${say(language, 'known', { hash })}` : '';
  return `${say(language, kind, { place, row: named })}${known}`;
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), serverTerminal());
