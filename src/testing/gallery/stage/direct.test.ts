import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { planOf } from '../flows/index.ts';
import { stateOf } from '../states.ts';
import { direct } from './direct.ts';
import type { PageTools } from './pageTools.ts';
import { currentStage, setStage } from './stage.ts';

afterEach(() => setStage(null));

const tools: PageTools = { open: () => undefined, launch: () => undefined, act: () => Promise.resolve(false) };

/** A page that runs the flow, as features do, through the stage. */
function run(flow: string): void {
  const stage = currentStage();
  const { machine, starts } = planOf(flow);
  const input = Object.values(starts)[0]?.input({ now: () => 0 } as never);
  const [dressed, options] = stage?.dress(machine, { input }) ?? [machine, {}];
  const actor = createActor(dressed, options as never);
  actor.start();
  stage?.enter(flow, actor, options);
}

it('reaches no state on a page that never ran the flow [QA-02]', async () => {
  const state = stateOf('login', 'editing');
  expect(await direct('login', state).lead(tools)).toBe('a page that never ran the flow');

  const { lead } = direct('login', state);
  run('login');
  expect(await lead(tools)).toBe('editing');
});

it('reaches a state in which the page runs nothing only where the plan says why [QA-02]', async () => {
  expect(await direct('session', stateOf('session', 'guest')).lead(tools)).toBe('guest');
});
