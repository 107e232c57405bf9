import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import type { LaunchTarget } from '../../src/domain/launchTarget.ts';
import type { ModuleId } from '../../src/domain/module.ts';
import type { ModalName } from '../../src/flows/overlays/index.ts';
import type { FailureCode } from '../../src/wire/failure.ts';
import type { Both } from './both.ts';
import type { Clock } from './clock.ts';

/** What a hole of a flow comes back with. */
export type Answer = Readonly<{ say: Both } & ({ output: unknown } | { error: unknown })>;

export interface Move {
  readonly say: Both;
  readonly event: EventObject & Readonly<Record<string, unknown>>;
  /** Where nobody would send it: what is up already is not put up again. */
  readonly unless?: (context: object) => boolean;
}

/**
 * One step on the way to a state: `do:<event>`, `answer:<hole>:<answer>`, `wait:<name>`, or `wait:next` for the
 * nearest deadline.
 */
export type Step = string;

export interface Path {
  readonly start: string;
  readonly steps: readonly Step[];
}

export interface Start {
  readonly say: Both;
  readonly input: (clock: Clock) => unknown;
  /** What the stage takes of that input although the screen has values of its own: parts no brand decides. */
  readonly insists?: readonly string[];
}

/** What a person can tell apart within one state of the chart. The words of `problem` are the product's own. */
export interface Facets {
  readonly problem?: FailureCode | undefined;
  readonly [name: string]: string | undefined;
}

export interface Place {
  /** Leaf states, without their machine and without regions at rest, joined by a plus sign. */
  readonly value: string;
  readonly facets: Facets;
  readonly start: string;
}

/** Where the real screens stand when a way begins. */
export interface Scene {
  readonly address?: string;
  /** Opened as soon as the page is there. */
  readonly opens?: ModalName | 'customerService' | 'logOut';
  /** A game that is pressed as soon as the page is there. */
  readonly launches?: LaunchTarget;
  /** Why the page runs no flow in this state; without it, a page that does not run the flow did not reach the state. */
  readonly unrun?: string;
  /** Whether the tab already holds a session. */
  readonly member?: boolean;
  /** Other flows on the page that first have to be somewhere. */
  readonly hosts?: Readonly<Record<string, Path>>;
  /** Typed into fields, by their names, before the way begins. */
  readonly typed?: Readonly<Record<string, string>>;
  /** Selector of what the picture is about, where it stands below the fold. */
  readonly looksAt?: string;
  /** Modules that are off here; all others that matter to a flow are on. */
  readonly off?: readonly ModuleId[];
  readonly status?: { readonly maintenance: boolean; readonly maintenanceEnd?: string; readonly regionRestriction: boolean };
}

/** Everything the gallery has to know of a flow besides its machine. */
export interface FlowPlan {
  readonly machine: AnyStateMachine;
  readonly name: Both;
  /** What the flow is for, in one or two sentences. */
  readonly about: Both;
  /** Names of the leaf states, as `form.editing`. */
  readonly states: Readonly<Record<string, Both>>;
  readonly starts: Readonly<Record<string, Start>>;
  readonly events: Readonly<Record<string, Move>>;
  readonly answers: Readonly<Record<string, Readonly<Record<string, Answer>>>>;
  /** Instead of every deadline: moments worth a picture, in milliseconds. */
  readonly waits?: Readonly<Record<string, { readonly say: Both; readonly by: number }>>;
  /** Parts of the context that make no difference. */
  readonly ignore?: readonly string[];
  /** Effects that a person notices; the last of the step is handed to `facets`. */
  readonly notices?: readonly string[];
  /** Null where regions that are drawn independently are both away from rest: each has pictures of its own. */
  readonly facets: (snapshot: AnyMachineSnapshot, noticed: string | null) => Facets | null;
  /** Words of facet values, as `tab.sms`. */
  readonly words: Readonly<Record<string, Both>>;
  /** Leaf states of regions at rest, which go without saying. */
  readonly rest?: readonly string[];
  readonly scene: (place: Place) => Scene;
  /** By leaf state (or by state id): why nothing of it is drawn. */
  readonly undrawn?: Readonly<Record<string, Both>>;
  /** States that look the same on purpose. */
  readonly alike?: readonly { readonly states: readonly string[]; readonly because: Both }[];
  /** Leaf states the page leaves by itself at once, and where it goes. */
  readonly becomes?: Readonly<Record<string, string>>;
}
