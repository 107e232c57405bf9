import { it } from 'vitest';
import { playRefusedRounds } from '../../../../tests/demo-vendor/refusedRound.ts';

it('a match keeps the slip when the server refuses a round, and says why', () =>
  playRefusedRounds('ds88-football', { choose: '[data-spot]', picture: '[data-spot]' }));
