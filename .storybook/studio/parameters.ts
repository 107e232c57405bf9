import type { OperatorRole } from '../../src/domain/operatorRole.ts';
import type { StudioSession } from '../../src/wire/studio/session.ts';
import type { StudioAnswers } from './answers.ts';

/** State of the studio that a story shows, under `parameters.studio`. */
export interface StudioStory {
  /** Path and query of a page below `/studio`. */
  readonly path?: string;
  /** Roles of the person who looks. Default: all. */
  readonly roles?: readonly OperatorRole[];
  /** State of sign-in. Default: the person is signed in. */
  readonly session?: StudioSession;
  readonly calls?: StudioAnswers;
}

/** A story of the studio: `export const Empty: Story = state({ … })`. */
export const state = (studio: StudioStory) => ({ parameters: { studio } });

/** States of one page: what it shows by default, and what a state answers otherwise. */
export const statesOf =
  (path: string, usual: StudioAnswers) =>
  (calls: StudioAnswers = {}, rest: StudioStory = {}) =>
    state({ path, ...rest, calls: { ...usual, ...calls } });
