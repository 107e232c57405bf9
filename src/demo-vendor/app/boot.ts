import { type Game, gameOf } from '../catalogue/index.ts';
import type { FrameBoot } from '../wire.ts';

export const boot = JSON.parse(document.querySelector('#boot')?.textContent ?? '{}') as FrameBoot;

const found = gameOf(boot.game);
if (found === null) throw new Error('The page names a game that this build does not know.');
export const game: Game = found;
