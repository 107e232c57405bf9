import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { defaultLanguage } from '../../src/domain/language.ts';
import { moneyOf } from '../../src/domain/money.ts';
import { checkLedger } from '../../src/server/money/ledger/checkLedger.ts';
import { createLedger } from '../../src/server/money/ledger/index.ts';
import { createWallets } from '../../src/server/money/wallets/index.ts';
import { type DatabaseSettings, type Db, openDatabase } from '../../src/server/platform/db/index.ts';
import { session } from '../../src/server/platform/db/tables/accounts.ts';
import { game, vendor } from '../../src/server/platform/db/tables/content.ts';
import { createOutbound } from '../../src/server/platform/outbound/index.ts';
import { createPlay } from '../../src/server/play/seamless/index.ts';
import seamless from '../../src/server/play/vendors/contracts/seamless.ts';
import type { Tenant } from '../../src/server/tenants/tenant/index.ts';
import { createDatabase, startPostgres } from '../../tests/server/postgres.ts';
import { addAccounts, openBrand } from './benchBrand.ts';
import type { Measured } from './measured.ts';
import { median } from './median.ts';
import { createTwoRows, moveBetweenTwoRows } from './twoRows.ts';

const players = 8;
const perPlayer = 15;
const rounds = 5;
const mostRatio = 5;
const id = 'bench';

/**
 * Bets with settlement by eight concurrent players, below the HTTP layer, interleaved with the baseline: a bare
 * transaction that moves an amount between two rows. Both databases, a separate database for each.
 */
export async function play(): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-bench-play-'));
  const postgres = await startPostgres();
  try {
    const measured = [
      ...(await measure('PGlite', { kind: 'embedded', directory: folder })),
      ...(await measure('PostgreSQL', { kind: 'postgres', url: await createDatabase(postgres.url, 'bench') })),
    ];
    const ratios = measured.flatMap(({ ours, baseline }) => (baseline === null ? [] : [baseline / ours]));
    return {
      name: 'play',
      rows: measured,
      target: `a bet with its result costs at most ${mostRatio} bare two-row transactions, and the ledger holds afterwards`,
      met: ratios.every((ratio) => ratio <= mostRatio),
    };
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(name: string, settings: DatabaseSettings): Promise<Measured['rows'][number][]> {
  const { db, close } = await openDatabase(settings);
  try {
    const seats = await sit(db);
    await createTwoRows(db, players);
    const ours: number[] = [];
    const floor: number[] = [];
    for (let turn = 0; turn <= rounds; turn += 1) {
      const played = await perSecond(seats.map((betAndSettle) => (number: number) => betAndSettle(`${turn}-${number}`)));
      const bare = await perSecond(seats.map((_seat, index) => () => moveBetweenTwoRows(db, index)));
      if (turn === 0) {
        // Warm-up. The statistics are what autovacuum, which is off here, would have gathered.
        await db.execute(sql`analyze`);
        continue;
      }
      ours.push(played);
      floor.push(bare);
    }
    const { broken } = await checkLedger(db);
    if (broken !== null) throw new Error(`The ledger is broken after the bench: ${broken.rule}`);
    return [{ what: `bets with results per second, ${name}`, ours: median(ours), baseline: median(floor) }];
  } finally {
    await close();
  }
}

/** Operations per second: sequential per player, players run concurrently. */
async function perSecond(works: readonly ((number: number) => Promise<unknown>)[]): Promise<number> {
  const begun = performance.now();
  await Promise.all(
    works.map(async (work) => {
      for (let number = 0; number < perPlayer; number += 1) await work(number);
    }),
  );
  return (works.length * perPlayer * 1_000) / (performance.now() - begun);
}

/** Funded players, each signed in with a play session. */
async function sit(db: Db) {
  const now = () => new Date();
  const tenant = await openBrand(db);
  const ledger = createLedger({ db, now });
  const wallets = createWallets({ db, ledger });
  const limits = { keyedHash: async (_merchant: string, text: string) => Buffer.from(text).toString('hex').slice(0, 60) };
  const paper = seamless.adapterOf({
    id,
    contract: 'seamless',
    url: 'http://127.0.0.1:9',
    serves: () => true,
    origins: [],
    secretOf: async () => id,
    acceptedSecretsOf: async () => [id],
    maxPayout: moneyOf('1000000000'),
    now,
    send: createOutbound({ privateHosts: ['127.0.0.1'] }).fetchFor('vendor'),
  });
  const vendors = { all: () => [paper], byId: () => paper };
  const desk = createPlay({ db, now, ledger, wallets, limits, tenants: { byMerchant: () => tenant }, vendors });
  await stock(db, tenant);
  return Promise.all(Array.from({ length: players }, (_, index) => seatOf(index, tenant, db, desk)));
}

async function seatOf(index: number, tenant: Tenant, db: Db, desk: ReturnType<typeof createPlay>) {
  const { merchant } = tenant.brand;
  const moment = new Date();
  const later = new Date(moment.getTime() + 3_600_000);
  const holder = `bench${index}`;
  const [owner] = await addAccounts(db, tenant, [{ id: holder }]);
  if (owner === undefined) throw new Error('An account could not be made.');
  const dates = { createdAt: moment, seenAt: later, idleEnd: later, absoluteEnd: later };
  await db.insert(session).values({ merchant, tokenHash: holder, accountId: holder, limited: false, ...dates });
  const ticket = await desk.playSessions.start({
    owner,
    siteSession: holder,
    vendor: id,
    gameId: id,
    isDemo: false,
    language: defaultLanguage,
  });
  const { session: token, player } = await desk.authenticate(tenant, id, ticket);
  const caller = (number: string) => {
    return { tenant, vendor: id, request: { merchant, scope: `seamless:${id}`, id: `${holder}-${number}`, body: number } };
  };
  return async (number: string) => {
    const roundId = `${holder}-${number}`;
    await desk.bet(caller(`b${number}`), { session: token, roundId, betId: roundId, amount: '10.0000' });
    const results = [{ betId: roundId, payout: '12.5000' }];
    await desk.settle(caller(`s${number}`), { player, roundId, results, closes: true });
  };
}

async function stock(db: Db, { brand: { merchant } }: Tenant) {
  const names = { names: { vi: id }, searchText: id };
  const marks = { isHot: false, isNew: false, supportPlay: 1, position: 0, popularity: 0 };
  await db.insert(vendor).values({ merchant, code: 'BENCH', name: id, isHot: false, position: 0 });
  await db.insert(game).values({ merchant, id, category: 'RNG', vendor: 'BENCH', ...names, ...marks });
}
