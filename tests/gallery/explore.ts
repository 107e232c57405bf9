import type { AnyMachineSnapshot } from 'xstate';
import { openCalls, perform } from './perform.ts';
import { idOf, leavesOf, placeOf } from './place.ts';
import type { FlowPlan, Place, Step, Way } from './plan.ts';

export interface FoundState extends Place {
  readonly id: string;
  /** The shortest way there. */
  readonly steps: readonly Step[];
}

export interface Exploration {
  readonly states: readonly FoundState[];
  /** Leaf states of the chart that were passed, pictured or not. */
  readonly reached: ReadonlySet<string>;
}

/** A flow with more places than this has a context that counts something; the plan has to ignore it. */
const most = 6_000;

/** Goes every way through a flow: every event, every answer of every hole, every deadline. Shortest ways first. */
export function explore(plan: FlowPlan): Exploration {
  const states = new Map<string, FoundState>();
  const reached = new Set<string>();
  const seen = new Set<string>();
  const queue: Way[] = Object.keys(plan.starts).map((start) => ({ start, steps: [] }));
  for (const way of queue) {
    const { snapshot, effects, clock, actor } = perform(plan, way);
    const here = snapshot();
    const deadline = clock.wait();
    actor.stop();
    const key = keyOf(plan, here, effects());
    if (seen.has(key)) continue;
    seen.add(key);
    if (seen.size > most)
      throw new Error(`The flow "${plan.machine.id}" has more than ${most} places. Ignore what only counts.`);
    for (const leaf of leavesOf(here)) reached.add(leaf);
    const place = placeOf(plan, here, effects(), way.start);
    if (place !== null && !states.has(idOf(place))) states.set(idOf(place), { id: idOf(place), ...place, steps: way.steps });
    if (here.status !== 'active') continue;
    for (const step of stepsFrom(plan, here, deadline)) queue.push({ start: way.start, steps: [...way.steps, step] });
  }
  return { states: [...states.values()], reached };
}

/** What may happen next. An event the state does not listen to changes nothing. */
function stepsFrom({ events, answers, waits }: FlowPlan, here: AnyMachineSnapshot, deadline: number | null): Step[] {
  const waiting = waits === undefined ? ['next'] : Object.keys(waits);
  return [
    ...Object.entries(events).flatMap(([name, { event, unless }]) =>
      here.can(event) && unless?.(here.context as object) !== true ? [`do:${name}`] : [],
    ),
    ...openCalls(here).flatMap((hole) => Object.keys(answers[hole] ?? {}).map((name) => `answer:${hole}:${name}`)),
    ...(deadline === null ? [] : waiting.map((name) => `wait:${name}`)),
  ];
}

function keyOf(
  { ignore = [], notices = [] }: FlowPlan,
  { value, context }: AnyMachineSnapshot,
  effects: readonly string[],
): string {
  const noticed = effects.filter((name) => notices.includes(name));
  const matters = Object.entries(context as object).filter(([name]) => !ignore.includes(name));
  return JSON.stringify([value, matters, noticed]);
}
