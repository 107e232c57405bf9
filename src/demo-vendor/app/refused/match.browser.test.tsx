import { expect, it } from 'vitest';
import { playRefusedRounds } from '../../../../tests/demo-vendor/refusedRound.ts';

it('a match keeps the slip when the server refuses a round, and says why', async () => {
  const tones = await playRefusedRounds('ds88-football', { choose: '[data-spot]', picture: '[data-spot]' });
  expect(tones).toEqual({ LIMIT_REACHED: 'bad', SESSION_ENDED: 'bad', offline: 'bad' });
});
