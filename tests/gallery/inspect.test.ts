import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { both } from './both.ts';
import { explore } from './explore.ts';
import { planOf, plans } from './flows/index.ts';
import { faultsOf } from './inspect.ts';
import { perform } from './perform.ts';
import { idOf, placeOf } from './place.ts';
import type { FlowPlan } from './plan.ts';
import { states } from './states.ts';

const name = both('tên', 'name');

const planted: FlowPlan = {
  machine: createMachine({
    id: 'planted',
    initial: 'start',
    states: { start: { on: { go: 'end', hide: 'dark' } }, end: {}, dark: {}, island: {} },
  }),
  name,
  about: name,
  states: { start: name, end: name, dark: name, island: name, gone: name },
  starts: { open: { say: name, input: () => undefined } },
  events: { go: { say: name, event: { type: 'go' } }, hide: { say: name, event: { type: 'hide' } } },
  answers: {},
  facets: (snapshot) => (snapshot.matches('dark') ? null : { mood: snapshot.matches('end') ? 'calm' : undefined }),
  words: {},
  scene: () => ({}),
  undrawn: { nowhere: name },
};

it('names a state nothing reaches, one without a screen, and every excuse for nothing [QA-02]', () => {
  expect(faultsOf(planted, explore(planted))).toEqual([
    'planted: nothing reaches the state "island".',
    'planted: the state "dark" is reached and has no screen. Picture it, or say why it is not drawn.',
    'planted: its plan names a state "gone" that does not exist.',
    'planted: "mood.calm" has no words in its plan.',
    'planted: its plan excuses "nowhere", which does not exist.',
  ]);
});

it('arrives where it says, by driving the machine [QA-02]', () => {
  const arrived = Object.entries(states).flatMap(([flow, found]) => {
    const plan = plans[flow];
    if (plan === undefined) return [flow];
    return found.flatMap(({ id, start, steps }) => {
      const { snapshot, effects } = perform(plan, { start, steps });
      const place = placeOf(plan, snapshot(), effects(), start);
      return place !== null && idOf(place) === id ? [] : [`${flow} ${id}`];
    });
  });
  expect(arrived).toEqual([]);
  const ids = (flow: string) => states[flow]?.map(({ id }) => id);
  expect(ids('smsCountdown')).toContain('counting--00-37');
  expect(ids('login')).toEqual(
    expect.arrayContaining(['editing--asked--auth-wait', 'editing--network', 'editing--asked--auth-captcha--refused']),
  );
  expect(ids('session')).toContain('changing');
});

it('begins every picture on a way that the flows around it can go [QA-02]', () => {
  const authRequests = Object.entries(states).flatMap(([flow, found]) =>
    found.flatMap((state) => Object.entries(planOf(flow).scene(state).hosts ?? {})),
  );
  const lost = authRequests.flatMap(([host, way]) => {
    try {
      perform(planOf(host), way);
      return [];
    } catch (thrown) {
      return [`${host} ${way.steps.join(' ')}: ${String(thrown)}`];
    }
  });
  expect(authRequests.length).toBeGreaterThan(0);
  expect([...new Set(lost)]).toEqual([]);
});
