import { tmpdir } from 'node:os';
import { sql } from 'drizzle-orm';
import { moneyOf } from '../../src/domain/money.ts';
import { createSettlement } from '../../src/server/agents/contracts/settle.ts';
import { createLedger } from '../../src/server/money/ledger/index.ts';
import { mainWallet } from '../../src/server/money/wallets/index.ts';
import { type Db, openDatabase } from '../../src/server/platform/db/index.ts';
import { createBrandFiles } from '../../src/server/tenants/brandFiles/index.ts';
import { openRegistry } from '../../src/server/tenants/registry/brandRegistry.ts';
import { createDatabase, startPostgres } from '../../tests/server/postgres.ts';
import { brandsFolder } from '../paths.ts';
import type { Measured } from './measured.ts';
import { median } from './median.ts';
import { settleWindows } from './settleWindows.ts';

const bets = 10_000;
const players = 200;
const rounds = 15;
const warmUps = 3;
const mostRatio = 3;
const windowMs = 5 * 60_000;
const start = Date.parse('2026-11-20T05:00:00Z');

/**
 * Settlement of a window with ten thousand bets beside one statement that copies the same rows into a table of the same definition, and
 * what windows of each kind take to read in a large branch.
 */
export async function settle(): Promise<Measured> {
  const postgres = await startPostgres();
  try {
    const { db, close } = await openDatabase({ kind: 'postgres', url: await createDatabase(postgres.url, 'bench_settle') });
    const { settleWindow, copyWindow } = await open(db);
    const [ours, baseline]: [number[], number[]] = [[], []];
    for (let round = 0; round < warmUps + rounds; round += 1) {
      const [settled, copied] = [await timed(() => settleWindow(round)), await timed(() => copyWindow(round))];
      if (round < warmUps) continue;
      ours.push(settled);
      baseline.push(copied);
    }
    await close();
    const rows = [{ what: `${bets} bets of one contract, ms`, ours: median(ours), baseline: median(baseline) }];
    const windows = await settleWindows(postgres.url);
    return {
      name: 'settle',
      rows: [...rows, ...windows.rows],
      target: `settlement takes at most ${mostRatio} times the duration of an INSERT … SELECT of its rows; ${windows.target}`,
      met: windows.met && rows.every((row) => row.ours <= row.baseline * mostRatio),
    };
  } finally {
    await postgres.stop();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

async function open(db: Db) {
  let time = start;
  const now = () => new Date(time);
  const addressing = { only: null, publicHost: null };
  const registry = await openRegistry({
    root: brandsFolder,
    db,
    files: createBrandFiles({ db, now, directory: tmpdir() }),
    now,
    addressing,
    report: () => undefined,
  });
  const [tenant] = registry.all();
  registry.close();
  if (tenant === undefined) throw new Error('There is no brand to settle contracts of.');
  const ledger = createLedger({ db, now });
  const wallet = mainWallet(tenant, { id: 'upline' });
  await ledger.execute({ merchant: wallet.merchant, scope: 'bench', id: 'fund', body: '' }, async () => ({
    transaction: { kind: 'issue', wallet, amount: moneyOf('99999999999') },
  }));
  await fill(db, wallet.merchant, wallet.book);
  const failed: unknown[] = [];
  const settlement = createSettlement({
    db,
    now,
    ledger,
    tenants: { all: () => [tenant] },
    reportFault: (_kind, error) => void failed.push(error),
  });
  return {
    settleWindow: async (round: number) => {
      time = start + (round + 1) * windowMs + 5_000;
      const statements = await settlement.settle();
      if (statements !== 1 || failed.length > 0) throw new Error(`${statements} windows were settled.`, { cause: failed[0] });
    },
    copyWindow: (round: number) =>
      db.execute(sql`
        insert into copied_line (merchant, payment, line, type, account, vendor, bet, game_id, outcome, at, bets, base, rate, wage)
        select merchant, (select id from wage_payment order by window_from desc limit 1), row_number() over (order by decided_at), 'bet', account, vendor, id, game_id, 'lost', decided_at, 1, stake, 1000,
          stake / 1000
        from bet where decided_at >= ${new Date(start + round * windowMs).toISOString()}::timestamptz
          and decided_at < ${new Date(start + (round + 1) * windowMs).toISOString()}::timestamptz`),
  };
}

/** A contract, its branch, and the bets of every round. */
async function fill(db: Db, merchant: string, book: string) {
  const first = new Date(start).toISOString();
  const terms = JSON.stringify({ profitRate: '0.1', lossRate: '0.1', singleBetAmount: '1' });
  await db.transaction(async (tx) => {
    // Without foreign keys and triggers, which would fill the journal as well.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
      insert into account (merchant, id, username, folded_username, nickname, password_changed_at, type, avatar, upline_id, created_at)
      select ${merchant}, id, id, id, id, ${first}::timestamptz, 1, 'avatar-1.svg', upline, ${first}::timestamptz
      from (select 'upline' as id, null as upline union all select 'downline', 'upline'
        union all select 'player-' || number, 'downline' from generate_series(1, ${players}) number) each`);
    await tx.execute(sql`
      insert into downline (merchant, ancestor, account, depth, head)
      select ${merchant}, 'downline', id, 1, id from account where merchant = ${merchant} and upline_id = 'downline'`);
    await tx.execute(sql`
      insert into contract (merchant, id, kind, upline, downline, book, number, terms, version, state, offered_at, signed_at, changed_at, settled_until, due_at)
      values (${merchant}, 'C261120-000001', 'realTime', 'upline', 'downline', ${book}, 1, ${terms}::jsonb, 2, 'active', ${first}, ${first}, ${first}, ${first},
        ${first})`);
    await tx.execute(sql`
      insert into bet (merchant, vendor, id, round_id, account, wallet, book, game_id, category, vassalage, stake, payout, valid_bet, state, placed_at, decided_at)
      select ${merchant}, 'bench', 'bet-' || number, 'round', 'player-' || (1 + number % ${players}::integer), 'main', ${book}, 'bench', 'RNG', 'BENCH', 1000000,
        case number % 2 when 0 then 0 else 1500000 end, 1000000, 'settled', at, at
      from (select number, ${first}::timestamptz + number * (interval '5 minutes' / ${bets}::integer) as at
        from generate_series(0, ${bets * (rounds + warmUps) - 1}) number) each`);
    await tx.execute(sql`create table copied_line (like wage_line including all,
      foreign key (merchant, payment) references wage_payment (merchant, id))`);
  });
  const client = await db.$client.connect();
  await client.query('set statement_timeout = 0');
  await client.query('vacuum analyze');
  client.release(true);
}
