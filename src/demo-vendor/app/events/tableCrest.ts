import type { ModelId } from '../../engines/events/models.ts';
import { h } from '../dom.ts';
import { diePicture } from './cards.ts';

type Crest = 'dice' | 'discs';

const crests: Partial<Readonly<Record<ModelId, Crest>>> = {
  dice: 'dice',
  sicBo: 'dice',
  diceDuel: 'dice',
  coins: 'discs',
  fanTan: 'discs',
};

/** Models whose cards a drawn dealer deals. */
const dealt: ReadonlySet<ModelId> = new Set<ModelId>(['baccarat', 'dragonTiger', 'threeCards']);

/** Whether a table has a dealer. It is a drawing and is never called live: no one deals. */
export const hasDealer = (model: ModelId): boolean => dealt.has(model);

/** Picture on the felt behind the result: the pieces that the game is played with. Null: the result fills it. */
export function tableCrest(model: ModelId): HTMLElement | null {
  const crest = crests[model];
  if (crest === undefined) return null;
  const pieces = {
    dice: () => [5, 2].map((face) => diePicture(face) as unknown as HTMLElement),
    discs: () => [0, 1, 2, 3].map((place) => h('i', { class: `disc${place % 2 === 0 ? ' disc-red' : ''}` })),
  } as const;
  return h('span', { class: `felt-crest felt-${crest}`, 'aria-hidden': 'true' }, ...pieces[crest]());
}
