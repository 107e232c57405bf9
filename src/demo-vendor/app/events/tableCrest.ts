import type { ModelId } from '../../engines/events/models.ts';
import { h } from '../dom.ts';
import { diePicture, suitPicture } from './cards.ts';

type Crest = 'suits' | 'dice' | 'discs';

const crests: Partial<Readonly<Record<ModelId, Crest>>> = {
  baccarat: 'suits',
  dragonTiger: 'suits',
  threeCards: 'suits',
  dice: 'dice',
  sicBo: 'dice',
  diceDuel: 'dice',
  coins: 'discs',
  fanTan: 'discs',
};

/** What the felt shows behind the result: the pieces that the game is played with. Null: the result fills it. */
export function tableCrest(model: ModelId): HTMLElement | null {
  const crest = crests[model];
  if (crest === undefined) return null;
  const pieces = {
    suits: () => [0, 1, 2, 3].map(suitPicture),
    dice: () => [5, 2].map((face) => diePicture(face) as unknown as HTMLElement),
    discs: () => [0, 1, 2, 3].map((place) => h('i', { class: `disc${place % 2 === 0 ? ' disc-red' : ''}` })),
  } as const;
  return h('span', { class: `felt-crest felt-${crest}`, 'aria-hidden': 'true' }, ...pieces[crest]());
}
