import { defaultLanguage, isLanguage } from '../../../src/domain/language.ts';
import type { Taken } from '../capture/takeAll.ts';
import type { Cell } from '../cell.ts';
import { sameBytes } from '../check/sameBytes.ts';
import { matches } from '../plan/expand.ts';
import type { Plan } from '../plan/readPlan.ts';
import { type Status, statuses } from '../report/reportData.ts';
import { type Difference, explain } from './explain.ts';
import { groupsOf } from './groups.ts';
import type { Lock, LockEntry } from './lock.ts';
import { markedName, markedPicture } from './marked.ts';
import { readPng } from './png.ts';
import { keepPicture, keptPicture } from './store.ts';
import type { JudgedCell, Verdict } from './verdict.ts';

export interface Evidence {
  readonly plan: Pick<Plan, 'same' | 'allow'>;
  /** All cells of the plan, captured or not. */
  readonly cells: readonly Cell[];
  readonly taken: ReadonlyMap<string, Taken>;
  /** Second captures in fresh browsers, of all cells that differ from the approved picture. */
  readonly again: ReadonlyMap<string, Taken>;
  /** Cells with changed inputs that this filtered run does not capture. */
  readonly deferred: ReadonlySet<string>;
  readonly lock: Lock;
  readonly inputOf: (cell: Cell) => string;
  readonly becauseOf: (cell: Cell) => readonly string[];
  /** Cells of the lock that are no longer in the plan; empty for a filtered run. */
  readonly removed: readonly string[];
}

type Judgement = Pick<Verdict, 'counts' | 'groups' | 'cells'>;

/** Decides the status of each cell by picture hash; the rest of the verdict only explains differences. */
export function judge(evidence: Evidence): Judgement {
  const { cells, taken, lock, removed } = evidence;
  const twins = sameBytes(cells, (name) => taken.get(name)?.pixels ?? lock.cells[name]?.pixels, evidence.plan);
  const judged = [
    ...cells.map((cell) => judgeCell(cell, evidence, twins.get(cell.name))),
    ...removed.map((name) => goneCell(name, lock.cells[name])),
  ];
  const named = (status: Status) => judged.filter((cell) => cell.status === status);
  return {
    cells: judged,
    counts: Object.fromEntries(statuses.map((status) => [status, named(status).length])) as Record<Status, number>,
    groups: groupsOf(
      named('changed').flatMap(({ name, difference }) => (difference === null ? [] : [{ name, difference }])),
      named('new').map(({ name }) => name),
      named('removed').map(({ name }) => name),
    ),
  };
}

function judgeCell(
  cell: Cell,
  { taken, again, deferred, lock, inputOf, becauseOf, plan }: Evidence,
  twin?: string,
): JudgedCell {
  const { name, story, brand, mode, language, width } = cell;
  const shot = taken.get(name);
  const approved = lock.cells[name];
  const status = statusOf(shot, again.get(name), approved, deferred.has(name));
  const faults = [
    ...(shot?.faults ?? []),
    ...(twin === undefined || shot === undefined ? [] : [{ code: 'same' as const, detail: twin }]),
  ];
  return {
    name,
    title: story.title,
    state: story.state,
    brand,
    mode,
    language,
    width,
    status,
    pixels: shot?.pixels ?? approved?.pixels ?? '',
    was: approved?.pixels ?? (status === 'unstable' ? (again.get(name)?.pixels ?? '') : ''),
    input: inputOf(cell),
    size: shot?.size ?? approved?.size ?? '',
    difference: differenceOf(status, shot, again.get(name), approved),
    faults: faults.filter(({ code }) => !plan.allow.some((rule) => rule.code === code && matches(story, rule.stories))),
    because: shot === undefined ? [] : becauseOf(cell),
  };
}

function statusOf(shot: Taken | undefined, retake: Taken | undefined, approved: LockEntry | undefined, left: boolean): Status {
  if (shot === undefined) return left ? 'deferred' : 'inherited';
  if (shot.faults.some(({ code }) => code === 'story')) return 'broken';
  if (retake !== undefined && retake.pixels !== shot.pixels) return 'unstable';
  if (approved === undefined) return 'new';
  return approved.pixels === shot.pixels ? 'passed' : 'changed';
}

function differenceOf(
  status: Status,
  shot: Taken | undefined,
  retake: Taken | undefined,
  approved: LockEntry | undefined,
): Difference | null {
  if (shot === undefined || !['changed', 'unstable'].includes(status)) return null;
  const [before, after] = [keptPicture((status === 'unstable' ? retake : approved)?.pixels ?? ''), keptPicture(shot.pixels)];
  // Without the old picture the difference cannot be explained.
  if (before === null || after === null) return { kind: 'redrawn', changed: 0, boxes: [], colours: [], where: [] };
  const [old, now] = [readPng(before), readPng(after)];
  // Create the report's diff picture now, because decoding large pictures again is slow.
  if (status === 'changed') keepPicture(markedName(approved?.pixels ?? '', shot.pixels), markedPicture(old, now));
  return explain(old, now, (retake ?? shot).elements);
}

function goneCell(name: string, approved: LockEntry | undefined): JudgedCell {
  const [story = '', look = ''] = name.split('@');
  const [brand = '', mode, language, width] = look.split('.');
  const [title = story, state = ''] = story.split('--');
  return {
    name,
    title,
    state,
    brand,
    mode: mode === 'dark' ? 'dark' : 'light',
    language: isLanguage(language) ? language : defaultLanguage,
    width: Number(width),
    status: 'removed',
    pixels: '',
    was: approved?.pixels ?? '',
    input: approved?.input ?? '',
    size: approved?.size ?? '',
    difference: null,
    faults: [],
    because: [],
  };
}
