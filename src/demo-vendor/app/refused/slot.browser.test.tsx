import { expect, it } from 'vitest';
import { playRefusedRounds } from '../../../../tests/demo-vendor/refusedRound.ts';

it('a slot keeps the reels of the last round when the server refuses a round, and says why', async () => {
  const tones = await playRefusedRounds('dragon', { picture: '.strip' });
  expect(tones).toEqual({ LIMIT_REACHED: 'bad', SESSION_ENDED: 'bad', offline: 'bad' });
});
