import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authBrands, type Site, visitor } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { suiteDatabase } from '../../../../tests/server/databases.ts';
import { operatorOf } from '../../../../tests/server/operating.ts';
import { openPromoted, testPromotions } from '../../../../tests/server/promotion-kit.ts';
import { moneyOf } from '../../../domain/money.ts';
import type { ActResult } from '../../../wire/operate.ts';
import type { BonusPage, PromotionBoard, PromotionDetail, PromotionPaid } from '../../../wire/promotions.ts';
import type { DeskOffer, DeskOffers, OfferEstimate } from '../../../wire/studio/deskOffers.ts';
import { securityEvent } from '../../platform/db/tables/accounts.ts';
import { depositOrder } from '../../platform/db/tables/deposits.ts';
import { operator } from '../../platform/db/tables/operators.ts';
import { bonus } from '../../platform/db/tables/promotions.ts';

/** Promotions that operators write: what the site shows of them, what members hold, and what is noted. */

const merchant = 'alpha';
const dayMs = 86_400_000;
let time = noon;
const now = () => time;
/** Time after which every process shows a change of content. */
const settle = () => {
  time = new Date(time.getTime() + 500);
};
let site: Site;
let operate: Awaited<ReturnType<typeof operatorOf>>;
let second: Awaited<ReturnType<typeof operatorOf>>;
beforeAll(async () => {
  site = await openTestServer({ brands: authBrands({ promotions: testPromotions }), now, database: await suiteDatabase() });
  operate = await operatorOf(site, 'an');
  second = await operatorOf(site, 'binh');
});
afterAll(() => site.close());
let next = 0;
const fresh = (name: string) => `${name}-${(next += 1)}`;
beforeEach(settle);

const said = (words: string) => ({ vi: `${words}, từ 18 tuổi`, en: `${words}, from the age of 18` });
const fixed = (id: string, rule: object = {}, more: object = {}) => ({
  id,
  title: { vi: 'Quà', en: 'Gift' },
  terms: said('100: 3 × 7'),
  rule: { kind: 'fixed', amount: 100, wagering: { times: 3, days: 7 }, budget: 5_000, ...rule },
  ...more,
});

const save = (document: { readonly id: string }, expected = 0) =>
  operate<DeskOffer>('POST', `offers/alpha/${document.id}/save`, { expected, document });
const publish = (id: string, version = 1, by = operate) =>
  by<ActResult>('POST', `offers/alpha/${id}/publish`, { version, reason: 'for the month', requestId: fresh('request') });
async function putLive(document: { readonly id: string }, expected = 0) {
  expect((await save(document, expected)).status).toBe(200);
  settle();
  const { value } = await publish(document.id, expected + 1);
  expect(value.state).toBe('done');
  settle();
}
const show = async (id: string) => (await operate<DeskOffer>('GET', `offers/alpha/${id}`)).value;
const boardIds = async () =>
  (await visitor(site, now).send<PromotionBoard>('promotionBoard', undefined)).value.promotions.map(({ id }) => id);
const shownIds = async () =>
  (await visitor(site, now).send<{ id: string }[]>('availablePromotions', undefined)).value.map(({ id }) => id);
type Member = Awaited<ReturnType<typeof openPromoted>>;
const open = () => openPromoted(site, now, fresh('member').replace('-', ''));
const claim = (member: Member, id: string, period = 'once') => member.call<PromotionPaid>('claimPromotion', { id, period });
const running = async (member: Member) => (await member.call<BonusPage>('bonuses')).value.running;

const deposit = (member: Member, amount: string) =>
  site.db.insert(depositOrder).values({
    merchant,
    id: fresh('D'),
    account: member.owner.id,
    method: 'qr',
    kind: 'qr',
    provider: 'simulated',
    state: 'credited',
    book: 'play:VND',
    amount: moneyOf(amount),
    fee: 0n,
    request: fresh('R'),
    transaction: fresh('T'),
    createdAt: now(),
    expiresAt: now(),
    endedAt: now(),
  });

const eventsOf = async (promotion: string) =>
  (await site.db.select().from(securityEvent).where(eq(securityEvent.merchant, merchant)))
    .filter(({ kind, details }) => kind.startsWith('offer.') && details['promotion'] === promotion)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());

it('a draft shows on the desk only; published it is on the board, on the page and pays', async () => {
  const id = fresh('gift');
  const saved = (await save(fixed(id))).value;
  expect(saved).toMatchObject({ row: { state: 'draft', live: null, newest: 1 }, document: fixed(id) });
  settle();
  expect([(await boardIds()).includes(id), (await shownIds()).includes(id)]).toEqual([false, false]);
  expect((await publish(id)).value.state).toBe('done');
  settle();
  expect([(await boardIds()).includes(id), (await shownIds()).includes(id)]).toEqual([true, true]);
  const page = await site.get('alpha.test', '/index');
  expect(page.statusCode).toBe(200);
  const member = await open();
  expect((await claim(member, id)).value).toMatchObject({ amount: '100.0000', wallet: 'bonus' });
  expect(await running(member)).toMatchObject({ promotion: id, title: 'Quà', needed: '300.0000' });
  expect((await show(id)).row).toMatchObject({ state: 'live', members: 1, paid: '100.0000', isOfManifest: false });
  // Nothing of another brand.
  const elsewhere = await site.server.inject({ url: '/wps/promotion/board', headers: { host: 'beta.test' } });
  expect(elsewhere.body).not.toContain(id);
});

it('one with the id of the manifest takes its place, and the list says whose it is', async () => {
  const before = (await operate<DeskOffers>('GET', 'offers/alpha')).value.offers;
  expect(before.find(({ offer }) => offer === 'vip')).toMatchObject({ isOfManifest: true, live: 0, newest: 0 });
  await putLive(fixed('vip', {}, { title: { vi: 'Quà mới', en: 'New gift' } }));
  const { value } = await visitor(site, now).send<PromotionBoard>('promotionBoard', undefined);
  expect(value.promotions.filter((each) => each.id === 'vip').map(({ title }) => title)).toEqual(['Quà mới']);
  const after = (await operate<DeskOffers>('GET', 'offers/alpha')).value.offers;
  expect(after).toHaveLength(before.length);
  expect(after.find(({ offer }) => offer === 'vip')).toMatchObject({ isOfManifest: false, live: 1, newest: 1 });
  expect((await show('vip')).versions.map(({ version, madeBy }) => [version, madeBy])).toEqual([
    [1, 'an'],
    [0, null],
  ]);
});

describe('a promotion that is edited while members hold it', () => {
  it('leaves a bonus that was claimed as it was given, and pays the next one by the new terms', async () => {
    const id = fresh('gift');
    await putLive(fixed(id));
    const [holder, later] = [await open(), await open()];
    await claim(holder, id);
    const held = await running(holder);
    const terms = said('200: 9 × 2');
    await putLive(fixed(id, { amount: 200, wagering: { times: 9, days: 2 } }, { terms }), 1);
    expect(await running(holder)).toEqual(held);
    expect((await claim(holder, id)).value).toMatchObject({ amount: '100.0000' });
    expect((await claim(later, id)).value).toMatchObject({ amount: '200.0000' });
    expect(await running(later)).toMatchObject({ needed: '1800.0000' });
    // Its words too, for who holds it.
    const detail = async (member: Member) =>
      (await member.call<PromotionDetail>('promotionDetail', undefined, `?id=${id}`)).value.terms;
    expect([await detail(holder), await detail(later)]).toEqual([
      expect.stringContaining('100: 3'),
      expect.stringContaining('200: 9'),
    ]);
  });

  it('pays who joined before by the terms they joined, of the manifest too, and who joins later by the new ones', async () => {
    const document = {
      id: 'first',
      title: { vi: 'Nạp', en: 'Deposit' },
      terms: said('10 %, 100'),
      rule: { kind: 'depositMatch', percent: 10, min: 100, budget: 1_000 },
    };
    const [early, late, last] = [await open(), await open(), await open()];
    await early.call('joinPromotion', { id: 'first' });
    await putLive(document);
    await late.call('joinPromotion', { id: 'first' });
    await putLive({ ...document, terms: said('20 %, 100'), rule: { ...document.rule, percent: 20 } } as never, 1);
    await last.call('joinPromotion', { id: 'first' });
    settle();
    for (const member of [early, late, last]) await deposit(member, '600');
    const paid = [];
    for (const member of [early, late, last]) paid.push((await claim(member, 'first')).value.amount);
    expect(paid).toEqual(['300.0000', '60.0000', '120.0000']);
  });

  it('ends for those too who joined before, while a bonus that runs is still staked through', async () => {
    const id = fresh('match');
    const rule = { kind: 'depositMatch', percent: 50, min: 100, budget: 1_000, wagering: { times: 2, days: 5 } };
    await putLive({ id, title: { vi: 'Nạp', en: 'Deposit' }, terms: said('50 %, 100: 2 × 5'), rule } as never);
    const [joined, paid] = [await open(), await open()];
    for (const member of [joined, paid]) await member.call('joinPromotion', { id });
    settle();
    await deposit(paid, '200');
    await claim(paid, id);
    const changed = { ...rule, percent: 60 };
    await putLive({ id, title: { vi: 'Nạp', en: 'Deposit' }, terms: said('60 %, 100: 2 × 5'), rule: changed } as never, 1);
    const ended = await operate<DeskOffer>('POST', `offers/alpha/${id}/end`, { reason: 'a mistake in it' });
    expect(ended.value.row).toMatchObject({ state: 'ended', until: now().toISOString() });
    settle();
    await deposit(joined, '200');
    expect((await joined.offer(id)).state).toBe('closed');
    expect(await running(paid)).toMatchObject({ amount: '100.0000', needed: '200.0000', state: 'running' });
    expect((await paid.offer(id)).state).toBe('claimed');
    expect((await shownIds()).includes(id)).toBe(false);
    time = new Date(time.getTime() + 31 * dayMs);
    expect((await boardIds()).includes(id)).toBe(false);
    time = new Date(time.getTime() - 31 * dayMs);
  });
});

it('a budget that is spent ends new entries, until it is raised', async () => {
  const id = fresh('gift');
  await putLive(fixed(id, { budget: 200 }));
  const members = [await open(), await open(), await open()];
  for (const member of members.slice(0, 2)) expect((await claim(member, id)).value.amount).toBe('100.0000');
  const refused = await claim(members[2] ?? expect.fail(), id);
  expect(refused).toMatchObject({ success: false, value: { state: 'closed' } });
  settle();
  expect((await members[2]?.offer(id))?.state).toBe('closed');
  expect((await show(id)).row).toMatchObject({ state: 'spent', paid: '200.0000' });
  await putLive(fixed(id, { budget: 200 }, { overline: { vi: 'Mới', en: 'New' } }), 1);
  expect((await show(id)).row.state).toBe('spent');
  await putLive(fixed(id, { budget: 300 }), 2);
  expect((await claim(members[2] ?? expect.fail(), id)).value.amount).toBe('100.0000');
});

it('a version that someone else wrote meanwhile is not written over', async () => {
  const id = fresh('gift');
  await save(fixed(id));
  expect(await save(fixed(id, { amount: 7 }))).toMatchObject({ code: 'CONFLICT', value: { newest: 1 } });
  expect((await save(fixed(id, { amount: 7 }), 1)).value.row.newest).toBe(2);
  expect((await publish(id, 1)).code).toBe('CONFLICT');
});

it('what the schema of manifests refuses is not written, and what the words lack is not published', async () => {
  const id = fresh('gift');
  const incomplete = await save(fixed(id, { kind: 'ladder', amount: undefined }));
  expect(incomplete).toMatchObject({ code: 'VALIDATION', value: { problems: [{ pointer: '/rule/kind' }] } });
  expect(await save({ ...fixed(id), surprise: 1 } as never)).toMatchObject({ code: 'VALIDATION' });
  expect(await save({ ...fixed(id), image: 'none.png' } as never)).toMatchObject({ value: { field: 'image' } });
  const other = await operate('POST', `offers/alpha/${fresh('gift')}/save`, { expected: 0, document: fixed(id) });
  expect(other).toMatchObject({ code: 'VALIDATION', value: { field: 'id' } });
  await save(fixed(id, {}, { terms: { vi: said('100: 3 × 7').vi, en: '90: 3 × 7' } }));
  const { code, value } = await publish(id);
  expect([code, value]).toEqual([
    'VALIDATION',
    {
      terms: [
        { language: 'vi', fault: 'differs', figures: [{ value: 90, isPercent: false }] },
        { language: 'en', fault: 'age', figures: [{ value: 18, isPercent: false }] },
        { language: 'en', fault: 'missing', figures: [{ value: 100, isPercent: false }] },
      ],
    },
  ]);
});

it('a budget from the threshold on, or none, waits for a second operator; words alone do not', async () => {
  const approve = async (answer: ActResult) => {
    expect(answer.state).toBe('pending');
    await site.operators.approvals.approve(
      site.server.services.tenants.byMerchant(merchant) ?? expect.fail(),
      await binh(),
      answer.approval ?? '',
    );
    settle();
  };
  const binh = async () => {
    const [found] = await site.db.select().from(operator).where(eq(operator.name, 'binh'));
    return found ?? expect.fail('No operator.');
  };
  for (const budget of [10_000_000, undefined]) {
    const id = fresh('gift');
    await save(fixed(id, { budget }));
    const asked = (await publish(id)).value;
    settle();
    expect((await boardIds()).includes(id)).toBe(false);
    await approve(asked);
    expect((await boardIds()).includes(id)).toBe(true);
    expect((await show(id)).versions[0]).toMatchObject({ madeBy: 'an', publishedBy: 'binh' });
    const published = (await eventsOf(id)).find(({ kind }) => kind === 'offer.published');
    expect(published?.details).toMatchObject({ approvedBy: (await binh()).id });
    await putLive(fixed(id, { budget }, { overline: { vi: 'Mới', en: 'New' } }), 1);
    await save(fixed(id, { budget, minRank: 1 }), 2);
    expect((await publish(id, 3)).value.state).toBe('pending');
  }
});

it('each act is noted with who did it and what was before and after', async () => {
  const id = fresh('gift');
  await putLive(fixed(id));
  await putLive(fixed(id, { minRank: 2 }), 1);
  await operate('POST', `offers/alpha/${id}/end`, { reason: 'no more of it' });
  const events = await eventsOf(id);
  expect(events.map(({ kind }) => kind)).toEqual([
    'offer.saved',
    'offer.published',
    'offer.saved',
    'offer.published',
    'offer.ended',
  ]);
  expect(events[2]?.details).toMatchObject({ former: '1', version: '2', change: 'rule.minRank: – → 2' });
  expect(events[3]?.details).toMatchObject({ former: '1', version: '2', change: 'rule.minRank: – → 2' });
  expect(events[4]?.details).toMatchObject({ version: '2', former: '–', reason: 'no more of it' });
  // Again it changes nothing.
  await second('POST', `offers/alpha/${id}/end`, { reason: 'no more of it' });
  expect(await eventsOf(id)).toHaveLength(5);
});

it('an estimate counts what a month had, at the share of members whom promotions paid', async () => {
  const members = [await open(), await open()];
  const at = new Date('2026-10-14T05:00:00Z');
  const former = time;
  time = at;
  for (const member of members) await deposit(member, '1000');
  time = former;
  const granted = { merchant, book: 'play:VND', needed: 0n, shares: {}, days: 0, state: 'released', done: 0n } as const;
  await site.db.insert(bonus).values({
    ...granted,
    id: fresh('bonus'),
    account: members[0]?.owner.id ?? '',
    promotion: 'gift',
    amount: moneyOf('1'),
    grantedAt: at,
    endedAt: at,
  });
  const document = fixed('estimated', { kind: 'depositMatch', amount: undefined, percent: 50, max: 400, budget: 600 });
  const estimate = (month: string, given: object = document) =>
    operate<OfferEstimate>('POST', 'offer-estimates/alpha', { month, document: given });
  const { value } = await estimate('2026-10');
  expect(value).toMatchObject({
    members: 2,
    payments: 2,
    atLimit: 2,
    given: '800.0000',
    active: 2,
    takers: 1,
    usual: '400.0000',
    spentOn: '2026-10-14',
  });
  expect(value.weeks.map(({ from, given }) => `${from} ${given}`)).toEqual([
    '2026-10-01 0.0000',
    '2026-10-05 0.0000',
    '2026-10-12 800.0000',
    '2026-10-19 0.0000',
    '2026-10-26 0.0000',
  ]);
  expect((await estimate('2026-11')).value).toEqual({ field: 'month' });
  expect((await estimate('2026-10', { ...document, rule: undefined })).value).toEqual({ field: 'document' });
  const paid = and(eq(bonus.merchant, merchant), eq(bonus.promotion, 'estimated'));
  expect(await site.db.$count(bonus, paid)).toBe(0);
});
