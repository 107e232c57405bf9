import type { FrameState } from '../wire.ts';
import type { Frame } from './frame.ts';
import type { Purse } from './purse.ts';

/** Dependencies of a game's view. */
export interface Table {
  readonly frame: Frame;
  readonly purse: Purse;
  readonly state: FrameState;
}
