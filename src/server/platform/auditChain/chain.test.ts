import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { suiteDatabase } from '../../../../tests/server/databases.ts';
import { type Books, issue, openBooks, walletOf } from '../../../../tests/server/ledger-kit.ts';
import { noon } from '../../../../tests/server/noon.ts';
import { createLedger } from '../../money/ledger/index.ts';
import { type Audit, createAudit } from '../events/index.ts';
import { createAuditChain } from './index.ts';
import { hashOf, sha256 } from './link.ts';

/** On both databases. */

const dayMs = 86_400_000;
let time: Date;
const now = () => time;
const pass = (milliseconds: number) => {
  time = new Date(time.getTime() + milliseconds);
};
let books: Books;
let audit: Audit;
let chain: ReturnType<typeof createAuditChain>;
const lines: string[] = [];
beforeEach(async () => {
  time = noon;
  lines.length = 0;
  const { db, close } = await openBooks(await suiteDatabase());
  books = { db, close, ledger: createLedger({ db, now }) };
  audit = createAudit({ db: books.db, now, vault: { keyedHash: async (_merchant, text) => text } });
  audit.onEvent(({ event, details }) => lines.push(`${event} ${JSON.stringify(details)}`));
  chain = createAuditChain({ db: books.db, now, audit });
});
afterEach(() => books.close());

/** Events with a second between them, and the money that each holder got. */
async function written(count: number) {
  for (let index = 0; index < count; index += 1) {
    pass(1_000);
    await audit.note({ merchant: 'alpha', kind: 'login.done', details: { number: index } });
  }
  pass(1_000);
  await issue(books, walletOf('77'), '1000', `issue-${time.getTime()}`);
}

/** As who owns the database can, with the triggers off. */
const forged = (...statements: readonly ReturnType<typeof sql>[]) =>
  books.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const statement of statements) await tx.execute(statement);
  });
const faultsOf = async () =>
  (await chain.check()).faults.map(({ kind, seq, row }) => `${kind} ${seq} ${row === null ? '' : row.kind}`.trim());

describe('the audit chain', () => {
  it('links every event and ledger transaction once, in the order of their dates, each with the hash of the one before', async () => {
    await written(3);
    expect(await chain.append()).toBe(4);
    expect(await chain.append()).toBe(0);
    await written(2);
    expect(await chain.append()).toBe(3);
    const entries = await chain.entries(0, 100);
    expect(entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(entries.filter(({ kind }) => kind === 'ledger')).toHaveLength(2);
    for (const [index, entry] of entries.entries()) {
      expect(entry.prev).toBe(entries[index - 1]?.hash ?? '0'.repeat(64));
      expect(entry.hash).toBe(hashOf(entry));
      expect(entry.content).toBe(sha256(entry.text ?? ''));
    }
    expect(await chain.check()).toMatchObject({ isWhole: true, entries: 7, late: 0, faults: [] });
  });

  it('contains the entries of a ledger transaction and the details of an event', async () => {
    await written(1);
    await chain.append();
    const texts = (await chain.entries(0, 100)).map(({ text }) => text ?? '');
    expect(texts.find((text) => text.startsWith('["event"'))).toContain('"number": 0');
    expect(texts.find((text) => text.startsWith('["ledger"'))).toContain('"10000000"');
  });

  it('takes up an installation with more rows than a transaction links, and goes on after an end in the middle', async () => {
    await books.db.execute(sql`
      insert into security_event (merchant, id, kind, outcome, details, at)
      select 'alpha', 'old-' || i, 'login.done', 'done', '{}', ${noon.toISOString()}::timestamptz - i * interval '1 hour'
      from generate_series(1, 1201) i`);
    const ending = new AbortController();
    ending.abort();
    expect(await chain.append(ending.signal)).toBe(500);
    expect(await chain.append()).toBe(701);
    expect(await chain.check()).toMatchObject({ isWhole: true, entries: 1201 });
  });

  it('refuses to change or delete a link', async () => {
    await written(1);
    await chain.append();
    for (const statement of [sql`update audit_link set hash = 'x'`, sql`delete from audit_link`, sql`truncate audit_link`])
      await expect(books.db.execute(statement)).rejects.toMatchObject({ cause: { code: '23001' } });
  });

  it('links what a long transaction commits late, and names a row that is dated before that until it is ordered in', async () => {
    await written(2);
    const early = (id: string, at: Date) => sql`
      insert into security_event (merchant, id, kind, outcome, details, at) values ('alpha', ${id}, 'login.done', 'done', '{}', ${at.toISOString()})`;
    pass(30 * 60_000);
    await written(1);
    await chain.append();
    await books.db.execute(early('late', new Date(time.getTime() - 20 * 60_000)));
    expect(await chain.append()).toBe(0);
    expect(await chain.appendLate()).toBe(1);
    await books.db.execute(early('inserted', new Date(time.getTime() - dayMs)));
    expect(await chain.appendLate()).toBe(0);
    const { faults } = await chain.check();
    expect(faults).toMatchObject([{ kind: 'unlinked', seq: null, row: { kind: 'event', merchant: 'alpha', id: 'inserted' } }]);
    // The fault is an event, whose link follows that of the row.
    expect(await chain.appendAll()).toBe(2);
    expect(await chain.check()).toMatchObject({ isWhole: true, late: 1 });
  });

  it('does not reach further back because a late row was linked: what may still be late counts from the latest date', async () => {
    const noted = (minutes: number, id: number) => {
      time = new Date(noon.getTime() + minutes * 60_000);
      return audit.note({ merchant: 'alpha', kind: 'login.done', details: { number: id } });
    };
    await noted(0, 1);
    expect(await chain.append()).toBe(1);
    await noted(-50, 2);
    expect(await chain.appendLate()).toBe(1);
    await noted(-100, 3);
    time = noon;
    expect(await chain.appendLate()).toBe(0);
  });

  it('keeps a link whose event was deleted after its year, and finds one that was deleted before', async () => {
    time = new Date(noon.getTime() - 400 * dayMs);
    await written(1);
    await chain.append();
    time = noon;
    await written(2);
    await chain.append();
    await forged(sql`delete from security_event where at < ${new Date(noon.getTime() - 380 * dayMs).toISOString()}`);
    expect(await chain.check()).toMatchObject({ isWhole: true, expired: 1 });
  });
});

describe('a check finds', () => {
  beforeEach(async () => {
    await written(9);
    await chain.append();
  });
  const event = (seq: number) => sql`id = (select row_id from audit_link where seq = ${seq})`;

  it('nothing in a whole chain', async () => {
    expect(await faultsOf()).toEqual([]);
  });

  it.each([
    ['a changed event', sql`update security_event set details = '{"number": 77}' where ${event(4)}`, ['rowChanged 4 event']],
    ['a removed event', sql`delete from security_event where ${event(4)}`, ['rowRemoved 4 event']],
    ['a changed amount', sql`update ledger_entry set amount = amount * 2`, ['rowChanged 10 ledger']],
    ['a removed ledger transaction', sql`delete from ledger_act`, ['rowRemoved 10 ledger']],
    [
      'an added entry of the ledger',
      sql`insert into ledger_entry select merchant, act, 7, book, null, null, 'issue', 1, null, null from ledger_entry limit 1`,
      ['rowChanged 10 ledger'],
    ],
    ['a changed link', sql`update audit_link set content = repeat('a', 64) where seq = 4`, ['altered 4 event']],
    ['a removed link', sql`delete from audit_link where seq = 4`, ['missing 4']],
    ['two links removed', sql`delete from audit_link where seq in (4, 5)`, ['missing 4']],
  ])('%s', async (_name, statement, faults) => {
    await forged(statement);
    expect(await faultsOf()).toEqual(faults);
  });

  it('the hash of a removed link that the next one still has', async () => {
    const [, , , fourth] = await chain.entries(0, 4);
    await forged(sql`delete from audit_link where seq = 4`);
    expect((await chain.check()).faults).toMatchObject([{ kind: 'missing', seq: 4, to: 4, hash: fourth?.hash }]);
  });

  it('reordered links', async () => {
    await forged(
      sql`update audit_link set seq = -4 where seq = 4`,
      sql`update audit_link set seq = 4 where seq = 6`,
      sql`update audit_link set seq = 6 where seq = -4`,
    );
    expect(await faultsOf()).toEqual(['moved 4 event', 'moved 6 event']);
  });

  it('an inserted link, by those that it moves', async () => {
    const [before] = await chain.entries(3, 1);
    if (before === undefined) throw new Error('There is no entry.');
    await audit.note({ merchant: 'alpha', kind: 'password.changed' });
    const unhashed = { ...before, seq: 5, rowId: 'x', prev: before.hash };
    await forged(
      sql`update audit_link set seq = -seq where seq >= 5`,
      sql`update audit_link set seq = 1 - seq where seq < 0`,
      sql`insert into audit_link select 5, kind, merchant, 'x', row_at, content, linked_at, reached, hash, ${hashOf(unhashed)} from audit_link where seq = 4`,
    );
    expect(await faultsOf()).toEqual([
      'rowRemoved 5 event',
      ...[6, 7, 8, 9, 10].map((seq) => `moved ${seq} event`),
      'moved 11 ledger',
    ]);
  });

  it('links that were hashed again behind a change, by the first that does not fit', async () => {
    const [fourth] = await chain.entries(3, 1);
    if (fourth === undefined) throw new Error('There is no entry.');
    const text = (fourth.text ?? '').replace('login.done', 'login.held');
    const rehashed = { ...fourth, content: sha256(text) };
    await forged(
      sql`update security_event set kind = 'login.held' where ${event(4)}`,
      sql`update audit_link set content = ${rehashed.content}, hash = ${hashOf(rehashed)} where seq = 4`,
    );
    expect(await faultsOf()).toEqual(['unfit 5 event']);
  });

  it('links that were all hashed again, by an anchor that was kept elsewhere', async () => {
    pass(1_000);
    const anchor = await chain.anchor();
    if (anchor === null) throw new Error('There is no anchor.');
    await forged(sql`update security_event set kind = 'login.held' where ${event(4)}`, sql`delete from audit_link`);
    await chain.append();
    // The anchor among the events has been forged too.
    await forged(sql`delete from security_event where kind = 'audit.anchored'`, sql`delete from audit_link where seq > 10`);
    expect(await chain.check()).toMatchObject({ isWhole: true, entries: 10 });
    const { faults } = await chain.check({ from: anchor });
    expect(faults).toMatchObject([{ kind: 'anchorUnfit', seq: 10, hash: anchor.hash }]);
  });

  it('a cut end, by the anchor among the events', async () => {
    await chain.anchor();
    await written(1);
    await chain.append();
    await forged(sql`delete from audit_link where seq >= 9`);
    expect(await faultsOf()).toEqual(['anchorUnfit 10']);
  });
});

describe('an anchor', () => {
  it('is written once a day with place, hash and the entries of the month, leaves as a line, and is verified', async () => {
    expect(await chain.anchor()).toBeNull();
    await written(3);
    await chain.append();
    const [first, again] = [await chain.anchor(), await chain.anchor()];
    expect([first?.seq, again]).toEqual([4, null]);
    expect(lines).toContain(
      `audit.anchored ${JSON.stringify({ seq: 4, hash: first?.hash, month: noon.toISOString().slice(0, 7), entries: 4 })}`,
    );
    pass(dayMs);
    await written(1);
    await chain.append();
    const second = await chain.anchor();
    expect((await chain.anchors()).map(({ seq, hash }) => ({ seq, hash }))).toEqual([second, first]);
    if (first === null) throw new Error('There is no anchor.');
    expect(await chain.check({ from: first })).toMatchObject({ isWhole: true, anchors: 2 });
    expect(await chain.check({ from: { ...first, hash: 'f'.repeat(64) } })).toMatchObject({ isWhole: false });
  });
});

describe('the state for the studio', () => {
  it('has the entries of each month, the last anchor and the last check', async () => {
    expect(await chain.state()).toEqual({ since: null, head: null, months: [], anchor: null, check: null });
    await written(2);
    await chain.append();
    pass(40 * dayMs);
    await written(1);
    await chain.append();
    const anchor = await chain.anchor();
    const { months, ...state } = await chain.state();
    expect(months.map(({ from, first, entries }) => [from.slice(0, 7), first, entries])).toEqual([
      [noon.toISOString().slice(0, 7), 1, 3],
      [time.toISOString().slice(0, 7), 4, 2],
    ]);
    expect(state).toMatchObject({ head: { seq: 5 }, anchor, check: null, since: expect.stringContaining('2026') });
    await chain.check();
    expect((await chain.state()).check).toMatchObject({ state: 'whole', checked: 5, found: 0 });
    await forged(sql`delete from audit_link where seq = 2`);
    await chain.check();
    expect((await chain.state()).check).toMatchObject({
      state: 'broken',
      found: 2,
      faults: [{ kind: 'missing', seq: 2 }, { kind: 'unlinked' }],
    });
    expect(lines.at(-1)).toBe(`audit.broken ${JSON.stringify({ found: 2, fault: 'missing', seq: 2 })}`);
  });

  it('shows a check that runs, begins no second one, and forgets one that died', async () => {
    await written(1);
    await chain.append();
    const id = await chain.begin();
    expect([typeof id, await chain.begin()]).toEqual(['string', null]);
    expect((await chain.state()).check).toMatchObject({ state: 'running' });
    pass(180_000);
    expect((await chain.state()).check).toBeNull();
    const next = await chain.begin();
    await chain.check({}, next);
    expect((await chain.state()).check).toMatchObject({ state: 'whole' });
  });
});
