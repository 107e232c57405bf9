import type { Boot } from '../../src/wire/boot.ts';
import type { CallName } from '../../src/wire/calls.ts';
import type { FailureCode } from '../../src/wire/failure.ts';
import type { SystemStatusInfo } from '../../src/wire/permission.ts';

/** How a call ends in a story. A call that is not named here gets the answer of the real server. */
export type StoryAnswer =
  | { readonly value: unknown }
  | { readonly failure: FailureCode; readonly value?: unknown }
  /** What the server answered a recorded call, for one that only an account may make; `taking` picks from it. */
  | { readonly like: CallName; readonly taking?: (value: never) => unknown }
  /** Never ends: the story shows the wait. */
  | 'pending';

/** Who looks at the story. */
export type StoryVisitor = 'guest' | 'member' | 'agent' | 'trial';

/** What a story may ask of the world around it; stands under `parameters.livery`. */
export interface StoryParameters {
  /** Address of the screen, with its query; its data comes from the server. `/index` unless said otherwise. */
  readonly path?: string;
  /**
   * `site` draws header, footer and menu around the story; `part` a quiet ground. `world` gives the brand and its
   * words only: the story brings a whole page of its own.
   */
  readonly around?: 'site' | 'page' | 'part' | 'nothing' | 'world';
  readonly calls?: Partial<Record<CallName, StoryAnswer>>;
  /** Data of the page that this story starts without, so that it has to ask. */
  readonly without?: readonly string[];
  readonly visitor?: StoryVisitor;
  /** What this tab kept of the visitor's name. */
  readonly nickname?: string;
  readonly status?: SystemStatusInfo;
  /** Changes what the page came with, for states no brand is in today. */
  readonly adapt?: (boot: Boot) => Boot;
}

/** Spelt out, so that a wrong name is a type error: `parameters: story({ … })`. */
export const story = (parameters: StoryParameters) => ({ livery: parameters });
