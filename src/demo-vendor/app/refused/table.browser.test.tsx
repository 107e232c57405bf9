import { it } from 'vitest';
import { playRefusedRounds } from '../../../../tests/demo-vendor/refusedRound.ts';

it('a table keeps the chips on their spots when the server refuses a round, and says why', () =>
  playRefusedRounds('bac-lotus', { choose: '[data-spot]', picture: '[data-spot]' }));
