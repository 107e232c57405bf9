import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Site, visitor } from '../../../../tests/server/auth-kit.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { freely } from '../../../../tests/server/freely.ts';
import { openPromoted, openPromotionSite } from '../../../../tests/server/promotion-kit.ts';
import { operator } from '../../../../tests/server/withdrawal-kit.ts';
import { moneyOf } from '../../../domain/money.ts';
import { commitmentOf, prizeOf } from '../../../domain/raffle.ts';
import type {
  BonusPage,
  PromotionBoard,
  PromotionDetail,
  PromotionPaid,
  RaffleClaimed,
  RewardBoard,
} from '../../../wire/promotions.ts';
import { depositOrder } from '../../platform/db/tables/deposits.ts';
import { promotionImage } from '../../platform/db/tables/promotions.ts';

const dayMs = 86_400_000;
let time = noon;
const now = () => time;
const later = (days: number) => new Date(noon.getTime() + days * dayMs);
let site: Site;
beforeAll(async () => {
  site = await openPromotionSite({ now });
});
beforeEach(() => {
  time = noon;
});
afterAll(() => site.close());

const open = (username: string) => openPromoted(site, now, username);
type Member = Awaited<ReturnType<typeof open>>;

const claim = (member: Member, id: string, period: string | null) =>
  member.call<PromotionPaid>('claimPromotion', { id, period: period ?? '' });
const bonuses = async (member: Member, query = '') => (await member.call<BonusPage>('bonuses', undefined, query)).value;

describe('the board', () => {
  it('shows guests every promotion without anything of an account [API-55]', async () => {
    const { value } = await visitor(site, now).send<PromotionBoard>('promotionBoard', undefined);
    expect(value.available).toBe(0);
    const states = Object.fromEntries(value.promotions.map(({ id, state }) => [id, state]));
    expect(states).toEqual({
      words: null,
      gift: 'claim',
      envelope: 'claim',
      birthday: 'join',
      jackpot: 'join',
      instant: 'join',
      weekend: 'join',
      first: 'join',
      race: 'join',
      wheel: 'claim',
      daily: 'claim',
      vip: 'claim',
      later: 'comingSoon',
    });
    expect(value.promotions.every(({ amount, progress }) => amount === null && progress === null)).toBe(true);
  });

  it('counts what a member can claim, and asks for a session where it is about one [HEAD-07] [API-53]', async () => {
    const member = await open('counter');
    const before = await member.board();
    // Gift, envelope, wheel and the sign-in; not the one of a higher rank.
    expect(before.available).toBe(4);
    expect((await member.offer('vip')).isEligible).toBe(false);
    expect((await claim(member, 'vip', 'once')).code).toBe('NOT_ALLOWED');
    expect((await member.balances()).main).toBe(5_000_000_0000n);
    await claim(member, 'envelope', 'once');
    expect((await member.board()).available).toBe(before.available - 1);
    const guest = visitor(site, now);
    for (const name of ['rewardBoard', 'bonuses', 'joinPromotion', 'claimPromotion', 'claimRaffle'] as const)
      expect((await guest.send(name, undefined)).status).toBe(401);
  });

  it('names a promotion that does not exist as such', async () => {
    const member = await open('seeker');
    expect((await member.call('promotionDetail', undefined, '?id=nothing')).code).toBe('NOT_FOUND');
    expect((await member.call('joinPromotion', { id: 'words' })).code).toBe('NOT_FOUND');
  });
});

describe('a deposit match', () => {
  const deposit = (member: Member, amount: string, id: string, more: Partial<typeof depositOrder.$inferInsert> = {}) =>
    site.db.insert(depositOrder).values({
      merchant: 'alpha',
      id,
      account: member.owner.id,
      request: id,
      method: 'qr',
      kind: 'qr',
      provider: 'simulated',
      state: 'credited',
      book: 'play:VND',
      amount: moneyOf(amount),
      fee: 0n,
      transaction: id,
      createdAt: now(),
      expiresAt: now(),
      endedAt: now(),
      ...more,
    });

  it('pays a share of the first deposit after joining, up to its most [PROMO-01] [PROD-15]', async () => {
    const member = await open('depositor');
    await deposit(member, '5000', 'before-joining');
    time = later(0.01);
    expect((await member.call('joinPromotion', { id: 'first' })).value).toMatchObject({ state: 'joined', amount: null });
    expect((await claim(member, 'first', 'once')).value).toEqual({ state: 'joined' });
    time = later(0.02);
    await deposit(member, '99', 'too-small');
    await deposit(member, '600', 'the-one');
    expect(await member.offer('first')).toMatchObject({ state: 'claim', amount: '300.0000' });
    const before = await member.balances();
    const { value } = await claim(member, 'first', 'once');
    expect(value).toMatchObject({ amount: '300.0000', wallet: 'main', offer: { state: 'claimed' } });
    expect((await member.balances()).main - before.main).toBe(300_0000n);
  });

  it('is of what was received, without the fee, of a credited deposit of the member itself', async () => {
    const [member, other] = [await open('receiver'), await open('elsewhere')];
    await member.call('joinPromotion', { id: 'first' });
    time = later(0.01);
    await deposit(other, '500', 'of-another');
    await deposit(member, '600', 'not-credited', { state: 'expired', transaction: null });
    expect((await member.offer('first')).state).toBe('joined');
    await deposit(member, '600', 'with-fee', { received: moneyOf('120'), fee: moneyOf('20') });
    expect(await member.offer('first')).toMatchObject({ state: 'claim', amount: '50.0000' });
  });
});

describe('an application', () => {
  const picture = async () =>
    (
      await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
        .png()
        .toBuffer()
    ).toString('base64');

  /** A loss of the week before, which the cashback of this week counts. */
  const lost = async (member: Member, stake: string) => member.played(stake, { day: '2026-11-14', placedAt: later(-6) });

  it('is reviewed, approved and claimed; its bonus waits for its turnover [PROMO-01] [VALID-35]', async () => {
    const member = await open('applicant');
    await lost(member, '2500');
    const detail = (await member.call<PromotionDetail>('promotionDetail', undefined, '?id=weekend')).value;
    expect(detail.application).toMatchObject({ netLoss: '2500.0000', from: '2026-11-09', until: '2026-11-15' });
    const tooLong = await member.call('applyPromotion', { id: 'weekend', remark: 'ữ'.repeat(141) });
    expect([tooLong.code, JSON.stringify(tooLong.value)]).toEqual([
      'VALIDATION',
      expect.stringContaining('promotions.fault.remark'),
    ]);
    const image = await picture();
    const applied = await member.call('applyPromotion', { id: 'weekend', remark: 'ữ'.repeat(140), images: [image, image] });
    expect(applied.value).toMatchObject({ state: 'applying', amount: '200.0000' });
    expect(await site.db.$count(promotionImage, eq(promotionImage.account, member.owner.id))).toBe(2);
    expect((await member.call('applyPromotion', { id: 'weekend' })).value).toEqual({ state: 'applying' });

    const { operate } = site.server.services.promotions;
    const [waiting] = await operate.applications(member.tenant, operator);
    expect(waiting).toMatchObject({ account: member.owner.id, base: '2500.0000', amount: '200.0000' });
    const key = { account: member.owner.id, promotion: 'weekend', period: waiting?.period ?? '' };
    expect(await operate.review(member.tenant, operator, key)).toMatchObject({ state: 'processing' });
    expect(await operate.approve(member.tenant, operator, key, freely)).toMatchObject({ state: 'claim' });
    expect((await claim(member, 'weekend', key.period)).value).toMatchObject({ wallet: 'bonus', amount: '200.0000' });
    expect((await member.balances()).bonus).toBe(200_0000n);
    expect((await bonuses(member)).running).toMatchObject({ needed: '600.0000', done: '0.0000', state: 'running' });
  });

  it('is rejected with its reason, and refused below the least loss', async () => {
    const member = await open('rejected');
    expect((await member.call('applyPromotion', { id: 'weekend' })).code).toBe('VALIDATION');
    await member.call('applyPromotion', { id: 'birthday' });
    const { operate } = site.server.services.promotions;
    const key = { account: member.owner.id, promotion: 'birthday', period: 'once' };
    await operate.reject(member.tenant, operator, { ...key, reason: 'The date differs.' });
    expect(await member.offer('birthday')).toMatchObject({ state: 'rejected', reason: 'The date differs.' });
    await expect(operate.approve(member.tenant, operator, key, freely)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(() => operate.reject(member.tenant, operator, { ...key, reason: ' ' })).toThrow('VALIDATION');
  });

  it('is listed after those that wait longer, and can be claimed for the days of its rule once it is approved', async () => {
    const [first, second] = [await open('longer'), await open('shorter')];
    for (const [index, member] of [second, first].entries()) {
      time = later((1 - index) * 0.01);
      await member.call('applyPromotion', { id: 'jackpot' });
    }
    time = noon;
    const { operate } = site.server.services.promotions;
    const waiting = await operate.applications(first.tenant, operator);
    const names = new Map<string, string>([first, second].map(({ owner }) => [owner.id, owner.username]));
    expect(waiting.flatMap(({ account }) => names.get(account) ?? [])).toEqual(['longer', 'shorter']);
    const key = { account: first.owner.id, promotion: 'jackpot', period: 'once' };
    await operate.approve(first.tenant, operator, key, freely);
    const { claimUntil } = await first.offer('jackpot');
    expect(claimUntil).toBe(later(7).toISOString());
    time = new Date(later(7).getTime() - 1);
    await first.signIn();
    expect((await first.offer('jackpot')).state).toBe('claim');
    time = later(7);
    expect((await claim(first, 'jackpot', 'once')).value).toEqual({ state: 'closed' });
  });

  it('is refused with the state when the promotion closed while the form was open', async () => {
    const member = await open('latecomer');
    expect((await member.offer('birthday')).state).toBe('join');
    expect((await member.offer('envelope')).state).toBe('claim');
    time = new Date('2026-11-30T17:00:00Z');
    await member.signIn();
    const applied = await member.call('applyPromotion', { id: 'birthday', remark: 'Xin chào' });
    expect([applied.code, applied.value]).toEqual(['CONFLICT', { state: 'closed' }]);
    const claimed = await claim(member, 'envelope', 'once');
    expect([claimed.code, claimed.value]).toEqual(['CONFLICT', { state: 'closed' }]);
    expect((await member.balances()).main).toBe(5_000_000_0000n);
  });
});

describe('a ladder', () => {
  it('pays its top as soon as it is reached, and a lower step after the turn', async () => {
    const [winner, second, loser] = await Promise.all([open('winner'), open('second'), open('loser')]);
    for (const member of [winner, second, loser]) await member.call('joinPromotion', { id: 'race' });
    await winner.played('2000');
    await second.played('1420');
    expect(await winner.offer('race')).toMatchObject({ state: 'claim', amount: '40.0000' });
    expect(await second.offer('race')).toMatchObject({
      state: 'joined',
      progress: { done: '1420.0000', needed: '2000.0000' },
    });
    const { period } = await second.offer('race');
    time = new Date('2026-11-22T17:00:00Z');
    for (const member of [second, loser]) await member.signIn();
    expect(await second.offer('race')).toMatchObject({ state: 'claim', amount: '10.0000', period });
    expect(await loser.offer('race')).toMatchObject({ state: 'join', period: '2026-11-23' });
    expect((await claim(second, 'race', period)).value.amount).toBe('10.0000');
    expect(await second.offer('race')).toMatchObject({ state: 'join', period: '2026-11-23' });
    // A claim whose answer was lost.
    expect((await claim(second, 'race', period)).value.amount).toBe('10.0000');
  });
});

describe('sign-ins', () => {
  it('make a streak, which a missed day ends [PROMO-01]', async () => {
    const member = await open('streaker');
    const signIn = async () => {
      await member.signIn();
      const { period } = await member.offer('daily');
      return (await member.call<PromotionPaid>('signInPromotion', { id: 'daily', period: period ?? '' })).value.amount;
    };
    const paid = [await signIn()];
    expect(await member.offer('daily')).toMatchObject({ state: 'signed', count: 1 });
    for (const day of [1, 2, 3, 5]) {
      time = later(day);
      paid.push(await signIn());
    }
    expect(paid).toEqual(['1.0000', '2.0000', '3.0000', '1.0000', '1.0000']);
    const { signIn: streak } = (await member.call<RewardBoard>('rewardBoard')).value;
    expect(streak).toMatchObject({ today: 1, isSigned: true, from: '2026-11-25' });
  });
});

describe('a raffle', () => {
  it('draws what its published secret says, as often as there are draws [API-53]', async () => {
    const member = await open('drawer');
    await member.played('1100');
    const raffleOf = async () => (await member.call<RewardBoard>('rewardBoard')).value.raffles[0];
    const draw = async (clientSeed: string) => {
      const next = (await raffleOf())?.next;
      const body = { id: 'wheel', number: next?.number ?? 1, commitment: next?.commitment ?? '0'.repeat(64), clientSeed };
      return member.call<RaffleClaimed>('claimRaffle', body);
    };
    expect((await raffleOf())?.offer.count).toBe(3);
    for (const clientSeed of ['browser-one', 'browser-two', 'browser-three']) {
      const { result } = (await draw(clientSeed)).value;
      expect(await commitmentOf(result.serverSeed)).toBe(result.commitment);
      expect(await prizeOf(result, result.weights)).toBe(result.prize);
      expect(result.amount).toBe(['5.0000', '0.0000'][result.prize]);
    }
    expect(await member.offer('wheel')).toMatchObject({ state: 'claimed', count: 0 });
    expect((await draw('browser-four')).code).toBe('CONFLICT');
    const raffle = await raffleOf();
    expect(raffle?.drawsThisMonth).toBe(3);
    expect(raffle?.winners.every(({ player }) => player === 'dr***r')).toBe(true);
  });

  it('pays nothing but what a draw has drawn', async () => {
    const member = await open('shortcut');
    const { period, amount } = await member.offer('wheel');
    const before = await member.balances();
    expect([(await claim(member, 'wheel', period)).code, amount]).toEqual(['CONFLICT', null]);
    expect(await member.balances()).toEqual(before);
  });

  it('refuses a draw whose secret was shown under another hash', async () => {
    const member = await open('doubter');
    const body = { id: 'wheel', number: 1, commitment: 'f'.repeat(64), clientSeed: 'browser-one' };
    expect((await member.call('claimRaffle', body)).code).toBe('CONFLICT');
    expect((await member.offer('wheel')).count).toBe(1);
  });
});

describe('bonus money', () => {
  const granted = async (username: string) => {
    const member = await open(username);
    const { value } = await claim(member, 'gift', 'once');
    expect(value.wallet).toBe('bonus');
    return member;
  };

  it('is in a wallet that is neither played with nor counted, and shows how far its turnover is', async () => {
    const member = await granted('waiting');
    const { value } = await member.call<{ sumBalance: string }>('balance');
    expect([value.sumBalance, await member.balances()]).toEqual(['5000000.0000', { main: 5_000_000_0000n, bonus: 100_0000n }]);
    await member.played('120');
    await member.played('500', { category: 'LIVE' });
    expect((await bonuses(member)).running).toMatchObject({ done: '170.0000', needed: '300.0000', shares: { LIVE: 10 } });
  });

  it('is released by bets that were placed and settled while it runs; one that is rolled back counts for nothing', async () => {
    const member = await open('roller');
    await member.played('900', { placedAt: later(-1) });
    await claim(member, 'gift', 'once');
    time = later(0.1);
    await member.signIn();
    await member.played('300', { state: 'open' });
    expect(await site.server.services.promotions.settleDue()).toBe(0);
    expect((await bonuses(member)).running).toMatchObject({ done: '0.0000', state: 'running' });
    await member.played('300', { state: 'cancelled' });
    expect(await site.server.services.promotions.settleDue()).toBe(0);
    expect((await bonuses(member)).running).toMatchObject({ done: '0.0000', state: 'running' });
    await member.played('299.9999');
    expect(await site.server.services.promotions.settleDue()).toBe(0);
    expect((await member.balances()).bonus).toBe(100_0000n);
    await member.played('0.0001');
    expect(await site.server.services.promotions.settleDue()).toBe(1);
    const { rows, running } = await bonuses(member);
    expect([running, rows[0]?.state, await member.balances()]).toEqual([
      null,
      'released',
      { main: 5_000_100_0000n, bonus: 0n },
    ]);
  });

  it('is taken back when its time is over, unless it was met before', async () => {
    const [late, inTime] = [await granted('late'), await granted('intime')];
    time = later(6);
    await inTime.played('300');
    time = later(7);
    await late.played('300');
    await site.server.services.promotions.settleDue();
    for (const member of [late, inTime]) await member.signIn();
    expect((await bonuses(late, '?state=lost')).rows.map(({ state }) => state)).toEqual(['expired']);
    expect((await bonuses(inTime, '?state=released')).rows.map(({ state }) => state)).toEqual(['released']);
    expect([(await late.balances()).main, (await inTime.balances()).main]).toEqual([5_000_000_0000n, 5_000_100_0000n]);
  });

  it('can be given back, and the next one runs then', async () => {
    const member = await open('giver');
    await member.played('1000', { day: '2026-11-14', placedAt: later(-6) });
    await member.call('applyPromotion', { id: 'weekend' });
    const { operate } = site.server.services.promotions;
    const key = { account: member.owner.id, promotion: 'weekend', period: (await member.offer('weekend')).period ?? '' };
    await operate.approve(member.tenant, operator, key, freely);
    await claim(member, 'gift', 'once');
    await claim(member, 'weekend', key.period);
    expect((await bonuses(member)).rows.map(({ state }) => state).toSorted()).toEqual(['queued', 'running']);
    const { running } = await bonuses(member);
    expect((await member.call('cancelBonus', { bonus: running?.id ?? '' })).value).toMatchObject({ state: 'cancelled' });
    expect((await member.call('cancelBonus', { bonus: running?.id ?? '' })).code).toBe('CONFLICT');
    const after = await bonuses(member);
    expect([after.running?.promotion, after.counts]).toEqual(['weekend', { open: 1, released: 0, lost: 1 }]);
    expect(await member.balances()).toEqual({ main: 5_000_000_0000n, bonus: 80_0000n });
    // One that waits ends alone: what runs goes on.
    const queued = await open('waiter');
    await queued.played('1000', { day: '2026-11-14', placedAt: later(-6) });
    await queued.call('applyPromotion', { id: 'weekend' });
    await operate.approve(queued.tenant, operator, { ...key, account: queued.owner.id }, freely);
    await claim(queued, 'gift', 'once');
    await claim(queued, 'weekend', key.period);
    const [waiting] = (await bonuses(queued)).rows.filter(({ state }) => state === 'queued');
    expect((await queued.call('cancelBonus', { bonus: waiting?.id ?? '' })).value).toMatchObject({ state: 'cancelled' });
    expect((await bonuses(queued)).running).toMatchObject({ promotion: 'gift', amount: '100.0000' });
    expect((await queued.balances()).bonus).toBe(100_0000n);
    const stranger = await open('stranger');
    expect((await stranger.call('cancelBonus', { bonus: after.running?.id ?? '' })).code).toBe('NOT_FOUND');
  });
});
