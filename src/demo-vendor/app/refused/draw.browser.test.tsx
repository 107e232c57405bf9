import { expect, it } from 'vitest';
import { playRefusedRounds } from '../../../../tests/demo-vendor/refusedRound.ts';

it('a draw keeps the picks when the server refuses a round, and says why', async () => {
  const tones = await playRefusedRounds('balls', { choose: '[data-spot]', picture: '[data-spot]' });
  expect(tones).toEqual({ LIMIT_REACHED: 'bad', SESSION_ENDED: 'bad', offline: 'bad' });
});
