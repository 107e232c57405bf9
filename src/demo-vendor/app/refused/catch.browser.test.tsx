import { expect, it } from 'vitest';
import { playRefusedRounds } from '../../../../tests/demo-vendor/refusedRound.ts';

it('a catch game keeps its target when the server refuses a round, and says why', async () => {
  const tones = await playRefusedRounds('shark', { picture: '.targets' });
  expect(tones).toEqual({ LIMIT_REACHED: 'bad', SESSION_ENDED: 'bad', offline: 'bad' });
});
