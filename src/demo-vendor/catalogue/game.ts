import type { CatchTableId } from '../engines/catch/tables.ts';
import type { ModelId } from '../engines/events/models.ts';
import type { PaytableId } from '../engines/slot/paytables.ts';
import type { PaceId } from './pace.ts';

interface Common {
  readonly id: string;
  /** Drawing that stands for the game, from `art/`. */
  readonly hero: string;
  /** Hue of its scene in degrees of OKLCH. */
  readonly hue: number;
}

export interface SlotGame extends Common {
  readonly kind: 'slot';
  readonly table: PaytableId;
  /** Drawings by symbol of the paytable. */
  readonly symbols: readonly string[];
}

export interface CatchGame extends Common {
  readonly kind: 'catch';
  readonly table: CatchTableId;
  /** Drawings by target, the smallest prize first. */
  readonly targets: readonly string[];
}

export interface EventGame extends Common {
  readonly kind: 'draw' | 'table' | 'match';
  readonly model: ModelId;
  readonly pace: PaceId;
}

export type Game = SlotGame | CatchGame | EventGame;

export type GameKind = Game['kind'];
