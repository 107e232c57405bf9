import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { walk } from './walk.ts';

it('finds a state nothing reaches and one nothing leaves', () => {
  const machine = createMachine({
    id: 'planted',
    initial: 'start',
    states: { start: { on: { go: 'trap' } }, trap: {}, island: { on: { go: 'start' } } },
  });
  const found = walk(machine, { events: [{ type: 'go' }], answers: {}, errors: [] });
  expect(found).toEqual({ unreached: ['planted.island'], traps: ['planted.trap'] });
});
