import { inArray } from 'drizzle-orm';
import { Failure } from '../../../../wire/failure.ts';
import type { Inbox } from '../../../identity/inbox/index.ts';
import type { Account, Identity } from '../../../identity/ports/index.ts';
import type { ForgotPassword } from '../../../identity/verification/index.ts';
import type { Bindings } from '../../../money/bindings/index.ts';
import type { Points } from '../../../money/points/index.ts';
import type { SaferPlay } from '../../../money/saferPlay/index.ts';
import type { Db } from '../../../platform/db/index.ts';
import { operator } from '../../../platform/db/tables/index.ts';
import type { Tenant } from '../../../tenants/tenant/index.ts';
import type { Operators } from '../../operators/index.ts';

export interface DeskMemberDeps extends Pick<Identity, 'db' | 'now' | 'accounts' | 'audit'> {
  readonly saferPlay: Pick<SaferPlay, 'state' | 'tighten'>;
  readonly points: Pick<Points, 'balance'>;
  readonly bindings: Pick<Bindings, 'open'>;
  readonly inbox: Pick<Inbox, 'list'>;
  readonly forgotPassword: Pick<ForgotPassword, 'confirmedContact' | 'sendServiceLink'>;
  readonly operators: { readonly members: Pick<Operators['members'], 'close' | 'reopen' | 'exclude'> };
}

/** @throws Failure NOT_FOUND; so is an account of another brand */
export async function findMember(
  { accounts }: Pick<DeskMemberDeps, 'accounts'>,
  { brand: { merchant } }: Tenant,
  id: string,
): Promise<Account> {
  const found = await accounts.byId(merchant, id);
  if (found === null) throw new Failure('NOT_FOUND');
  return found;
}

/** Names that operators have for each other, by id. */
export async function namesOfOperators(db: Pick<Db, 'select'>, ids: readonly string[]): Promise<(id: string) => string> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return (id) => id;
  const rows = await db
    .select({ id: operator.id, name: operator.name, displayName: operator.displayName })
    .from(operator)
    .where(inArray(operator.id, wanted));
  const names = new Map(rows.map(({ id, name, displayName }) => [id, displayName ?? name]));
  return (id) => names.get(id) ?? id;
}

/** The place of a row in a list by moment and id. */
export const placeOf = ({ at, id }: { readonly at: Date; readonly id: string }) => `${at.getTime()}~${id}`;
