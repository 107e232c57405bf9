import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { renew } from '../../scripts/snapshots/approve.ts';
import { type Cell, cellOf, type Story } from '../../scripts/snapshots/cell.ts';
import { staleCells, staleMessage } from '../../scripts/snapshots/check/staleCells.ts';
import { readLock, writeLock } from '../../scripts/snapshots/compare/lock.ts';
import { isOnlyBrands } from '../../scripts/snapshots/prepare/oldPictures.ts';
import type { Status } from '../../scripts/snapshots/report/reportData.ts';

const folder = mkdtempSync(join(tmpdir(), 'lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

const story: Story = { id: 'a', title: 'A', state: 'a', file: 'src/a.stories.tsx', exportName: 'a', tags: [] };
const cells: Cell[] = [390, 1440].map((width) => cellOf(story, { brand: 'b', mode: 'dark', language: 'vi', width }, 'screens'));
const [narrow, wide] = cells.map(({ name }) => name) as [string, string];
const entry = (input: string) => ({ input, pixels: 'p', size: '1x1' });

describe('lock of pictures', () => {
  it('is stale for a picture with another input, an unknown one and one that is gone', () => {
    const lock = { calibration: 'c', cells: { [narrow]: entry('old'), removed: entry('x') } };
    const found = staleCells({ cells, inputOf: () => 'new' }, lock);
    expect(found).toEqual({ stale: [narrow, wide], gone: ['removed'] });
    expect(staleMessage(found)).toMatch(/inputs of 2 pictures .* 1 recorded .* npm run snapshots$/);
    const fresh = { calibration: 'c', cells: { [narrow]: entry('new'), [wide]: entry('new') } };
    expect(staleMessage(staleCells({ cells, inputOf: () => 'new' }, fresh))).toBeNull();
  });

  it('gets the new input of an equal picture, and of no other', () => {
    const file = join(folder, 'lock.json');
    writeLock({ calibration: 'c', cells: { [narrow]: entry('old'), [wide]: entry('old') } }, file);
    const judged = (name: string, status: Status) => ({ name, status, ...entry('new') }) as never;
    const verdict = { calibration: 'c', cells: [judged(narrow, 'passed'), judged(wide, 'changed'), judged('added', 'new')] };
    expect(renew(verdict, file)).toBe(1);
    expect(readLock(file).cells).toEqual({ [narrow]: entry('new'), [wide]: entry('old') });
    expect(renew({ ...verdict, calibration: 'another machine' }, file)).toBe(0);
  });

  it('lets the present build draw old pictures where nothing but brands changed since', () => {
    expect(isOnlyBrands(new Set(['brands/a/brand.json', 'scripts/snapshots/lock.json']))).toBe(true);
    expect(isOnlyBrands(new Set(['brands/a/brand.json', 'src/ui/Badge/Badge.tsx']))).toBe(false);
  });
});
