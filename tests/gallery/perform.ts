import { type AnyActorRef, type AnyMachineSnapshot, type AnyStateMachine, createActor, getStateNodes } from 'xstate';
import { type Clock, createClock } from './clock.ts';
import type { FlowPlan, Path, Step } from './plan.ts';

/** Replaces a call: pending until the script resolves it. */
const pending = {
  transition: (state: object, event: { readonly type: string; readonly [name: string]: unknown }) => {
    if (event.type === 'gallery.answer') return { ...state, status: 'done', output: event['output'] };
    if (event.type === 'gallery.fail') return { ...state, status: 'error', error: event['error'] };
    return state;
  },
  getInitialSnapshot: (_: unknown, input: unknown) => ({ status: 'active', output: undefined, error: undefined, input }),
  getPersistedSnapshot: (state: object) => state,
} as const;

/** The machine with every call replaced by a pending one; its actions are unchanged. */
export function withoutCalls<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const actors = Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, pending]));
  return machine.provide({ actors } as never) as Machine;
}

export interface Performance {
  readonly actor: AnyActorRef;
  readonly clock: Clock;
  readonly snapshot: () => AnyMachineSnapshot;
  /** Effects of the last step, by name. */
  readonly effects: () => readonly string[];
  readonly step: (step: Step) => void;
}

/** Runs a path through a flow without UI. Actions that only a feature implements are recorded by name. */
export function perform({ machine, starts, ...plan }: FlowPlan, { start, steps }: Path): Performance {
  const begin = starts[start];
  if (begin === undefined) throw new Error(`The flow "${machine.id}" has no start "${start}".`);
  const clock = createClock();
  let effects: string[] = [];
  const { prepared, noteIn } = instrumentedOnce(machine);
  const actor = createActor(prepared, { clock, input: begin.input(clock) } as never) as unknown as AnyActorRef;
  actor.start();
  const take = (step: Step) => {
    effects = [];
    noteIn(effects);
    takeStep(plan, actor, clock, step);
  };
  for (const step of steps) take(step);
  return { actor, clock, snapshot: () => actor.getSnapshot() as AnyMachineSnapshot, effects: () => effects, step: take };
}

/** Applies one step to a running flow. */
export function takeStep(
  { events, answers, waits }: Pick<FlowPlan, 'events' | 'answers' | 'waits'>,
  actor: AnyActorRef,
  clock: Clock,
  step: Step,
): void {
  const [kind, name = '', choice = ''] = step.split(':');
  if (kind === 'do') {
    const move = events[name];
    if (move === undefined) throw new Error(`No event is planned as "${name}".`);
    actor.send(move.event);
  } else if (kind === 'wait') {
    clock.advance(waits?.[name]?.by ?? clock.wait() ?? 0);
  } else {
    const answer = answers[name]?.[choice];
    const call = callOf(actor.getSnapshot() as AnyMachineSnapshot, name);
    if (answer === undefined || call === undefined) throw new Error(`Nothing waits for "${step}".`);
    call.send(
      'error' in answer ? { type: 'gallery.fail', error: answer.error } : { type: 'gallery.answer', output: answer.output },
    );
  }
}

/** Names of the calls in progress. */
export function openCalls({ machine, value }: AnyMachineSnapshot): string[] {
  return getStateNodes(machine.root, value).flatMap(({ invoke }) => invoke.map(holeOf));
}

/** The name of a call. */
export const holeOf = ({ src, id }: { readonly src: unknown; readonly id: string }): string =>
  typeof src === 'string' ? src : id;

function callOf({ machine, value, children }: AnyMachineSnapshot, hole: string): AnyActorRef | undefined {
  const invoke = getStateNodes(machine.root, value)
    .flatMap((node) => node.invoke)
    .find(({ src }) => src === hole);
  return invoke === undefined ? undefined : (children as Readonly<Record<string, AnyActorRef | undefined>>)[invoke.id];
}

interface Instrumented {
  readonly prepared: AnyStateMachine;
  /** Sets the list that effects are recorded in. */
  readonly noteIn: (list: string[]) => void;
}

const known = new WeakMap<AnyStateMachine, Instrumented>();

/** Cached: `provide()` rebuilds the machine, which costs more than a whole path. */
function instrumentedOnce(machine: AnyStateMachine): Instrumented {
  let list: string[] = [];
  const made = known.get(machine) ?? {
    prepared: withNotedEffects(withoutCalls(machine), (name) => list.push(name)),
    noteIn: (next: string[]) => {
      list = next;
    },
  };
  known.set(machine, made);
  return made;
}

type Effect = (...given: readonly unknown[]) => unknown;

/** The machine's built-in actions run; those a feature has to provide are recorded by name. */
function withNotedEffects<Machine extends AnyStateMachine>(machine: Machine, note: (name: string) => void): Machine {
  const actions = Object.entries(machine.implementations.actions as Readonly<Record<string, Effect>>).flatMap(([name, run]) => {
    if ('resolve' in run) return [];
    const noted: Effect = (...given) => {
      try {
        return run(...given);
      } catch (thrown) {
        if (!String(thrown).includes(`without its "${name}" action`)) throw thrown;
        return note(name);
      }
    };
    return [[name, noted]];
  });
  return machine.provide({ actions: Object.fromEntries(actions) } as never) as Machine;
}
