import { it } from 'vitest';
import { playRefusedRounds } from '../../../../tests/demo-vendor/refusedRound.ts';

it('a slot keeps the reels of the last round when the server refuses a round, and says why', () =>
  playRefusedRounds('dragon', { picture: '.strip' }));
