import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authBrands, type Site, visitor } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { fresh, openPaperVendor } from '../../../../tests/vendors/paper-vendor.ts';
import { sitDown } from '../../../../tests/vendors/table.ts';
import { moneyOf } from '../../../domain/money.ts';
import { calls } from '../../../wire/calls.ts';
import type { BetPage, RoundDetail } from '../../../wire/play.ts';
import type { ProfitStatement, RecordPage } from '../../../wire/records.ts';
import { checkLedger } from '../../money/ledger/checkLedger.ts';
import type { LedgerTransaction, Wallet } from '../../money/ledger/index.ts';
import { game } from '../../platform/db/tables/content.ts';

/** Before every test, because wallets are opened with the site. */
let time = new Date('2026-11-10T05:00:00Z');
const now = () => time;
let vendor: Awaited<ReturnType<typeof openPaperVendor>>;
let site: Site;
let person: ReturnType<typeof visitor>;
beforeAll(async () => {
  vendor = await openPaperVendor();
  site = await openTestServer({ brands: authBrands(), now, vendors: [vendor.entry] });
  person = visitor(site, now);
});
beforeEach(() => {
  time = noon;
});
afterAll(async () => {
  const { broken } = await checkLedger(site.db);
  await site.close();
  await vendor.close();
  expect(broken).toBe(null);
});

const enter = async (username: string) => {
  const { token } = (await person.login(username, 'Demo-2026')).value;
  const { value } = await person.send<{ customerId: string }>('memberInfo', undefined, { token });
  const main: Wallet = { merchant: 'alpha', holder: value.customerId, name: 'main', book: 'play:VND' };
  const read = async <Value>(call: 'bettingRecord' | 'accountRecord' | 'profitStatement' | 'roundDetail', query = '') =>
    (await person.send<Value>(call, undefined, { token }, query)).value;
  const file = (call: 'bettingRecordFile' | 'accountRecordFile', query = '') =>
    site.server.inject({
      method: 'GET',
      url: `${calls[call].path}${query}`,
      headers: { host: 'alpha.test', authorization: `Bearer ${token}`, language: 'EN' },
    });
  return { token, main, read, file };
};

const act = (posted: LedgerTransaction) =>
  site.ledger.execute({ merchant: 'alpha', scope: 'test', id: fresh('act'), body: '' }, async () => ({ transaction: posted }));

describe('the account record [API-65] [MEMBER-09]', () => {
  let member: Awaited<ReturnType<typeof enter>>;
  const deposit = (amount: string, order = fresh('order')) =>
    act({ kind: 'deposit', wallet: member.main, amount: moneyOf(amount), provider: 'sim', order });
  beforeAll(async () => {
    time = new Date('2026-11-18T05:00:00Z');
    member = await enter('demomember');
    const { main } = member;
    const held: Wallet = { ...main, name: 'held' };
    await deposit('2000000');
    time = new Date('2026-11-19T16:59:59.999Z');
    await act({ kind: 'transfer', wallet: main, to: { ...main, name: 'vendor:KNK' }, amount: moneyOf('500000') });
    time = new Date('2026-11-19T17:00:00Z');
    await act({ kind: 'cashback', wallet: main, amount: moneyOf('184200.0050'), period: '2026-11-19' });
    await act({ kind: 'hold', wallet: main, to: held, amount: moneyOf('3000000'), order: 'W1' });
    await act({ kind: 'hold', wallet: main, to: held, amount: moneyOf('1000000'), order: 'W2' });
    await act({ kind: 'hold', wallet: main, to: held, amount: moneyOf('100'), order: 'W3' });
    await act({ kind: 'release', wallet: held, to: main, amount: moneyOf('1000000'), order: 'W2' });
    await act({ kind: 'payout', wallet: held, amount: moneyOf('100'), provider: 'sim', order: 'W3', fee: moneyOf('1') });
    await act({ kind: 'bonus', wallet: main, amount: moneyOf('1000000'), bonus: 'first' });
    time = noon;
    member = await enter('demomember');
  });
  // No withdrawal stands behind it, and the ledger check asks for one.
  afterAll(() => {
    const { main } = member;
    return act({ kind: 'release', wallet: { ...main, name: 'held' }, to: main, amount: moneyOf('3000000'), order: 'W1' });
  });

  it('has signed sums, balances and states, and totals that add up', async () => {
    const { rows, total, received, paid, difference, pending } = await member.read<RecordPage>('accountRecord');
    expect(rows.map(({ kind, amount, balance, state }) => [kind, amount, balance, state])).toEqual([
      ['bonus', '1000000.0000', '4684100.0050', 'done'],
      ['release', '1000000.0000', '3684100.0050', 'done'],
      ['hold', '-100.0000', '2684100.0050', 'done'],
      ['hold', '-1000000.0000', '2684200.0050', 'returned'],
      ['hold', '-3000000.0000', '3684200.0050', 'pending'],
      ['cashback', '184200.0050', '6684200.0050', 'done'],
      ['transfer', '-500000.0000', '6500000.0000', 'done'],
      ['deposit', '2000000.0000', '7000000.0000', 'done'],
      ['issue', '5000000.0000', '5000000.0000', 'done'],
    ]);
    expect({ total, received, paid, difference, pending }).toEqual({
      total: 9,
      received: { amount: '9184200.0050', count: 5 },
      paid: { amount: '-4500100.0000', count: 4 },
      difference: '4684100.0050',
      pending: { amount: '-3000000.0000', count: 1 },
    });
    expect(rows.map(({ vendorName }) => vendorName).filter((name) => name !== null)).toHaveLength(1);
    const { value } = await person.send<{ wallets: { wallet: string; balance: string }[] }>('balance', undefined, member);
    expect(value.wallets.find(({ wallet }) => wallet === 'main')?.balance).toBe(rows[0]?.balance);
  });

  it('filters by type and by days that begin at midnight in the zone of the brand', async () => {
    const kinds = async (query: string) => {
      const page = await member.read<RecordPage>('accountRecord', query);
      return [page.rows.map(({ kind }) => kind).join(), page.difference, page.total];
    };
    expect(await kinds('?until=2026-11-19&from=2026-11-19')).toEqual(['transfer', '-500000.0000', 1]);
    expect(await kinds('?from=2026-11-20&type=cashback')).toEqual(['cashback', '184200.0050', 1]);
    expect(await kinds('?type=withdrawal')).toEqual(['release,hold,hold,hold', '-3000100.0000', 4]);
    expect(await kinds('?until=2026-11-09')).toEqual(['', '0.0000', 0]);
    expect(await kinds('?from=2026-11-21')).toEqual(['', '0.0000', 0]);
  });

  it('finds a row by its number, and only that row', async () => {
    const [row] = (await member.read<RecordPage>('accountRecord', '?type=transfer')).rows;
    expect(row?.number).toBe('TF261119-0003');
    const found = await member.read<RecordPage>('accountRecord', '?number=tf261119-0003&type=bonus');
    expect([found.rows, found.total, found.next, found.previous]).toEqual([[row], 1, null, null]);
    for (const number of ['TF261119-0002', 'DP261119-0003', '0003', "'"]) {
      expect((await member.read<RecordPage>('accountRecord', `?number=${encodeURIComponent(number)}`)).rows).toEqual([]);
    }
  });

  it('pages by cursor in both directions without a gap or a repetition', async () => {
    const other = await enter('demogeneral');
    for (let index = 1; index <= 44; index += 1) {
      await act({
        kind: 'deposit',
        wallet: other.main,
        amount: moneyOf(String(index)),
        provider: 'sim',
        order: fresh('order'),
      });
    }
    const numbers = ({ rows }: RecordPage) => rows.map(({ number }) => number);
    const first = await other.read<RecordPage>('accountRecord');
    const second = await other.read<RecordPage>('accountRecord', `?after=${first.next}`);
    const third = await other.read<RecordPage>('accountRecord', `?after=${second.next}`);
    const all = [first, second, third].flatMap(numbers);
    expect([all.length, new Set(all).size, first.total]).toEqual([45, 45, 45]);
    expect([first.previous, third.next]).toEqual([null, null]);
    expect(numbers(await other.read<RecordPage>('accountRecord', `?before=${third.previous}`))).toEqual(numbers(second));
    const back = await other.read<RecordPage>('accountRecord', `?before=${second.previous}`);
    expect([numbers(back), back.previous]).toEqual([numbers(first), null]);
    const wrong = await person.send('accountRecord', undefined, { token: other.token }, '?after=nothing');
    expect(wrong.code).toBe('MALFORMED');
  });

  it('keeps a withdrawal pending until all of it is paid, in parts', async () => {
    const other = await enter('demogeneral');
    const held: Wallet = { ...other.main, name: 'held' };
    const pay = (amount: string) =>
      act({ kind: 'payout', wallet: held, amount: moneyOf(amount), provider: 'sim', order: 'P1', fee: moneyOf('0') });
    const shown = async () => {
      const { rows, pending } = await other.read<RecordPage>('accountRecord', '?type=withdrawal');
      return [rows.map(({ state }) => state), pending];
    };
    await act({ kind: 'hold', wallet: other.main, to: held, amount: moneyOf('50'), order: 'P1' });
    await pay('20');
    expect(await shown()).toEqual([['pending'], { amount: '-30.0000', count: 1 }]);
    await pay('30');
    expect(await shown()).toEqual([['done'], { amount: '0.0000', count: 0 }]);
  });

  it('belongs to one account of one merchant', async () => {
    const stranger = await person.send('accountRecord', undefined, { token: member.token, host: 'beta.test' });
    expect([stranger.status, (await person.send('accountRecord', undefined)).status]).toEqual([401, 401]);
    const other = await enter('demoagent');
    expect((await other.read<RecordPage>('accountRecord')).rows.map(({ kind }) => kind)).toEqual(['issue']);
  });

  it('downloads as CSV with dates and sums of the brand', async () => {
    const answer = await member.file('accountRecordFile', '?type=withdrawal');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, first] = answer.body.split('\r\n');
    expect(head).toBe('\uFEFFTime,Number,Type,Provider,Amount,Balance after,State');
    expect(first).toBe('2026-11-20 00:00:00,WD261120-0008,Withdrawal returned,,1000000.00,3684100.01,Done');
    expect(answer.body.split('\r\n')).toHaveLength(6);
  });
});

describe('the betting record and the profit [MEMBER-07] [MEMBER-10]', () => {
  let seat: Awaited<ReturnType<typeof sitDown>>;
  let member: Awaited<ReturnType<typeof enter>>;
  const place = async (amount: string) => {
    const [roundId, betId] = [fresh('round'), fresh('bet')];
    await seat.wallet('bet', { session: seat.session.session, roundId, betId, amount });
    return { roundId, betId };
  };
  const settle = ({ roundId, betId }: Awaited<ReturnType<typeof place>>, payout: string) =>
    seat.wallet('settle', { player: seat.session.player, roundId, results: [{ betId, payout }], closes: true });
  let overnight: Awaited<ReturnType<typeof place>>;
  beforeAll(async () => {
    time = new Date('2026-11-30T16:50:00Z');
    seat = await sitDown(site, now, { username: 'demoagent' });
    member = await enter('demoagent');
    overnight = await place('10.0000');
    await settle(await place('5.0000'), '0.0000');
    const cancelled = await place('7.0000');
    await seat.wallet('rollback', { player: seat.session.player, ...cancelled });
    time = new Date('2026-11-30T17:00:00Z');
    await settle(overnight, '25.0000');
    await place('3.0000');
  });
  beforeEach(() => {
    time = new Date('2026-11-30T17:05:00Z');
  });

  it('counts a bet on the day it was decided, an open one on the day it was placed', async () => {
    const read = (query: string) => member.read<BetPage>('bettingRecord', query);
    const november = await read('?from=2026-11-01&until=2026-11-30');
    expect(november.bets.map(({ stake, state }) => `${stake} ${state}`).toSorted()).toEqual([
      '5.0000 settled',
      '7.0000 cancelled',
    ]);
    expect([november.total, november.sums]).toEqual([
      2,
      { stake: '5.0000', payout: '0.0000', validBet: '5.0000', result: '-5.0000' },
    ]);
    const december = await read('?from=2026-12-01');
    expect(december.bets.map(({ stake }) => stake).toSorted()).toEqual(['10.0000', '3.0000']);
    expect([december.total, december.sums]).toEqual([
      2,
      { stake: '13.0000', payout: '25.0000', validBet: '10.0000', result: '15.0000' },
    ]);
    expect((await read('?state=open')).bets.map(({ stake }) => stake)).toEqual(['3.0000']);
    expect([(await read('?state=cancelled')).total, (await read('?state=settled')).total]).toEqual([1, 2]);
    const { total, sums } = await read('?gameType=LIVE&vassalage=SAPPH');
    expect([total, sums]).toEqual([4, { stake: '18.0000', payout: '25.0000', validBet: '15.0000', result: '10.0000' }]);
    for (const other of ['?gameType=RNG', '?vassalage=KNK', '?gameType=LIVE&vassalage=KNK'])
      expect(await read(other)).toMatchObject({ bets: [], total: 0, sums: { stake: '0.0000', payout: '0.0000' } });
  });

  it('agrees with the statement of profit and loss to the last digit', async () => {
    const { sums, bets } = await member.read<BetPage>('bettingRecord', '?from=2026-11-25&until=2026-12-01');
    await act({ kind: 'bonus', wallet: member.main, amount: moneyOf('1.5000'), bonus: 'b' });
    await act({ kind: 'cashback', wallet: member.main, amount: moneyOf('0.2500'), period: 'p' });
    const statement = await member.read<ProfitStatement>('profitStatement', '?from=2026-11-25&until=2026-12-01');
    expect(statement.sums).toEqual({
      validBet: sums.validBet,
      stake: '15.0000',
      payout: sums.payout,
      result: sums.result,
      bonus: '1.5000',
      cashback: '0.2500',
      net: '11.7500',
    });
    expect(statement.days.map(({ day, net }) => `${day} ${net}`).slice(-2)).toEqual([
      '2026-11-30 -5.0000',
      '2026-12-01 16.7500',
    ]);
    expect([statement.days.length, statement.categories.map(({ gameType }) => gameType)]).toEqual([7, [bets[0]?.gameType]]);
    for (const query of ['?from=2026-01-01&until=2026-12-31', '?from=2026-12-02&until=2026-12-01', '']) {
      expect((await person.send('profitStatement', undefined, { token: member.token }, query)).code).toBe('MALFORMED');
    }
  });

  it('shows a round with what its vendor discloses, to its player only', async () => {
    const proof = { commitment: 'a'.repeat(64), clientSeed: 'mine', nonce: 4, serverSeed: null };
    vendor.state.proofs.set(overnight.roundId, proof);
    const query = `?vendor=paper&roundId=${overnight.roundId}`;
    const detail = await member.read<RoundDetail>('roundDetail', query);
    expect([detail.bets.map(({ betId }) => betId), detail.proof]).toEqual([[overnight.betId], proof]);
    expect(vendor.state.asked.at(-1)?.body).toEqual({ roundId: overnight.roundId, player: seat.session.player });
    const other = await enter('demogeneral');
    expect((await person.send('roundDetail', undefined, { token: other.token }, query)).code).toBe('NOT_FOUND');
    vendor.state.down = true;
    expect((await member.read<RoundDetail>('roundDetail', query)).proof).toBe(null);
    vendor.state.down = false;
  });

  it('downloads every bet as CSV, in batches, with no cell that a spreadsheet runs', async () => {
    await site.db
      .update(game)
      .set({ names: { vi: '=cmd()', en: '=cmd()' } })
      .where(sql`id = 'xocdia'`);
    await site.db.execute(sql`
      insert into bet (merchant, vendor, id, round_id, account, wallet, book, game_id, category, vassalage, stake, payout, valid_bet, state, placed_at, decided_at)
      select merchant, vendor, 'copy-' || number, round_id, account, wallet, book, game_id, category, vassalage, 0, 0, 0, 'settled', placed_at, decided_at
      from bet, generate_series(1, 3) number where id = ${overnight.betId}`);
    await site.db.execute(sql`
      insert into bet (merchant, vendor, id, round_id, account, wallet, book, game_id, category, vassalage, stake, state, placed_at, decided_at)
      select merchant, vendor, 'more-' || number, round_id, account, wallet, book, game_id, category, vassalage, 1, 'cancelled', placed_at,
        decided_at - number / 3 * interval '1 millisecond'
      from bet, generate_series(1, 1203) number where id = ${overnight.betId}`);
    const { body } = await member.file('bettingRecordFile');
    const [head, ...lines] = body.split('\r\n').slice(0, -1);
    const columns = 'Time,Number,Round,Game,Category,Provider,Selection,Outcome,Stake,Valid bet,Payout,State';
    expect(head).toBe(`\uFEFF${columns}`);
    const [decided] = lines.filter((line) => line.includes(`,${overnight.betId},`));
    expect(decided).toMatch(/^2026-12-01 00:00:00,[^,]+,[^,]+,'=cmd\(\),[^,]+,[^,]+,[^,]*,[^,]*,10\.00,10\.00,25\.00,Settled$/);
    expect([lines.length, new Set(lines).size]).toEqual([1207, 1207]);
    expect(lines.every((line) => line.split(',')[3] === "'=cmd()")).toBe(true);
    await site.db.execute(sql`delete from bet where id like 'copy-%' or id like 'more-%'`);
  });
});
