import { type AnyActorRef, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { storyMoment } from '../../../.storybook/kit/world.ts';
import { type Clock, createClock } from '../clock.ts';
import { plans } from '../flows/index.ts';
import { openCalls, takeStep, withoutCalls } from '../perform.ts';
import type { FlowPlan, Start } from '../plan.ts';

/** A flow of the page, with nobody but the stage behind its calls. */
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
 * Where the product's flows run while a state is pictured. Features import their machine library through this stage
 * (see `machines.ts`); their machines, screens and actions are the product's own, only the calls answer as told.
 */
export function createStage(starts: ReadonlyMap<string, Start>) {
  let over = false;
  const players = new Map<string, Player>();
  const clocks = new WeakMap<object, Clock>();
  /** Flows that are led step by step; all others answer their calls at once. */
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
    /** The machine and the options it is started with instead of those given. */
    prepare(machine: AnyStateMachine, options: Options = {}): readonly [AnyStateMachine, Options] {
      const plan = plans[machine.id];
      if (plan === undefined) return [machine, options];
      const clock = createClock();
      const prepared = { ...options, clock, input: inputFor(options.input, starts.get(machine.id), clock) };
      clocks.set(prepared, clock);
      return [withoutCalls(machine), prepared];
    },
    /** Told when an actor of a prepared machine starts. */
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
    /** Waits until the page runs a flow. */
    async arrival(flow: string): Promise<Player> {
      const there = players.get(flow);
      if (there !== undefined) return there;
      await new Promise<void>((resolve, reject) => {
        waiting.set(flow, resolve);
        setTimeout(() => reject(new Error(`The page never ran the flow "${flow}".`)), patience);
      });
      return this.arrival(flow);
    },
    /** Nothing that is left of the page reaches a flow any more: the next picture shares its window. */
    end: () => void (over = true),
    isOver: () => over,
    /** From here on the flow answers its calls at once. */
    release(flow: string): void {
      led.delete(flow);
      const player = players.get(flow);
      if (player !== undefined) serve(player);
    },
  };
}

export type Stage = ReturnType<typeof createStage>;

const patience = 30_000;

/** What the screen gives, except for the hour and for what the way insists on. */
function inputFor(given: unknown, start: Start | undefined, clock: Clock): unknown {
  if (typeof given !== 'object' || given === null) return given;
  const own = (start?.input(clock) ?? {}) as Readonly<Record<string, unknown>>;
  const insisted = (start?.insists ?? []).map((name) => [name, own[name]] as const);
  const hour = 'now' in given ? [['now', () => moment + clock.now()] as const] : [];
  return { ...given, ...Object.fromEntries([...hour, ...insisted]) };
}

const moment = Date.parse(storyMoment);

let current: Stage | null = null;

/** The stage of the picture that is being made; null elsewhere, where flows run as they do in the product. */
export const currentStage = () => current;

export function setStage(stage: Stage | null): void {
  current = stage;
}

/** Ends the stage with its page. What the page still does on its way out falls into it and is lost. */
export function endStage(): void {
  const ended = current;
  ended?.end();
  setTimeout(() => {
    if (current === ended) current = null;
  });
}
