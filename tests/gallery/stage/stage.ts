import { type AnyActorRef, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { storyMoment } from '../../../.storybook/kit/world.ts';
import { type Clock, createClock } from '../clock.ts';
import { plans } from '../flows/index.ts';
import { openCalls, takeStep, withoutCalls } from '../perform.ts';
import type { FlowPlan, Start } from '../plan.ts';

/** A running flow of the page, whose calls are resolved by the stage. */
export interface Player {
  readonly plan: FlowPlan;
  readonly actor: AnyActorRef;
  readonly clock: Clock;
}

interface Options {
  readonly clock?: unknown;
  readonly input?: unknown;
}

/**
 * Runs the product's flows while a state is pictured. Features import XState through it (see `machines.ts`): machines, screens
 * and actions are the product's, only calls, clock and parts of the input are replaced.
 */
export function createStage(starts: ReadonlyMap<string, Start>) {
  let over = false;
  const players = new Map<string, Player>();
  const clocks = new WeakMap<object, Clock>();
  /** Flows driven step by step; calls of all others resolve immediately. */
  const led = new Set(starts.keys());
  const waiting = new Map<string, () => void>();

  const serve = ({ plan, actor, clock }: Player) => {
    if (over || led.has(plan.machine.id)) return;
    clock.advance(0);
    for (const hole of openCalls(actor.getSnapshot() as AnyMachineSnapshot)) {
      const [first] = Object.keys(plan.answers[hole] ?? {});
      if (first !== undefined) takeStep(plan, actor, clock, `answer:${hole}:${first}`);
    }
  };

  return {
    /** Returns the machine with pending calls, and its options with the fake clock and the scripted input. */
    prepare(machine: AnyStateMachine, options: Options = {}): readonly [AnyStateMachine, Options] {
      const plan = plans[machine.id];
      if (plan === undefined) return [machine, options];
      const clock = createClock();
      const prepared = { ...options, clock, input: inputFor(options.input, starts.get(machine.id), clock) };
      clocks.set(prepared, clock);
      return [withoutCalls(machine), prepared];
    },
    /** Registers a started actor of a prepared machine. */
    enter(flow: string, actor: AnyActorRef, options: Options): void {
      const plan = plans[flow];
      const clock = clocks.get(options);
      if (plan === undefined || clock === undefined) return;
      const player = { plan, actor, clock };
      players.set(flow, player);
      const serveSoon = () => setTimeout(() => serve(player));
      actor.subscribe(serveSoon);
      serveSoon();
      waiting.get(flow)?.();
    },
    player: (flow: string) => players.get(flow),
    /** Resolves when the page runs the flow. @throws after `timeoutMs`. */
    async arrival(flow: string): Promise<Player> {
      const there = players.get(flow);
      if (there !== undefined) return there;
      await new Promise<void>((resolve, reject) => {
        waiting.set(flow, resolve);
        setTimeout(() => reject(new Error(`The page never ran the flow "${flow}".`)), timeoutMs);
      });
      return this.arrival(flow);
    },
    /** Ignores later events of this page, because the next picture shares its window. */
    end: () => void (over = true),
    isOver: () => over,
    /** Resolves calls of this flow immediately from now on. */
    release(flow: string): void {
      led.delete(flow);
      const player = players.get(flow);
      if (player !== undefined) serve(player);
    },
  };
}

export type Stage = ReturnType<typeof createStage>;

const timeoutMs = 30_000;

/** The screen's input, with the clock and the keys that the plan overrides (`insists`). */
function inputFor(given: unknown, start: Start | undefined, clock: Clock): unknown {
  if (typeof given !== 'object' || given === null) return given;
  const own = (start?.input(clock) ?? {}) as Readonly<Record<string, unknown>>;
  const insisted = (start?.insists ?? []).map((name) => [name, own[name]] as const);
  const clockInput = 'now' in given ? [['now', () => moment + clock.now()] as const] : [];
  return { ...given, ...Object.fromEntries([...clockInput, ...insisted]) };
}

const moment = Date.parse(storyMoment);

let current: Stage | null = null;

/** Stage of the current picture; null outside of pictures, where flows run as in the product. */
export const currentStage = () => current;

export function setStage(stage: Stage | null): void {
  current = stage;
}

/** Ends the stage on unmount. It stays current for one more task, to swallow events of the unmounting page. */
export function endStage(): void {
  const ended = current;
  ended?.end();
  setTimeout(() => {
    if (current === ended) current = null;
  });
}
