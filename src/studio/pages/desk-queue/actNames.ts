import type { DeskItem, DeskOffer } from '../../../wire/studio/desk.ts';
import type { Translate } from '../../i18n/index.ts';
import { sumOf } from './sums.ts';

type Offer = Pick<DeskOffer, 'act' | 'needsSecond'>;

/** Name of an act on an item, with the sum that it pays back; of the first of two yeses it says so. */
export function actName({ act, needsSecond }: Offer, item: Pick<DeskItem, 'amount' | 'currency'>, text: Translate): string {
  const amount = item.amount === null ? '' : sumOf(item.amount, item);
  if (needsSecond && (act === 'approve' || act === 'credit' || act === 'refund'))
    return text(`queue.act.${act}First`, { amount }).trim();
  return text(`queue.act.${act}`, { amount }).trim();
}

/** Name of the button by which a person takes an item, or leaves it to others again. */
export const claimName = ({ claim }: Pick<DeskItem, 'claim'>, text: Translate): string =>
  text(claim?.isMine === true ? 'queue.release' : 'queue.claim');
