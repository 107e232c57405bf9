import type { DeskKind } from '../../../../domain/desk.ts';
import { moneyOf } from '../../../../domain/money.ts';
import type { OperatorRole } from '../../../../wire/operate.ts';
import type { DeskActName, DeskItem, DeskOffer } from '../../../../wire/studio/desk.ts';

/** The role that an act needs. */
export const roleOf = (kind: DeskKind, act: DeskActName): OperatorRole => {
  if (act === 'second' || act === 'decline') return 'approve';
  return kind === 'feedback' || kind === 'limit' ? 'members' : 'money';
};

/** Acts that an item allows in its state. */
function actsOf({ kind, state, pending, username }: DeskItem, isSeconded: boolean): readonly DeskActName[] {
  const first = (...acts: readonly DeskActName[]) => (pending === null ? acts : (['second', 'decline'] as const));
  switch (kind) {
    case 'withdrawal':
      if (state === 'requested') return [...first('approve'), 'reject'];
      return isSeconded ? ['pay', 'reject'] : [...first('approve'), 'reject'];
    case 'deposit':
      return [...first('credit'), 'fail'];
    case 'receipt':
      return [...first('refund'), 'received'];
    case 'binding':
      return ['confirm', 'reject'];
    case 'promotion':
      return [...first('approve'), ...(state === 'applying' ? (['review'] as const) : []), 'reject'];
    case 'feedback':
      // A guest has no inbox.
      return username === null ? ['close'] : ['answer', 'close'];
    case 'limit':
      return ['seen'];
    default:
      return ['second', 'decline'];
  }
}

interface Situation {
  readonly roles: readonly OperatorRole[];
  /** From the brand, as it is now. */
  readonly threshold: string;
  /** The account is the operator's own. */
  readonly isOwn: boolean;
  /** Two operators have approved it, or one is enough. */
  readonly isSeconded: boolean;
}

const seconded: ReadonlySet<DeskActName> = new Set(['approve', 'credit', 'refund']);

/** The acts on an item, with what keeps the operator from each. */
export function offersOf(item: DeskItem, { roles, threshold, isOwn, isSeconded }: Situation): DeskOffer[] {
  const isLarge = item.amount !== null && moneyOf(item.amount) >= moneyOf(threshold);
  return actsOf(item, isSeconded).map((act) => {
    const isAsker = item.pending?.isMine === true;
    const mayTakeBack = act === 'decline' && isAsker;
    const why =
      !mayTakeBack && !roles.includes(roleOf(item.kind, act))
        ? 'role'
        : isOwn && item.kind !== 'feedback' && item.kind !== 'limit'
          ? 'own'
          : act === 'second' && isAsker
            ? 'asked'
            : item.claim !== null && !item.claim.isMine
              ? 'claimed'
              : null;
    return { act, why, needsSecond: seconded.has(act) && isLarge };
  });
}
