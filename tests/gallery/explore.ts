import { type AnyMachineSnapshot, fromTransition } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { openCalls, perform } from './perform.ts';
import { idOf, leavesOf, placeOf } from './place.ts';
import type { FlowPlan, Path, Place, Step } from './plan.ts';

export interface FoundState extends Place {
  readonly id: string;
  /** Shortest path to the state. */
  readonly steps: readonly Step[];
}

export interface Exploration {
  readonly states: readonly FoundState[];
  /** All reachable leaf states, pictured or not. */
  readonly reached: ReadonlySet<string>;
}

/** Exceeded only if the context contains a counter or the like, which the plan then has to `ignore`. */
const maxTransitions = 60_000;

/** Result of a path. */
interface Visit {
  readonly path: Path;
  readonly snapshot: AnyMachineSnapshot;
  readonly effects: readonly string[];
  /** Milliseconds until the next timer; null without one. */
  readonly deadlineMs: number | null;
}

/** Explores a flow breadth-first: every event, every result of every call, every timeout. */
export function explore(plan: FlowPlan): Exploration {
  const states = new Map<string, FoundState>();
  const reached = new Set<string>();
  for (const { path, snapshot, effects } of visitsOf(plan)) {
    for (const leaf of leavesOf(snapshot)) reached.add(leaf);
    const place = placeOf(plan, snapshot, effects, path.start);
    if (place !== null && !states.has(idOf(place))) states.set(idOf(place), { id: idOf(place), ...place, steps: path.steps });
  }
  return { states: [...states.values()], reached };
}

/** Every distinct configuration of a flow, with a shortest path to it. */
function visitsOf(plan: FlowPlan): Visit[] {
  const logic = fromTransition(
    (visit: Visit | null, { step }: { type: 'step'; step: Step }) =>
      follow(plan, visit === null ? { start: step, steps: [] } : { ...visit.path, steps: [...visit.path.steps, step] }),
    null as Visit | null,
  );
  const adjacency = getAdjacencyMap(logic, {
    events: ({ context }) => stepsFrom(plan, context).map((step) => ({ type: 'step' as const, step })),
    serializeState: ({ context }) => (context === null ? '' : keyOf(plan, context)),
    limit: maxTransitions,
  });
  return Object.values(adjacency).flatMap(({ state }) => state.context ?? []);
}

function follow(plan: FlowPlan, path: Path): Visit {
  const { snapshot, effects, clock, actor } = perform(plan, path);
  const visit = { path, snapshot: snapshot(), effects: effects(), deadlineMs: clock.wait() };
  actor.stop();
  return visit;
}

/** Possible next steps; before a start is chosen (`visit` null), the starts. Skips events the state does not handle. */
function stepsFrom({ starts, events, answers, waits }: FlowPlan, visit: Visit | null): Step[] {
  if (visit === null) return Object.keys(starts);
  const { snapshot, deadlineMs } = visit;
  if (snapshot.status !== 'active') return [];
  const waiting = waits === undefined ? ['next'] : Object.keys(waits);
  return [
    ...Object.entries(events).flatMap(([name, { event, unless }]) =>
      snapshot.can(event) && unless?.(snapshot.context as object) !== true ? [`do:${name}`] : [],
    ),
    ...openCalls(snapshot).flatMap((call) => Object.keys(answers[call] ?? {}).map((name) => `answer:${call}:${name}`)),
    ...(deadlineMs === null ? [] : waiting.map((name) => `wait:${name}`)),
  ];
}

function keyOf({ ignore = [], notices = [] }: FlowPlan, { snapshot: { value, context }, effects }: Visit): string {
  const noticed = effects.filter((name) => notices.includes(name));
  const matters = Object.entries(context as object).filter(([name]) => !ignore.includes(name));
  return JSON.stringify([value, matters, noticed]);
}
