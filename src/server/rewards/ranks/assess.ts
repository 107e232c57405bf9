import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import { trialAccountType } from '../../../domain/accountType.ts';
import { addDays } from '../../../domain/datePresets.ts';
import { dayText } from '../../../domain/dateText.ts';
import { type RankCause, rankAfterPeriod, rankReachedBy } from '../../../domain/rank.ts';
import type { Inbox } from '../../identity/inbox/index.ts';
import type { Account } from '../../identity/ports/index.ts';
import type { Db, DbTransaction } from '../../platform/db/index.ts';
import { account, rankBonus, rankChange } from '../../platform/db/tables/index.ts';

import { notify } from '../../platform/live/index.ts';
import { bookOf } from '../../tenants/books/index.ts';
import { rankOf, rankPeriodOf, ranksOf, reviewMoment } from '../../tenants/brandRules/index.ts';
import type { Tenant, Tenants } from '../../tenants/tenant/index.ts';
import { accountsAbove, figuresOf } from './figures.ts';

export interface AssessDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly inbox: Pick<Inbox, 'send'>;
  readonly tenants: Pick<Tenants, 'all'>;
  /** Takes the accounts whose wallets have moved since the last call, as merchant and id. */
  readonly takeMoved: () => readonly (readonly [merchant: string, account: string])[];
}

interface Step {
  readonly former: number;
  readonly rank: number;
  readonly cause: RankCause;
  readonly operator?: string;
  readonly reason?: string;
}

/** Accounts that one statement looks at. */
const batch = 500;

const isAccount = (merchant: string, id: string) => and(eq(account.merchant, merchant), eq(account.id, id));

/** The transaction of a change. */
export type Tx = Pick<DbTransaction, 'select' | 'insert' | 'update' | 'execute'>;

/** An account that no one else changes the rank of until the transaction ends. */
export async function lockRanked(tx: Tx, { brand: { merchant } }: Tenant, id: string): Promise<Account | null> {
  const [owner] = await tx.select().from(account).where(isAccount(merchant, id)).for('update');
  return owner === undefined || owner.type === trialAccountType ? null : owner;
}

/** Writes changes of a rank with their messages, bonuses and announcement. Needs `lockRanked`. */
export async function writeSteps(
  tx: Tx,
  { inbox }: Pick<AssessDeps, 'inbox'>,
  tenant: Tenant,
  { id }: Account,
  { at, steps, more = {} }: { readonly at: Date; readonly steps: readonly Step[]; readonly more?: Partial<Account> },
): Promise<void> {
  const { merchant, timeZone } = tenant.brand;
  const key = { merchant, account: id, book: bookOf(tenant) };
  const rank = steps.at(-1)?.rank ?? 0;
  const [last] = await tx
    .select({ number: rankChange.number })
    .from(rankChange)
    .where(and(eq(rankChange.merchant, merchant), eq(rankChange.account, id), eq(rankChange.book, key.book)))
    .orderBy(desc(rankChange.number))
    .limit(1);
  const first = (last?.number ?? 0) + 1;
  await tx.insert(rankChange).values(steps.map((step, index) => ({ ...key, ...step, number: first + index, at })));
  const reached = steps.flatMap((step) => (step.cause === 'play' ? bonusesOf(tenant, step) : []));
  if (reached.length > 0) {
    await tx
      .insert(rankBonus)
      .values(reached.map((bonus) => ({ ...key, ...bonus, owedAt: at })))
      .onConflictDoNothing();
  }
  const rankFrom = rank === 0 ? null : rankPeriodOf(tenant.brand, dayText(at, timeZone)).from;
  await tx
    .update(account)
    .set({ rank, rankBook: key.book, rankSince: at, rankFrom, ...more })
    .where(isAccount(merchant, id));
  for (const step of steps) {
    await inbox.send(tenant, id, step.rank > step.former ? 'rankRaised' : 'rankLowered', { rank: step.rank }, tx);
  }
  await notify(tx, merchant, id, 'rank');
}

/** Of every rank that a step reaches. */
const bonusesOf = ({ brand }: Tenant, { former, rank }: Step) =>
  ranksOf(brand)
    .map(({ bonus: amount }, index) => ({ rank: index + 1, amount }))
    .filter((each) => each.rank > former && each.rank <= rank && each.amount > 0n);

/** Ranks by play: up shortly after it, down when a period has ended that did not keep them. */
export function createAssessment(deps: AssessDeps) {
  const { db, now, tenants, takeMoved } = deps;

  const today = ({ brand }: Tenant, at: Date) => rankPeriodOf(brand, dayText(at, brand.timeZone));

  /** Reviews the periods that an account has not been reviewed for, and raises it. Returns whether its rank has changed. */
  const assess = (tenant: Tenant, id: string): Promise<boolean> =>
    db.transaction(async (tx) => {
      const owner = await lockRanked(tx, tenant, id);
      if (owner === null) return false;
      const { brand } = tenant;
      const at = now();
      const ranks = ranksOf(brand);
      const period = today(tenant, at);
      const steps: Step[] = [];
      let rank = rankOf(tenant, owner);
      const unreviewed = rank === 0 || owner.rankFrom === null || owner.rankFrom >= period.from ? null : owner.rankFrom;
      if (unreviewed !== null && at < reviewMoment(brand, period.from)) return false;
      for (let from = unreviewed; from !== null && from < period.from && rank > 0; ) {
        const ended = rankPeriodOf(brand, from);
        const { turnover } = (await figuresOf(tx, tenant, [id], ended))(id);
        const kept = rankAfterPeriod(ranks, rank, turnover);
        if (kept !== rank) steps.push({ former: rank, rank: kept, cause: 'period' });
        rank = kept;
        from = addDays(ended.until, 1);
      }
      const isHeld = owner.rankHeldUntil !== null && owner.rankHeldUntil >= dayText(at, brand.timeZone);
      if (!isHeld) {
        const reached = rankReachedBy(ranks, (await figuresOf(tx, tenant, [id], period))(id));
        if (reached > rank) steps.push({ former: rank, rank: reached, cause: 'play' });
      }
      if (steps.length > 0) await writeSteps(tx, deps, tenant, owner, { at, steps });
      else if (unreviewed !== null) {
        await tx.update(account).set({ rankFrom: period.from }).where(isAccount(brand.merchant, id));
      }
      return steps.length > 0;
    });

  /** Raises those of some accounts that have reached a higher rank. Returns how many changed. */
  async function raise(tenant: Tenant, accounts: readonly string[]): Promise<number> {
    const { merchant } = tenant.brand;
    let changed = 0;
    for (let start = 0; start < accounts.length; start += batch) {
      const ids = accounts.slice(start, start + batch);
      const [figures, owners] = await Promise.all([
        figuresOf(db, tenant, ids, today(tenant, now())),
        db
          .select({ id: account.id, rank: account.rank, rankBook: account.rankBook })
          .from(account)
          .where(and(eq(account.merchant, merchant), inArray(account.id, ids))),
      ]);
      const risen = owners.filter((owner) => rankReachedBy(ranksOf(tenant.brand), figures(owner.id)) > rankOf(tenant, owner));
      for (const { id } of risen) if (await assess(tenant, id)) changed += 1;
    }
    return changed;
  }

  return {
    assess,

    /** Raises accounts whose play was settled in this process. Returns how many changed. */
    async raiseMoved(): Promise<number> {
      const moved = Map.groupBy(takeMoved(), ([merchant]) => merchant);
      let changed = 0;
      for (const tenant of tenants.all()) {
        const ids = moved.get(tenant.brand.merchant)?.map(([, id]) => id) ?? [];
        changed += await raise(tenant, ids);
      }
      return changed;
    },

    /** Raises every account that has reached a higher rank: what another process had to do when it died. */
    async raiseAll(): Promise<void> {
      for (const tenant of tenants.all()) {
        const least = ranksOf(tenant.brand)[0]?.turnover ?? 0n;
        await raise(tenant, await accountsAbove(db, tenant, least, today(tenant, now())));
      }
    },

    /** Reviews every rank whose period has ended, each once over any number of processes. */
    async reviewDue(): Promise<void> {
      for (const tenant of tenants.all()) {
        const { brand } = tenant;
        const at = now();
        const { from } = today(tenant, at);
        if (at < reviewMoment(brand, from)) continue;
        for (let found = batch; found === batch; ) {
          const due = await db
            .select({ id: account.id })
            .from(account)
            .where(
              and(
                eq(account.merchant, brand.merchant),
                gt(account.rank, 0),
                lt(account.rankFrom, from),
                eq(account.rankBook, bookOf(tenant)),
              ),
            )
            .limit(batch);
          for (const { id } of due) await assess(tenant, id);
          found = due.length;
        }
      }
    },
  };
}
