import { it } from 'vitest';
import { playRefusedRounds } from '../../../../tests/demo-vendor/refusedRound.ts';

it('a draw keeps the picks when the server refuses a round, and says why', () =>
  playRefusedRounds('balls', { choose: '[data-spot]', picture: '[data-spot]' }));
