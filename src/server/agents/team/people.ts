import { and, eq, inArray, sql } from 'drizzle-orm';
import type { TeamBetRow } from '../../../wire/agents.ts';
import { avatarAddress, foldName } from '../../identity/accounts/index.ts';

import type { Account } from '../../identity/ports/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { account } from '../../platform/db/tables/index.ts';
import { type Branch, isWithin, kindOf } from './branch.ts';

/** The account of a user name in a branch; null if there is none. */
export async function namedIn(db: Db, branch: Branch, name: string): Promise<Account | null> {
  const isNamed = and(eq(account.merchant, branch.merchant), eq(account.foldedUsername, foldName(name)));
  const [found] = await db
    .select()
    .from(account)
    .where(and(isNamed, isWithin(branch, sql`${account.id}`)));
  return found ?? null;
}

/** Accounts by id, as rows of lists show them. */
export async function ownersOf(db: Db, { merchant, top }: Branch, ids: readonly string[]) {
  const found =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(account)
          .where(and(eq(account.merchant, merchant), inArray(account.id, [...new Set(ids)])));
  const byId = new Map(found.map((row) => [row.id, row]));
  return (id: string): TeamBetRow['owner'] => {
    const row = byId.get(id);
    return {
      id,
      name: row?.username ?? id,
      avatar: row === undefined ? '' : avatarAddress(merchant, row.avatar),
      kind: kindOf(row?.type ?? 0),
      isMe: id === top,
    };
  };
}
