import { it } from 'vitest';
import { playRefusedRounds } from '../../../../tests/demo-vendor/refusedRound.ts';

it('a catch game keeps its target when the server refuses a round, and says why', () =>
  playRefusedRounds('shark', { picture: '.targets' }));
