import { and, desc, eq } from 'drizzle-orm';
import { trialAccountType } from '../../../domain/accountType.ts';
import { addDays } from '../../../domain/datePresets.ts';
import { dayText } from '../../../domain/dateText.ts';
import { type Language, localized } from '../../../domain/language.ts';
import { isModuleOn } from '../../../domain/module.ts';
import { unitsToWire } from '../../../domain/money.ts';
import { startOfDay } from '../../../domain/promotion.ts';
import { supportChannel } from '../../../domain/supportChannel.ts';
import type { OwnRank, VipProgramme } from '../../../wire/ranks.ts';
import type { Account } from '../../identity/ports/index.ts';
import type { Db } from '../../platform/db/index.ts';
import { rankChange } from '../../platform/db/tables/index.ts';
import { bookOf } from '../../tenants/books/index.ts';
import { labelOf, rankOf, rankPeriodOf, ranksOf, reviewMoment } from '../../tenants/brandRules/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { figuresOf } from './figures.ts';
import { rateOf } from './rates.ts';

interface BoardDeps {
  readonly db: Db;
  readonly now: () => Date;
}

const shownChanges = 10;

/** The programme as callers read it. */
export function createBoard({ db, now }: BoardDeps) {
  const changesOf = (tenant: Tenant, { merchant, id }: Account, limit: number) =>
    db
      .select()
      .from(rankChange)
      .where(and(eq(rankChange.merchant, merchant), eq(rankChange.account, id), eq(rankChange.book, bookOf(tenant))))
      .orderBy(desc(rankChange.number))
      .limit(limit);

  /** An account with its figures of the period of now. */
  async function standingOf(tenant: Tenant, owner: Account) {
    const today = dayText(now(), tenant.brand.timeZone);
    const [figures, changes] = await Promise.all([
      figuresOf(db, tenant, [owner.id], rankPeriodOf(tenant.brand, today)),
      changesOf(tenant, owner, shownChanges),
    ]);
    const { turnover, deposits } = figures(owner.id);
    const isHeld = owner.rankHeldUntil !== null && owner.rankHeldUntil >= today;
    return {
      rank: rankOf(tenant, owner),
      turnover: unitsToWire(turnover),
      deposits: unitsToWire(deposits),
      heldUntil: isHeld ? owner.rankHeldUntil : null,
      changes,
    };
  }

  async function own(tenant: Tenant, owner: Account): Promise<OwnRank> {
    const { changes, ...standing } = await standingOf(tenant, owner);
    return {
      ...standing,
      since: standing.rank === 0 ? null : (owner.rankSince?.toISOString() ?? null),
      changes: changes.map(({ former, rank, cause, at }) => ({ former, rank, cause, at: at.toISOString() })),
    };
  }

  return {
    standingOf,

    /** @param owner Null for guests. */
    async programme(tenant: Tenant, owner: Account | null, language: Language): Promise<VipProgramme> {
      const { brand } = tenant;
      const { until } = rankPeriodOf(brand, dayText(now(), brand.timeZone));
      const next = addDays(until, 1);
      const ranks = ranksOf(brand);
      const levels = ranks.map((_, index) => index + 1);
      const hasCashback = isModuleOn(brand, 'MANPLAYREB3');
      const supported = levels.find((rank) => supportChannel(rank) === 'vipChat');
      return {
        period: brand.vip.period,
        until: startOfDay(next, brand.timeZone).toISOString(),
        reviewedAt: reviewMoment(brand, next).toISOString(),
        ranks: brand.vip.ranks.map(({ name, colour }, index) => ({
          rank: index + 1,
          label: labelOf(tenant, index + 1, language),
          name: localized(name, language),
          colour,
          turnover: unitsToWire(ranks[index]?.turnover ?? 0n),
          deposits: unitsToWire(ranks[index]?.deposits ?? 0n),
          keep: unitsToWire(ranks[index]?.keep ?? 0n),
          bonus: unitsToWire(ranks[index]?.bonus ?? 0n),
        })),
        cashback: hasCashback
          ? brand.catalogue.order.map((gameType) => ({
              gameType,
              rates: levels.map((rank) => (rateOf(brand.policies.rebate.rates[gameType], rank) / 100).toFixed(2)),
            }))
          : [],
        supportFrom: brand.contacts.vipChat === undefined ? null : (supported ?? null),
        benefits: brand.vip.benefits.map(({ title, from: first }) => ({ title: localized(title, language), from: first })),
        own: owner === null || owner.type === trialAccountType ? null : await own(tenant, owner),
      };
    },
  };
}

export type RankBoard = ReturnType<typeof createBoard>;
