import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import type { StoryValues } from '../../.storybook/kit/parameters.ts';
import type { LaunchTarget } from '../../src/domain/launchTarget.ts';
import type { ModuleId } from '../../src/domain/module.ts';
import type { ModalName } from '../../src/flows/overlays/index.ts';
import type { TextKey } from '../../src/i18n/index.ts';
import type { FailureCode } from '../../src/wire/failure.ts';
import type { Both } from './both.ts';
import type { Clock } from './clock.ts';

/** A result or error of a call. */
export type Answer = Readonly<{ say: Both } & ({ output: unknown } | { error: unknown })>;

export interface Move {
  readonly say: Both;
  readonly event: EventObject & Readonly<Record<string, unknown>>;
  /** Excludes the event in contexts where it cannot occur, e.g. opening what is already open. */
  readonly unless?: (context: object) => boolean;
}

/**
 * One step on the way to a state: `do:<event>`, `answer:<call>:<answer>`, `wait:<name>`, or `wait:next` for the
 * next timer.
 */
export type Step = string;

export interface Path {
  readonly start: string;
  readonly steps: readonly Step[];
}

export interface Start {
  readonly say: Both;
  readonly input: (clock: Clock) => unknown;
  /** Input keys that override the screen's values: those that do not depend on the brand. */
  readonly insists?: readonly string[];
}

/** Visually distinct variants within one chart state. `problem` is an error code; its text is the product's. */
export interface Facets {
  readonly problem?: FailureCode | undefined;
  readonly [name: string]: string | undefined;
}

export interface Place {
  /** Leaf states joined by `+`, without the regions at rest. */
  readonly value: string;
  readonly facets: Facets;
  readonly start: string;
}

/** Initial condition of the page before a path is replayed. */
export interface Scene {
  readonly address?: string;
  /** Opened when the page has rendered. */
  readonly opens?: ModalName | 'customerService' | 'logOut';
  /** Game launched when the page has rendered. */
  readonly launches?: LaunchTarget;
  /** Reason why the page does not run the flow in this state; without a reason, a flow that does not run is an error. */
  readonly unrun?: string;
  /**
   * Values of calls that the page makes by itself. With `unrun` they alone make the picture: the steps, which the server would take,
   * are not replayed.
   */
  readonly calls?: StoryValues;
  /** Word of a button that is pressed before the path is replayed. */
  readonly presses?: TextKey;
  /** Whether session storage already holds a session, and whose. */
  readonly member?: boolean | 'agent';
  /** Paths of other flows to replay first. */
  readonly hosts?: Readonly<Record<string, Path>>;
  /** Field values by name, typed before the path is replayed. */
  readonly typed?: Readonly<Record<string, string>>;
  /** Selector of the subject of the picture, if it is below the fold and has to be scrolled to. */
  readonly looksAt?: string;
  /** Disabled modules; all others relevant to flows are enabled. */
  readonly off?: readonly ModuleId[];
  readonly status?: { readonly maintenance: boolean; readonly maintenanceEnd?: string; readonly regionRestriction: boolean };
}

/** Gallery configuration of a flow. */
export interface FlowPlan {
  readonly machine: AnyStateMachine;
  readonly name: Both;
  /** Purpose of the flow, in one or two sentences. */
  readonly about: Both;
  /** Display names by leaf state, e.g. `form.editing`. */
  readonly states: Readonly<Record<string, Both>>;
  readonly starts: Readonly<Record<string, Start>>;
  readonly events: Readonly<Record<string, Move>>;
  readonly answers: Readonly<Record<string, Readonly<Record<string, Answer>>>>;
  /** Waits to explore instead of the next timer; `by` in milliseconds. */
  readonly waits?: Readonly<Record<string, { readonly say: Both; readonly by: number }>>;
  /** Context keys that do not distinguish states. */
  readonly ignore?: readonly string[];
  /** Visible effects; the last one of the step is passed to `facets`. */
  readonly notices?: readonly string[];
  /** Null if several independent regions are not at rest: they are pictured one at a time. */
  readonly facets: (snapshot: AnyMachineSnapshot, noticed: string | null) => Facets | null;
  /** Display names of facet values, e.g. `tab.sms`. */
  readonly words: Readonly<Record<string, Both>>;
  /** Leaf states of regions at rest, which are left out of names. */
  readonly rest?: readonly string[];
  readonly scene: (place: Place) => Scene;
  /** By leaf state or state id: why it is not pictured. */
  readonly undrawn?: Readonly<Record<string, Both>>;
  /** States that look the same by design. */
  readonly alike?: readonly { readonly states: readonly string[]; readonly because: Both }[];
  /** Leaf states the page leaves immediately, with the state it goes to. */
  readonly becomes?: Readonly<Record<string, string>>;
}
