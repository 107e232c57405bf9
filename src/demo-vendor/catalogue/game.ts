import type { CatchTableId } from '../engines/catch/tables.ts';
import type { ModelId } from '../engines/events/models.ts';
import type { PaytableId } from '../engines/slot/paytables.ts';
import type { PaceId } from './pace.ts';

interface Common {
  readonly id: string;
  /** Name of the game's main drawing in `art/`. */
  readonly hero: string;
  /** Hue of the scene: OKLCH, degrees. */
  readonly hue: number;
}

export interface SlotGame extends Common {
  readonly kind: 'slot';
  readonly table: PaytableId;
  /** Drawing names, indexed by paytable symbol. */
  readonly symbols: readonly string[];
}

export interface CatchGame extends Common {
  readonly kind: 'catch';
  readonly table: CatchTableId;
  /** Drawing names, indexed by target; smallest prize first. */
  readonly targets: readonly string[];
}

export interface EventGame extends Common {
  readonly kind: 'draw' | 'table' | 'match';
  readonly model: ModelId;
  readonly pace: PaceId;
}

export type Game = SlotGame | CatchGame | EventGame;

export type GameKind = Game['kind'];
