import { randomUUID } from 'node:crypto';
import { moneyOf } from '../../src/domain/money.ts';
import { bet, round, turnover } from '../../src/server/platform/db/tables/play.ts';
import type { PromotionBoard, PromotionOffer } from '../../src/wire/promotions.ts';
import { authBrands, type Site, visitor } from './auth-kit.ts';
import { openTestServer } from './core-kit.ts';
import type { TestDatabase } from './databases.ts';
import { addPlayer } from './players.ts';

const named = (id: string, more: object) => ({ id, title: { en: id, vi: id }, ...more });

/** One promotion of each kind. Amounts are small; the wagering of `gift` is met by 300 of slots. */
export const testPromotions = [
  named('words', { terms: { en: 'Once.', vi: 'Một lần.' } }),
  named('gift', { rule: { kind: 'fixed', amount: 100, wagering: { times: 3, days: 7, shares: { LIVE: 10 } } } }),
  named('envelope', { rule: { kind: 'fixed', amount: 50 }, until: '2026-12-01T00:00:00+07:00' }),
  named('birthday', { rule: { kind: 'fixed', amount: 20, review: true }, until: '2026-12-01T00:00:00+07:00' }),
  named('jackpot', { rule: { kind: 'fixed', amount: 20_000_000, review: true } }),
  named('instant', { rule: { kind: 'fixed', amount: 30, review: true, paysItself: true } }),
  named('weekend', {
    rule: { kind: 'cashback', cycle: 'week', percent: 8, min: 100, max: 3000, review: true, wagering: { times: 3, days: 3 } },
  }),
  named('first', { rule: { kind: 'depositMatch', percent: 50, min: 100, max: 400 } }),
  named('race', {
    rule: {
      kind: 'ladder',
      cycle: 'week',
      steps: [
        { turnover: 1000, amount: 10 },
        { turnover: 2000, amount: 40 },
      ],
    },
  }),
  named('wheel', {
    rule: {
      kind: 'raffle',
      cycle: 'day',
      prizes: [
        { amount: 5, weight: 3 },
        { amount: 0, weight: 1 },
      ],
      draws: 1,
      drawTurnover: 500,
      maxDraws: 3,
    },
  }),
  named('daily', { rule: { kind: 'signIn', days: [1, 2, 3] } }),
  named('later', { rule: { kind: 'fixed', amount: 1 }, from: '2027-01-01T00:00:00+07:00' }),
];

interface PromotionSiteDeps {
  readonly now: () => Date;
  readonly database?: TestDatabase;
}

export const openPromotionSite = ({ now, database }: PromotionSiteDeps) =>
  openTestServer({
    brands: authBrands({ promotions: testPromotions }),
    now,
    ...(database === undefined ? {} : { database }),
  });

/** A new member of the brand, as tests act for it. */
export async function openPromoted(site: Site, now: () => Date, username: string) {
  const owner = await addPlayer({ db: site.db, now, verification: site.server.services.verification }, username);
  const { tenants, wallets } = site.server.services;
  const tenant = tenants.byMerchant('alpha');
  if (tenant === null) throw new Error('The brand is missing.');
  await wallets.open(tenant, owner);
  let token = '';
  const signIn = async () => {
    token = (await site.server.services.members.sessions.start(tenant, owner)).token;
  };
  await signIn();
  const { send } = visitor(site, now);
  const call = <Value = Record<string, unknown>>(...[name, body, query]: [Parameters<typeof send>[0], object?, string?]) =>
    send<Value>(name, body, { token }, query);

  const board = async () => (await call<PromotionBoard>('promotionBoard')).value;
  const offer = async (id: string): Promise<PromotionOffer> => {
    const found = (await board()).promotions.find((each) => each.id === id);
    if (found === undefined) throw new Error(`The promotion ${id} does not show.`);
    return found;
  };

  /** A bet of the account as vendors leave it, without its movements of money. */
  const played = async (stake: string, more: Partial<typeof bet.$inferInsert> & { readonly day?: string } = {}) => {
    const id = randomUUID();
    const at = more.placedAt ?? now();
    const key = { merchant: 'alpha', vendor: 'paper' };
    const { day = at.toISOString().slice(0, 10), category = 'RNG', state = 'settled', payout = 0n } = more;
    await site.db.insert(round).values({
      ...key,
      id,
      account: owner.id,
      player: 'p',
      gameId: 'xocdia',
      state: 'closed',
      openedAt: at,
      closedAt: at,
      askAt: at,
    });
    const isSettled = state === 'settled';
    await site.db.insert(bet).values({
      ...key,
      id,
      roundId: id,
      account: owner.id,
      wallet: 'main',
      book: 'play:VND',
      gameId: 'xocdia',
      category,
      vassalage: 'SAPPH',
      stake: moneyOf(stake),
      payout: isSettled ? payout : null,
      validBet: isSettled ? moneyOf(stake) : null,
      state,
      placedAt: at,
      decidedAt: state === 'open' ? null : at,
    });
    if (!isSettled) return;
    const counted = { stake: moneyOf(stake), payout: payout ?? 0n, validBet: moneyOf(stake) };
    const keys = { merchant: 'alpha', account: owner.id, day, book: 'play:VND', category, vassalage: id };
    await site.db.insert(turnover).values({ ...keys, bets: 1, ...counted });
  };

  const balances = async () => {
    const { ledger } = site.server.services;
    const of = (name: 'main' | 'bonus') => ledger.balance({ merchant: 'alpha', holder: owner.id, name, book: 'play:VND' });
    return { main: await of('main'), bonus: await of('bonus') };
  };

  return { owner, tenant, call, board, offer, played, balances, signIn };
}
