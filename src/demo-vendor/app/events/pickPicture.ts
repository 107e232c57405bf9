import type { EventGame } from '../../catalogue/index.ts';
import type { Play } from '../../engines/events/model.ts';
import { art } from '../art.ts';
import { h } from '../dom.ts';
import { diePicture } from './cards.ts';
import { faceArt } from './faces.ts';

const diceOf: Readonly<Record<string, number>> = { face: 1, double: 2, triple: 3 };

/** Picture of a pick; null for picks that are shown as text. */
export function pickPicture(game: EventGame, play: Play, pick: string): HTMLElement | null {
  if (game.model === 'bauCua') return art(faceArt(pick));
  if (game.model === 'handSigns' && play.key !== 'winner') return art(pick);
  if (game.model === 'moneyWheel') return h('span', { class: `swatch worth-${pick}`, 'aria-hidden': 'true' });
  const dice = diceOf[play.key];
  if ((game.model !== 'sicBo' && game.model !== 'dice') || dice === undefined || pick === 'any') return null;
  return h(
    'span',
    { class: 'pick-dice', 'aria-hidden': 'true' },
    ...Array.from({ length: dice }, () => diePicture(Number(pick)) as unknown as HTMLElement),
  );
}
