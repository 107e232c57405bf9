import { expect, it } from 'vitest';
import { mayRollBack } from './mayRollBack.ts';

it('offers a way back to versions that were served, and to no other state', () => {
  const states = ['scheduled', 'live', 'past', 'cancelled'] as const;
  expect(states.filter((state) => mayRollBack({ state }))).toEqual(['past']);
});
