import { expect, it } from 'vitest';
import { constants } from '../../domain/constants.ts';
import { createThrottle } from './throttle.ts';

it('lets a balance be read once in a second at most, however often it is pressed', () => {
  let now = 0;
  const may = createThrottle(constants.balanceRefresh, () => now);
  const pressed = [0, 1, 999, 1_000, 1_500, 2_000].map((moment) => {
    now = moment;
    return may();
  });
  expect(pressed).toEqual([true, false, false, true, false, true]);
});
