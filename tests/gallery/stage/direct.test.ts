import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { planOf } from '../flows/index.ts';
import { stateOf } from '../states.ts';
import { direct } from './direct.ts';
import type { PageTools } from './pageTools.ts';
import { currentStage, setStage } from './stage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  setStage(null);
});

const tools: PageTools = {
  open: () => undefined,
  launch: () => undefined,
  press: () => Promise.resolve(),
  act: () => Promise.resolve(false),
};

/** Runs the flow through the stage, as features on a page do. */
function run(flow: string): void {
  const stage = currentStage();
  const { machine, starts } = planOf(flow);
  const input = Object.values(starts)[0]?.input({ now: () => 0 } as never);
  const [prepared, options] = stage?.prepare(machine, { input }) ?? [machine, {}];
  const actor = createActor(prepared, options as never);
  actor.start();
  stage?.enter(flow, actor, options);
}

it('reaches no state on a page that never ran the flow [QA-02]', async () => {
  const { lead } = direct('login', stateOf('login', 'editing'));
  const ended = lead(tools).catch(String);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(await ended).toContain('The page never ran the flow "login".');
});

it('waits for the page to run the flow, even where the way has no step [QA-02]', async () => {
  const ended = direct('login', stateOf('login', 'editing')).lead(tools);
  await vi.advanceTimersByTimeAsync(1_000);
  run('login');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await ended).toBe('editing');
});

it('needs no flow where the plan says why the page runs none [QA-02]', async () => {
  const ended = direct('session', stateOf('session', 'guest')).lead(tools);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await ended).toBe('guest');
});
