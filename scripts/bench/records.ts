import { sql } from 'drizzle-orm';
import { addDays } from '../../src/domain/datePresets.ts';
import { dayText } from '../../src/domain/dateText.ts';
import { defaultLanguage } from '../../src/domain/language.ts';
import { type Db, openDatabase } from '../../src/server/platform/db/index.ts';
import { createRecords } from '../../src/server/play/records/index.ts';
import type { Tenant } from '../../src/server/tenants/tenant/index.ts';
import { createDatabase, startPostgres } from '../../tests/server/postgres.ts';
import { openBrand } from './benchBrand.ts';
import type { Measured } from './measured.ts';
import { median } from './median.ts';

const rounds = 150;
const warmUps = 10;
const mostRatio = 1.2;
/** Days back: of the oldest rows, and of the deep page. */
const [yearDays, deepDays] = [364, 300];
const sizes = { many: 1_000_000, few: 1_000 } as const;
const owner = { id: 'bench', type: 0 } as const;

/** A page of records, with totals, of an account with a million rows beside one with a thousand, each in its database. */
export async function records(): Promise<Measured> {
  const postgres = await startPostgres();
  try {
    const many = await open(await createDatabase(postgres.url, 'bench_many'), sizes.many);
    const few = await open(await createDatabase(postgres.url, 'bench_few'), sizes.few);
    const rows: Measured['rows'][number][] = [];
    for (const what of Object.keys(many.reads)) {
      const [ours, baseline]: [number[], number[]] = [[], []];
      for (let round = -warmUps; round < rounds; round += 1) {
        // By turns first, because the first of two finds the processor cold.
        const turns = [
          [many, ours],
          [few, baseline],
        ] as const;
        for (const [{ reads }, times] of round % 2 === 0 ? turns : turns.toReversed()) {
          const time = await timed(reads[what]);
          if (round >= 0) times.push(time);
        }
      }
      rows.push({ what, ours: median(ours), baseline: median(baseline) });
    }
    await many.close();
    await few.close();
    return {
      name: 'records',
      rows,
      target: `a page of a million rows takes at most ${mostRatio} times the duration of one of a thousand`,
      met: rows.every(({ ours, baseline }) => baseline !== null && ours <= baseline * mostRatio),
    };
  } finally {
    await postgres.stop();
  }
}

async function timed(read: (() => Promise<unknown>) | undefined): Promise<number> {
  const begun = performance.now();
  await read?.();
  return performance.now() - begun;
}

async function open(url: string, count: number) {
  const { db, close } = await openDatabase({ kind: 'postgres', url });
  const now = () => new Date();
  const tenant = await openBrand(db);
  await fill(db, tenant, count);
  const { bets, account } = createRecords({ db, vendors: { byId: () => null }, reportFault: () => undefined });
  const today = dayText(now(), tenant.brand.timeZone);
  const month = { from: addDays(today, -29), until: today };
  const betPage = (query: object) => bets.page(tenant, defaultLanguage, owner, { ...month, ...query });
  const accountPage = (query: object) => account.page(tenant, owner, { ...month, ...query });
  const after = { bets: (await betPage({})).next ?? '', account: (await accountPage({})).next ?? '' };
  /** Cursors of pages that start a year's rows back, of which the first page is the newest. */
  const early = { from: addDays(today, -yearDays), until: addDays(today, -deepDays) };
  const deep = {
    bets: (await bets.page(tenant, defaultLanguage, owner, early)).next ?? '',
    account: (await account.page(tenant, owner, early)).next ?? '',
  };
  const year = { from: early.from, until: today };
  const reads: Readonly<Record<string, () => Promise<unknown>>> = {
    'betting record, 30 days, ms': () => betPage({}),
    'betting record, next page, ms': () => betPage({ after: after.bets }),
    'betting record, a page deep in a year, ms': () => bets.page(tenant, defaultLanguage, owner, { ...year, after: deep.bets }),
    'betting record, a category, ms': () => betPage({ gameType: 'RNG' }),
    'account record, 30 days, ms': () => accountPage({}),
    'account record, next page, ms': () => accountPage({ after: after.account }),
    'account record, a page deep in a year, ms': () => account.page(tenant, owner, { ...year, after: deep.account }),
    'account record, a type, ms': () => accountPage({ type: 'bonus' }),
  };
  return { reads, close };
}

/** Rows of one account, spread over a year: settled bets with their turnover, and movements with their running totals. */
async function fill(db: Db, { brand }: Tenant, count: number) {
  const [{ merchant }, book] = [brand, `${brand.profile}:${brand.money.currency}`];
  const at = sql`date_trunc('milliseconds', now()) - number * (interval '365 days' / ${count}::integer)`;
  const category = sql`(array['RNG', 'LIVE', 'FISH', 'PVP'])[1 + number % 4]`;
  await db.transaction(async (tx) => {
    // Without foreign keys and triggers, which would fill the journal as well.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
      insert into bet (merchant, vendor, id, round_id, account, wallet, book, game_id, category, vassalage, stake, payout, valid_bet, state, placed_at, decided_at)
      select ${merchant}, 'bench', 'bet-' || number, 'round', ${owner.id}, 'main', ${book}, 'bench', ${category}, 'BENCH', 10000, 9000, 10000,
        'settled', ${at}, ${at}
      from generate_series(0, ${count - 1}) number`);
    await tx.execute(sql`
      insert into turnover (merchant, account, day, book, category, vassalage, bets, stake, payout, valid_bet)
      select merchant, account, (decided_at at time zone ${brand.timeZone})::date, book, category, vassalage, count(*), sum(stake), sum(payout), sum(valid_bet)
      from bet group by 1, 2, 3, 4, 5, 6`);
    await tx.execute(sql`
      insert into account_record (merchant, holder, book, number, act, kind, type, subject, amount, balance, at, state, ins, outs, received, paid)
      select ${merchant}, ${owner.id}, ${book}, number, 'act-' || number, kind, kind, '', 100, 100, at, 'done',
        row_number() over same, 0, 100 * row_number() over same, 0
      from (select number, (array['deposit', 'bonus', 'cashback'])[1 + number % 3] as kind,
          date_trunc('milliseconds', now()) - (${count}::integer - number) * (interval '365 days' / ${count}::integer) as at
        from generate_series(1, ${count}) number) each
      window same as (partition by kind order by number)`);
  });
  const client = await db.$client.connect();
  await client.query('set statement_timeout = 0');
  await client.query('vacuum analyze');
  client.release(true);
}
