import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { openJournal } from './capture/journal.ts';
import { openCamera } from './capture/openBrowser.ts';
import { type Taken, takeAll } from './capture/takeAll.ts';
import type { Cell } from './cell.ts';
import { judge } from './compare/judge.ts';
import { type Lock, readLock } from './compare/lock.ts';
import { keptPicture } from './compare/store.ts';
import type { Verdict } from './compare/verdict.ts';
import { cacheFolder, timesFile, verdictFile } from './places.ts';
import type { Chosen } from './plan/choose.ts';
import { workers } from './plan/estimate.ts';
import { oldPictures } from './prepare/oldPictures.ts';
import { runKey } from './prepare/openPlan.ts';
import type { Studio } from './prepare/openStudio.ts';
import { log, progress } from './progress.ts';
import { approvingCommit, changedSince } from './reach/commits.ts';
import { retake } from './retake.ts';

export interface Running {
  readonly studio: Studio;
  readonly chosen: Chosen;
  readonly base: string | null;
  /** Captures per cell; all must be equal. */
  readonly repeat: number;
  /** Draws approved pictures again that are not kept here, for the report. */
  readonly showsOld: boolean;
}

/** Captures the chosen cells, compares them with the lock and explains differences. */
export async function run({ studio, chosen: { cells, complete }, base, repeat, showsOld }: Running): Promise<Verdict> {
  const started = performance.now();
  const calibration = await calibrate();
  const notes: string[] = [];
  const served = await studio.serve();
  try {
    const journal = openJournal(runKey(cells, studio.inputOf));
    const taken = new Map([...journal.known].filter(([name]) => cells.some((cell) => cell.name === name)));
    if (taken.size > 0) log(`Carries on: ${taken.size} of ${cells.length} pictures were taken before the break.`);
    const left = cells.filter(({ name }) => !taken.has(name));
    const bar = progress('Pictures', cells.length, taken.size);
    const shooting = performance.now();
    await takeAll(left, {
      address: served.address,
      workers,
      onTaken: (shot) => {
        taken.set(shot.name, shot);
        journal.write(shot);
        bar.step();
      },
    });
    if (left.length >= 20) rememberTime((performance.now() - shooting) / left.length);

    const lock = await comparableLock(readLock(), calibration, base, cells, notes);
    const suspects = cells.filter(({ name }) => lock.cells[name]?.pixels !== taken.get(name)?.pixels);
    const again = await retake(suspects, served.address, taken, lock);
    for (let turn = 1; turn < repeat; turn += 1) merge(again, await repeated(cells, served.address, turn, repeat), taken);
    if (showsOld) await fetchOld(suspects, lock, base, notes);
    const because = base === null ? () => [] : studio.reachOf(changedSince(base));
    const known = new Set(studio.cells.map(({ name }) => name));
    const verdict: Verdict = {
      made: new Date().toISOString(),
      base,
      calibration,
      notes,
      ...judge({
        plan: studio.plan,
        cells: studio.cells,
        taken,
        again,
        deferred: new Set(
          studio.cells.filter((cell) => lock.cells[cell.name]?.input !== studio.inputOf(cell)).map(({ name }) => name),
        ),
        lock,
        inputOf: studio.inputOf,
        becauseOf: because,
        removed: complete ? Object.keys(lock.cells).filter((name) => !known.has(name)) : [],
      }),
      seconds: (performance.now() - started) / 1000,
    };
    mkdirSync(cacheFolder, { recursive: true });
    writeFileSync(verdictFile, JSON.stringify(verdict));
    journal.finish();
    return verdict;
  } finally {
    await served.close();
  }
}

async function repeated(cells: readonly Cell[], address: string, turn: number, turns: number): Promise<readonly Taken[]> {
  const bar = progress(`Turn ${turn + 1} of ${turns}`, cells.length);
  return takeAll(cells, { address, workers, onTaken: () => bar.step() });
}

/** Keeps a repeated capture, preferring one that differs from the first. */
function merge(again: Map<string, Taken>, shots: readonly Taken[], first: ReadonlyMap<string, Taken>): void {
  for (const shot of shots) {
    const differs = shot.pixels !== first.get(shot.name)?.pixels;
    if (differs || !again.has(shot.name)) again.set(shot.name, shot);
  }
}

/** If the lock's calibration differs from this machine's, captures the base commit here to get comparable hashes. */
async function comparableLock(
  lock: Lock,
  calibration: string,
  base: string | null,
  cells: readonly Cell[],
  notes: string[],
): Promise<Lock> {
  if (lock.calibration === '' || lock.calibration === calibration) return lock;
  notes.push('This machine draws differently from the one that made the lock, so the base commit was pictured here too.');
  const wanted = cells.filter(({ name }) => lock.cells[name] !== undefined);
  if (base === null || wanted.length === 0) return { calibration, cells: {} };
  const bar = progress('The base commit on this machine', wanted.length);
  const shots = await oldPictures(base, wanted, () => bar.step());
  const own = Object.fromEntries(
    shots.map(({ name, pixels, size }) => [name, { input: lock.cells[name]?.input ?? '', pixels, size }]),
  );
  return { calibration, cells: { ...lock.cells, ...own } };
}

/** Recreates approved pictures that are missing in the store, by capturing the commit that approved them. */
async function fetchOld(suspects: readonly Cell[], lock: Lock, base: string | null, notes: string[]): Promise<void> {
  const lost = suspects.filter(({ name }) => {
    const approved = lock.cells[name];
    return approved !== undefined && keptPicture(approved.pixels) === null;
  });
  if (lost.length === 0 || base === null) return;
  const approving = approvingCommit(base);
  log(`${lost.length} old pictures are not kept here: drawing them from ${approving.slice(0, 9)} …`);
  const bar = progress('Old pictures', lost.length);
  const shots = await oldPictures(approving, lost, () => bar.step());
  const other = lost.filter(
    ({ name }) => !shots.some((shot) => shot.name === name && shot.pixels === lock.cells[name]?.pixels),
  );
  if (other.length > 0)
    notes.push(
      `${other.length} old pictures cannot be drawn again from ${approving.slice(0, 9)}: the lock and that commit do not match.`,
    );
}

function rememberTime(perCell: number): void {
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(timesFile, JSON.stringify({ perCell: Math.round(perCell) }));
}

/** Content that renders differently across machines: text, curves, blend modes, blur, gradients. */
const sheet = `<!doctype html><meta charset="utf-8"><style>
body{margin:0;width:400px;font:17px/1.5 sans-serif}
p{margin:8px;transform:rotate(.7deg)}
i{display:inline-block;width:90px;height:60px;margin:5px;border-radius:23px 9px;box-shadow:0 3px 11px 2px #3b6}
</style><p>Ưu đãi chào mừng thành viên mới: nạp lần đầu <b>0123456789</b> ₫</p>
<i style="background:linear-gradient(33deg,#d22,#22d)"></i><i style="background:radial-gradient(#fd0,#093 70%)"></i>
<i style="background:#e5739a99;filter:blur(1.5px)"></i><svg width="120" height="60"><path d="M3 50C20 -20 60 90 117 8" fill="none" stroke="#147" stroke-width="3.3"/></svg>`;

/**
 * Hash of a picture that depends only on machine and browser. Machines with equal hashes can compare each other's
 * pictures; otherwise only pictures of the same machine are comparable.
 */
async function calibrate(): Promise<string> {
  const camera = await openCamera();
  try {
    await camera.page.setViewportSize({ width: 400, height: 220 });
    await camera.page.setContent(sheet);
    const picture = await camera.page.screenshot({ animations: 'disabled' });
    return createHash('sha256').update(picture).digest('hex').slice(0, 32);
  } finally {
    await camera.close();
  }
}
