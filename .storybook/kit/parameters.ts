import type { Boot } from '../../src/wire/boot.ts';
import type { CallName } from '../../src/wire/calls.ts';
import type { Given } from '../../src/wire/definition.ts';
import type { Answer } from '../../src/wire/definitions/index.ts';
import type { FailureCode } from '../../src/wire/failure.ts';
import type { SystemStatusInfo } from '../../src/wire/permission.ts';

/** Response of a call in a story. A call without one gets the recorded response of the real server. */
export type StoryAnswer<Value = unknown> =
  | { readonly value: Value }
  | { readonly failure: FailureCode; readonly value?: unknown }
  /** Recorded response of another call, for calls that need an account; `taking` maps its value. */
  | { readonly like: CallName; readonly taking?: (value: never) => Value }
  /** Never resolves: the story shows the loading state. */
  | 'pending';

/** Values by call. */
export type StoryValues = { readonly [Name in CallName]?: Given<Answer<Name>> };

/** Responses by call. */
export type StoryAnswers = { readonly [Name in CallName]?: StoryAnswer<Given<Answer<Name>>> };

/** Kind of account that views the story. */
export type StoryVisitor = 'guest' | 'member' | 'agent' | 'trial';

/** Story configuration, under `parameters.livery`. */
export interface StoryParameters {
  /** Path and query of the screen, which select the recorded data. Default: `/index`. */
  readonly path?: string;
  /**
   * `site` renders header, footer and menu around the story, `part` a plain background. `world` provides the brand and its
   * texts only, for a story that renders a complete page.
   */
  readonly around?: 'site' | 'page' | 'part' | 'nothing' | 'world';
  readonly calls?: StoryAnswers;
  /** Names of preloaded queries to remove, so that the page fetches them. */
  readonly without?: readonly string[];
  readonly visitor?: StoryVisitor;
  /** Nickname stored in session storage. */
  readonly nickname?: string;
  readonly status?: SystemStatusInfo;
  /** Modifies the boot data, for states that no brand is in. */
  readonly adapt?: (boot: Boot) => Boot;
}

/** Type-checks the parameters: `parameters: story({ … })`. */
export const story = (parameters: StoryParameters) => ({ livery: parameters });
