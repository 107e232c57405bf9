import type { Tenant } from '../../tenants/tenant/index.ts';
import { type Promotion, type PromotionBook, promotionOf } from '../promotionBook/index.ts';
import type { On } from './figures.ts';
import type { EntryRow } from './situation.ts';

/** Former versions of a promotion that an account has entered, in the order in which it did. */
export async function heldPromotions(
  book: Pick<PromotionBook, 'termsOf'>,
  on: On,
  tenant: Tenant,
  { id, version: current }: Promotion,
  rows: readonly EntryRow[],
): Promise<readonly Promotion[]> {
  const entered = rows
    .filter(({ promotion, terms }) => promotion === id && terms !== current)
    .toSorted((one, other) => one.enteredAt.getTime() - other.enteredAt.getTime())
    .map(({ terms }) => terms);
  const held: Promotion[] = [];
  // One after the other: within a transaction there is one connection.
  for (const version of new Set(entered)) {
    const terms = await book.termsOf(on, tenant, { id, version });
    const promotion = terms === null ? null : promotionOf(terms);
    if (promotion !== null) held.push(promotion);
  }
  return held;
}
