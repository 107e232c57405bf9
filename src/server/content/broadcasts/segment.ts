import { and, eq, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { agentAccountTypes, trialAccountType } from '../../../domain/accountType.ts';
import type { BroadcastSegment } from '../../../domain/broadcast.ts';
import { account } from '../../platform/db/tables/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';

const dayMs = 86_400_000;

/** Accounts of a segment: open ones that are not trials, and were there when the broadcast was ordered. */
export function inSegment(
  { brand: { merchant, languages } }: Tenant,
  segment: BroadcastSegment,
  orderedAt: Date,
): SQL | undefined {
  const { audience, language, registeredDays } = segment;
  const agents = [...agentAccountTypes];
  const ofAudience = {
    all: undefined,
    agents: inArray(account.type, agents),
    members: sql`${account.type} not in ${agents}`,
  }[audience];
  const readsDefault = or(isNull(account.language), sql`${account.language} not in ${languages.offered}`);
  const reads = language === undefined ? undefined : eq(account.language, language);
  const since = registeredDays === undefined ? null : new Date(orderedAt.getTime() - registeredDays * dayMs);
  return and(
    eq(account.merchant, merchant),
    eq(account.state, 'active'),
    ne(account.type, trialAccountType),
    lte(account.createdAt, orderedAt),
    ofAudience,
    language === languages.default ? or(reads, readsDefault) : reads,
    since === null ? undefined : sql`${account.createdAt} >= ${since.toISOString()}::timestamptz`,
  );
}
