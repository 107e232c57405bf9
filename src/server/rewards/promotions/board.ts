import { and, count, desc, eq, gt, gte, sql } from 'drizzle-orm';
import { addDays, presetRange } from '../../../domain/datePresets.ts';
import { dayText } from '../../../domain/dateText.ts';
import { type Language, localized, localizedOrNull } from '../../../domain/language.ts';
import { type Money, moneyToWire, unitsToWire } from '../../../domain/money.ts';
import { maskName } from '../../../domain/names.ts';
import { type PromotionSpan, type PromotionState, startOfDay } from '../../../domain/promotion.ts';
import { Failure } from '../../../wire/failure.ts';
import type {
  Application,
  PromotionBoard,
  PromotionDetail,
  PromotionOffer,
  Raffle,
  RaffleResult,
  RewardBoard,
  SignInStreak,
} from '../../../wire/promotions.ts';
import type { Account } from '../../identity/ports/index.ts';
import type { Pictures } from '../../media/pictures/index.ts';
import type { Wallet } from '../../money/ledger/index.ts';
import type { SaferPlay } from '../../money/saferPlay/index.ts';
import { playWallet } from '../../money/wallets/index.ts';
import { account, promotionDraw, promotionImage, promotionOpened } from '../../platform/db/tables/index.ts';

import { rankOf } from '../../tenants/brandRules/index.ts';
import { richText } from '../../tenants/richText/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { type Entry, factsOf, maxOf, type Promotion, promotionOf } from '../promotionBook/index.ts';
import { type ActDeps, commitmentTo, type DrawRow, findPromotion, serverSeedOf } from './acts.ts';
import type { Bonuses } from './bonuses.ts';
import { entriesOf, figuresOf } from './figures.ts';
import { heldPromotions } from './held.ts';
import { heldSituation, lossPeriodOf, noFigures, type Situation } from './situation.ts';

interface BoardDeps extends Pick<ActDeps, 'db' | 'now' | 'limits' | 'promotionBook'> {
  readonly pictures: Pick<Pictures, 'ofBrand'>;
  readonly bonuses: Pick<Bonuses, 'recent'>;
  readonly saferPlay: Pick<SaferPlay, 'forbids'>;
}

/** Time that a promotion shows after its end. */
const shownAfterMs = 30 * 86_400_000;
const recentRows = 5;

/** Order of states: those that can be claimed first, then those that run for the account or can be entered, that come and that have ended. */
const order: readonly (PromotionState | null)[] = [
  'claim',
  'joined',
  'join',
  'applying',
  'processing',
  'signed',
  'comingSoon',
  null,
  'rejected',
  'issued',
  'claimed',
  'closed',
];

/** A promotion for one reader. */
export interface AvailableState {
  readonly state: PromotionState | null;
  readonly isNew: boolean;
}

/** Whether a member can do something about it now. */
const isAvailable = (state: PromotionState | null) => state === 'claim' || state === 'join';

const wireOrNull = (amount: Money | null): string | null => (amount === null ? null : moneyToWire(amount));

/** Promotions as callers read them. Guests get the states of an account that has done nothing. */
export function createBoard({ db, now, limits, pictures, bonuses, saferPlay, promotionBook }: BoardDeps) {
  /** The promotions that show, each with the situation of the caller; null for words only. */
  async function situations(tenant: Tenant, owner: Account | null): Promise<Known[]> {
    const at = now();
    const { timeZone } = tenant.brand;
    const shown = (await promotionBook.of(tenant)).filter(
      ({ entry: { until } }) => until === undefined || at.getTime() < new Date(until).getTime() + shownAfterMs,
    );
    const wallet = owner === null ? null : playWallet(tenant, owner);
    const rows = wallet === null ? [] : await entriesOf(db, wallet, { today: dayText(at, timeZone) });
    const byPromotion = Map.groupBy(rows, ({ promotion }) => promotion);
    const known = await Promise.all(
      shown.map(async (current) => {
        const promotion = promotionOf(current);
        const own = byPromotion.get(current.entry.id) ?? [];
        const held = promotion === null ? [] : await heldPromotions(promotionBook, db, tenant, promotion, own);
        return { current, promotion, own, held };
      }),
    );
    const promotions = known.flatMap(({ promotion, held }) => (promotion === null ? [] : [promotion, ...held]));
    const figures = wallet === null ? noFigures : await figuresOf(db, tenant, wallet, { promotions, rows, at });
    return known.map(({ current, promotion, own, held }): Known => {
      if (promotion === null) return { entry: current.entry, promotion, situation: null };
      const position = heldSituation(promotion, held, own, figures, { at, timeZone });
      return { entry: position.promotion.entry, ...position };
    });
  }

  interface Known {
    readonly entry: Entry;
    readonly promotion: Promotion | null;
    readonly situation: Situation | null;
  }

  function offerOf(
    tenant: Tenant,
    owner: Account | null,
    language: Language,
    { entry, promotion, situation }: Known,
  ): PromotionOffer {
    const { id, group, overline, title, image, from, until } = entry;
    const rule = promotion?.rule ?? null;
    return {
      id,
      kind: rule?.pay.kind ?? null,
      entry: rule?.entry ?? 'open',
      group: group ?? null,
      overline: localizedOrNull(overline, language),
      title: localized(title, language),
      picture: image === undefined ? null : pictures.ofBrand(tenant, image, 'promotion'),
      from: from === undefined ? null : new Date(from).toISOString(),
      until: until === undefined ? null : new Date(until).toISOString(),
      state: situation?.state ?? null,
      period: situation?.period.key ?? null,
      isEligible: owner === null || rule === null || rankOf(tenant, owner) >= rule.minRank,
      amount: owner === null ? null : wireOrNull(situation?.amount ?? null),
      maxAmount: rule === null ? null : wireOrNull(maxOf(rule.pay)),
      wagering: rule?.wagering ?? null,
      progress:
        owner === null || situation?.progress == null
          ? null
          : { done: moneyToWire(situation.progress.done), needed: moneyToWire(situation.progress.needed) },
      count: situation?.count ?? null,
      claimUntil: situation?.claimUntil?.toISOString() ?? null,
      changedAt: situation?.row?.changedAt.toISOString() ?? null,
      reason: situation?.row?.reason ?? null,
    };
  }

  const inOrder = (offers: readonly PromotionOffer[]) =>
    offers.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));

  /** Promotions to come, by their start. */
  function startingIn(offers: readonly PromotionOffer[], span: PromotionSpan, timeZone: string): PromotionOffer[] {
    const at = now();
    const last = span === 'any' ? null : presetRange(span, at.getTime(), timeZone).until;
    const starts = offers.flatMap((offer) => (offer.from === null ? [] : [{ offer, from: new Date(offer.from) }]));
    return starts
      .filter(({ from }) => from > at && (last === null || dayText(from, timeZone) <= last))
      .toSorted((one, other) => one.from.getTime() - other.from.getTime())
      .map(({ offer }) => offer);
  }

  const claimable = (offers: readonly PromotionOffer[]) =>
    offers.filter(({ state, isEligible }) => state === 'claim' && isEligible).length;

  async function applicationOf(
    tenant: Tenant,
    { merchant, holder, book }: Wallet,
    promotion: Promotion,
    { period, base, row }: Situation,
  ): Promise<Application> {
    const { pay } = promotion.rule;
    const days = pay.kind === 'cashback' ? lossPeriodOf({ promotion }, period) : period;
    const images =
      row === null
        ? 0
        : await db.$count(
            promotionImage,
            and(
              eq(promotionImage.merchant, merchant),
              eq(promotionImage.account, holder),
              eq(promotionImage.book, book),
              eq(promotionImage.promotion, promotion.id),
              eq(promotionImage.period, row.period),
            ),
          );
    return {
      from: days.from,
      until: days.until,
      netLoss: pay.kind === 'cashback' ? wireOrNull(base) : null,
      appliedAt: row?.enteredAt.toISOString() ?? null,
      decidedAt: row?.decidedAt?.toISOString() ?? null,
      remark: row?.remark ?? null,
      images,
    };
  }

  /** A draw with its secret, for repeating it. */
  const resultOf = ({ number, prize, amount, serverSeed, clientSeed, weights, at }: DrawRow): RaffleResult => ({
    number,
    prize,
    amount: unitsToWire(amount),
    serverSeed,
    clientSeed,
    commitment: commitmentTo(serverSeed),
    weights: [...weights],
    at: at.toISOString(),
  });

  async function raffleOf(tenant: Tenant, owner: Account, offer: PromotionOffer, known: Known): Promise<Raffle> {
    const { promotion, situation } = known;
    if (promotion === null || situation === null) throw new Failure('NOT_FOUND');
    const wallet = playWallet(tenant, owner);
    const { merchant, holder, book } = wallet;
    const { timeZone } = tenant.brand;
    const month = startOfDay(`${dayText(now(), timeZone).slice(0, 8)}01`, timeZone);
    const ofPromotion = and(
      eq(promotionDraw.merchant, merchant),
      eq(promotionDraw.promotion, promotion.id),
      eq(promotionDraw.book, book),
    );
    const own = and(ofPromotion, eq(promotionDraw.account, holder));
    const [drawn, wins, [sums]] = await Promise.all([
      db.select().from(promotionDraw).where(own).orderBy(desc(promotionDraw.at), desc(promotionDraw.number)).limit(recentRows),
      db
        .select({ username: account.username, amount: promotionDraw.amount, at: promotionDraw.at })
        .from(promotionDraw)
        .innerJoin(account, and(eq(account.merchant, promotionDraw.merchant), eq(account.id, promotionDraw.account)))
        .where(and(ofPromotion, gt(promotionDraw.amount, 0n)))
        .orderBy(desc(promotionDraw.at))
        .limit(recentRows),
      db
        .select({ won: sql<string>`coalesce(sum(${promotionDraw.amount}), 0)::text`, draws: count() })
        .from(promotionDraw)
        .where(and(own, gte(promotionDraw.at, month))),
    ]);
    const number = (situation.row?.step ?? 0) + 1;
    const draw = { promotion: promotion.id, period: situation.period.key, number };
    return {
      offer,
      facts: factsOf(promotion.rule),
      next: (situation.count ?? 0) > 0 ? { number, commitment: commitmentTo(await serverSeedOf(limits, wallet, draw)) } : null,
      own: drawn.map(resultOf),
      winners: wins.map(({ username, amount, at }) => ({
        player: maskName(username),
        amount: unitsToWire(amount),
        at: at.toISOString(),
      })),
      wonThisMonth: unitsToWire(BigInt(sums?.won ?? '0')),
      drawsThisMonth: sums?.draws ?? 0,
    };
  }

  function streakOf(offer: PromotionOffer, { promotion, situation }: Known): SignInStreak | null {
    if (promotion?.rule.pay.kind !== 'signIn' || situation === null) return null;
    const today = situation.count ?? 1;
    return {
      offer,
      days: promotion.rule.pay.days.map(moneyToWire),
      today,
      isSigned: situation.state === 'signed',
      from: addDays(situation.period.key, 1 - today),
    };
  }

  async function openedBy({ brand: { merchant } }: Tenant, owner: Account): Promise<ReadonlySet<string>> {
    const { promotion } = promotionOpened;
    const rows = await db
      .select({ promotion })
      .from(promotionOpened)
      .where(and(eq(promotionOpened.merchant, merchant), eq(promotionOpened.account, owner.id)));
    return new Set(rows.map((row) => row.promotion));
  }

  const isOpenFor = ({ state, isEligible }: PromotionOffer) => isEligible && state !== null && state !== 'closed';

  /** @throws Failure NOT_FOUND */
  async function knownOf(tenant: Tenant, owner: Account, id: string) {
    const known = (await situations(tenant, owner)).find(({ entry }) => entry.id === id);
    if (known === undefined) throw new Failure('NOT_FOUND');
    return known;
  }

  return {
    resultOf,

    /** @param ahead Only the promotions to come that start in this span [CONST-38]. */
    async list(tenant: Tenant, owner: Account | null, language: Language, ahead?: PromotionSpan): Promise<PromotionBoard> {
      if (owner !== null && (await saferPlay.forbids(owner, 'offer'))) return { promotions: [], available: 0 };
      const known = await situations(tenant, owner);
      const promotions = inOrder(known.map((each) => offerOf(tenant, owner, language, each)));
      const available = owner === null ? 0 : claimable(promotions);
      return { promotions: ahead === undefined ? promotions : startingIn(promotions, ahead, tenant.brand.timeZone), available };
    },

    /**
     * State of every promotion that shows, by its id, and whether it is new: open to the member, who has not opened it yet [HEAD-07].
     * Whom the law keeps from offers has none.
     */
    async available(tenant: Tenant, owner: Account | null): Promise<ReadonlyMap<string, AvailableState>> {
      if (owner !== null && (await saferPlay.forbids(owner, 'offer'))) return new Map();
      const known = await situations(tenant, owner);
      const opened = owner === null ? null : await openedBy(tenant, owner);
      return new Map(
        known.map(({ entry, promotion, situation }) => {
          const state = situation?.state ?? null;
          const isEligible = owner !== null && rankOf(tenant, owner) >= (promotion?.rule.minRank ?? 0);
          return [entry.id, { state, isNew: isEligible && isAvailable(state) && opened?.has(entry.id) === false }];
        }),
      );
    },

    /** @throws Failure NOT_FOUND */
    async open(tenant: Tenant, owner: Account, id: string): Promise<void> {
      if ((await promotionBook.find(tenant, id)) === null) throw new Failure('NOT_FOUND');
      const row = { merchant: tenant.brand.merchant, account: owner.id, promotion: id, at: now() };
      await db.insert(promotionOpened).values(row).onConflictDoNothing();
    },

    /** @throws Failure NOT_FOUND */
    async offer(tenant: Tenant, owner: Account, language: Language, id: string): Promise<PromotionOffer> {
      await findPromotion(promotionBook, tenant, id);
      return offerOf(tenant, owner, language, await knownOf(tenant, owner, id));
    },

    /** @throws Failure NOT_FOUND for one that does not show */
    async detail(tenant: Tenant, owner: Account | null, language: Language, id: string): Promise<PromotionDetail> {
      const known = (await situations(tenant, owner)).find(({ entry }) => entry.id === id);
      if (known === undefined) throw new Failure('NOT_FOUND');
      const { entry, promotion, situation } = known;
      const isApplied = owner !== null && promotion?.rule.entry === 'apply' && situation !== null;
      return {
        offer: offerOf(tenant, owner, language, known),
        terms: entry.terms === undefined ? null : richText(localized(entry.terms, language)),
        facts: promotion === null ? noFacts : factsOf(promotion.rule),
        application: isApplied ? await applicationOf(tenant, playWallet(tenant, owner), promotion, situation) : null,
      };
    },

    /** @throws Failure NOT_FOUND */
    async raffle(tenant: Tenant, owner: Account, language: Language, id: string): Promise<Raffle> {
      const known = await knownOf(tenant, owner, id);
      return raffleOf(tenant, owner, offerOf(tenant, owner, language, known), known);
    },

    async rewards(tenant: Tenant, owner: Account, language: Language): Promise<RewardBoard> {
      const known = await situations(tenant, owner);
      const offers = known.map((each) => ({ known: each, offer: offerOf(tenant, owner, language, each) }));
      const open = offers.filter(({ offer }) => isOpenFor(offer));
      const signIns = open.flatMap(({ offer, known: each }) => streakOf(offer, each) ?? []);
      const [raffles, recent] = await Promise.all([
        Promise.all(
          open
            .filter(({ offer }) => offer.kind === 'raffle' && offer.state !== 'comingSoon')
            .map(({ offer, known: each }) => raffleOf(tenant, owner, offer, each)),
        ),
        bonuses.recent(tenant, playWallet(tenant, owner), language, recentRows),
      ]);
      const all = inOrder(offers.map(({ offer }) => offer));
      return { promotions: all.filter(isOpenFor), available: claimable(all), signIn: signIns[0] ?? null, raffles, recent };
    },
  };
}

const noFacts: PromotionDetail['facts'] = { percent: null, min: null, steps: [], prizes: [], days: [], examples: [] };
