import { expect, it } from 'vitest';
import { staleCells, staleMessage } from '../../scripts/snapshots/check/staleCells.ts';
import { readLock } from '../../scripts/snapshots/compare/lock.ts';
import { openPlan } from '../../scripts/snapshots/prepare/openPlan.ts';

/** In every test run, because any source can change a picture; needs no build and no browser. */
it('the lock of pictures describes the sources: the recorded input of every picture is the present one [QA-06]', async () => {
  expect(staleMessage(staleCells(await openPlan(), readLock()))).toBeNull();
});
