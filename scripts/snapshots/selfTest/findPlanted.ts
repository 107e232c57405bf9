import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { approve } from '../approve.ts';
import { takeAll } from '../capture/takeAll.ts';
import { type Cell, cellOf, type Look, type Story } from '../cell.ts';
import { judge } from '../compare/judge.ts';
import { type Lock, readLock, writeLock } from '../compare/lock.ts';
import type { Verdict } from '../compare/verdict.ts';
import { workers } from '../plan/estimate.ts';
import { referenceBrand } from '../prepare/makeWorld.ts';
import { openStudio, type Studio } from '../prepare/openStudio.ts';
import { retake } from '../retake.ts';
import { plantedPixel, plantedWord, plantFaults } from './plants.ts';

export interface Finding {
  readonly fault: string;
  readonly found: boolean;
  /** Message of the verdict about it. */
  readonly how: string;
}

type Stage = Pick<Studio, 'stories' | 'serve' | 'world'>;

/** Plants faults in the built stories and checks that each is found and identified; false if one is missed. */
export async function selfTest(log: (line: string) => void): Promise<boolean> {
  const findings = await findPlanted(await openStudio(log));
  for (const { fault, found, how } of findings) log(`${found ? 'found  ' : 'MISSED '} ${fault}: ${how}`);
  return findings.every(({ found }) => found);
}

/** Captures a few cells, plants one fault of each kind and checks that the verdict identifies each. */
export async function findPlanted(stage: Stage): Promise<readonly Finding[]> {
  return findings(await judgePlanted(stage));
}

export interface JudgedPlants {
  readonly verdict: Verdict;
  readonly set: Planted;
  readonly lock: Lock;
}

/** Verdict on a few cells with one fault of each kind. */
export async function judgePlanted(studio: Stage): Promise<JudgedPlants> {
  const brand = studio.world.brands.find(({ merchant }) => merchant !== referenceBrand)?.merchant ?? referenceBrand;
  const [home, second, third, fourth] = screensOf(studio.stories);
  const cell = (story: Story, look: Partial<Look> = {}) =>
    cellOf(story, { brand: referenceBrand, mode: 'dark', language: 'vi', width: 390, ...look }, 'self-test');
  const set = {
    untouched: cell(home),
    word: cell(home, { language: 'en', width: 1440 }),
    token: [cell(home, { brand }), cell(home, { brand, language: 'en' })],
    pixel: cell(second),
    unstable: cell(third),
    missing: cell(fourth),
    wide: cell(third, { mode: 'light' }),
  };
  const cells = Object.values(set).flat();
  const lock = await firstTake(studio, cells);
  const left = cells.filter((one) => one !== set.missing);
  const served = await studio.serve(plantFaults({ brand, ...set }));
  try {
    const taken = new Map((await takeAll(left, { address: served.address, workers })).map((shot) => [shot.name, shot]));
    const suspects = left.filter(({ name }) => lock.cells[name]?.pixels !== taken.get(name)?.pixels);
    const again = await retake(suspects, served.address, taken, lock);
    const verdict = judge({
      plan: { same: [], allow: [] },
      cells: left,
      taken,
      again,
      deferred: new Set(),
      lock,
      inputOf: () => '',
      becauseOf: () => [],
      removed: [set.missing.name],
    });
    return { verdict: { ...verdict, made: '', base: null, calibration: '', seconds: 0, notes: [] }, set, lock };
  } finally {
    await served.close();
  }
}

/** Stories with four titles, so that faults do not mask one another: the home page (renamed menu), then other screens. */
function screensOf(stories: readonly Story[]): [Story, Story, Story, Story] {
  const rank = ({ title }: Story) => (title === 'Screens/Home' ? 0 : title.startsWith('Screens/') ? 1 : 2);
  const [first, second, third, fourth] = [...Map.groupBy(stories, ({ title }) => title).values()]
    .flatMap(([story]) => (story === undefined ? [] : [story]))
    .toSorted((left, right) => rank(left) - rank(right));
  if (first === undefined || second === undefined || third === undefined || fourth === undefined)
    throw new Error('The self-test needs stories of four titles.');
  return [first, second, third, fourth];
}

async function firstTake({ serve }: Pick<Studio, 'serve'>, cells: readonly Cell[]): Promise<Lock> {
  const served = await serve();
  try {
    const shots = await takeAll(cells, { address: served.address, workers });
    return {
      calibration: '',
      cells: Object.fromEntries(shots.map(({ name, pixels, size }) => [name, { input: 'old', pixels, size }])),
    };
  } finally {
    await served.close();
  }
}

interface Planted extends Readonly<Record<'untouched' | 'word' | 'pixel' | 'unstable' | 'missing' | 'wide', Cell>> {
  readonly token: readonly Cell[];
}

/** Whether the verdict identifies each fault correctly. */
export function findings({ verdict, set, lock }: JudgedPlants): Finding[] {
  const cellNamed = ({ name }: Cell) => verdict.cells.find((cell) => cell.name === name);
  const groupOf = ({ name }: Cell) => verdict.groups.find(({ cells }) => cells.includes(name));
  const [token, word, pixel, unstable, missing, wide] = [
    groupOf(set.token[0] ?? set.word),
    cellNamed(set.word),
    cellNamed(set.pixel),
    cellNamed(set.unstable),
    cellNamed(set.missing),
    cellNamed(set.wide),
  ];
  const labels = word?.difference?.where.map(({ label }) => label) ?? [];
  const box = pixel?.difference?.boxes[0];
  return [
    {
      fault: 'nothing planted',
      found: cellNamed(set.untouched)?.status === 'passed',
      how: cellNamed(set.untouched)?.status ?? 'no verdict',
    },
    {
      fault: 'one token of one brand',
      found:
        token?.kind === 'recoloured' &&
        sameNames(token.cells, set.token) &&
        token.common.some((pair) => pair.endsWith('>#ff00ff')),
      how: `${token?.kind}, ${token?.cells.length} pictures, ${token?.common[0]}`,
    },
    {
      fault: 'one word',
      found:
        word?.status === 'changed' &&
        labels.some((label) => label.includes(plantedWord)) &&
        groupOf(set.word)?.cells.length === 1,
      how: labels.join(', '),
    },
    {
      fault: 'one pixel',
      found:
        pixel?.difference?.kind === 'speck' &&
        pixel.difference.changed === 1 &&
        box?.x === plantedPixel.x &&
        box.y === plantedPixel.y,
      how: `${pixel?.difference?.kind}, ${pixel?.difference?.changed} at ${box?.x},${box?.y}`,
    },
    {
      fault: 'one missing state',
      found: missing?.status === 'removed' && groupOf(set.missing)?.kind === 'removed',
      how: `${missing?.name} ${missing?.status}`,
    },
    {
      fault: 'one unstable picture',
      found:
        unstable?.status === 'unstable' && groupOf(set.unstable) === undefined && !canBeApproved(verdict, set.unstable, lock),
      how: `${unstable?.status}, cannot be approved`,
    },
    {
      fault: 'one screen wider than its window',
      found: wide?.faults.some(({ code }) => code === 'overflow') === true,
      how: wide?.faults.map(({ detail }) => detail).join(', ') ?? '',
    },
  ];
}

const sameNames = (names: readonly string[], cells: readonly Cell[]) =>
  names.length === cells.length && cells.every(({ name }) => names.includes(name));

/** Approves everything into a temporary lock and checks whether the cell is in it. */
function canBeApproved(verdict: Verdict, { name }: Cell, lock: Lock): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'snapshot-approval-'));
  try {
    const [verdictPlace, lockPlace] = [join(folder, 'verdict.json'), join(folder, 'lock.json')];
    writeFileSync(verdictPlace, JSON.stringify(verdict));
    writeLock(lock, lockPlace);
    approve('all', verdictPlace, lockPlace);
    return readLock(lockPlace).cells[name]?.pixels !== lock.cells[name]?.pixels;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
