import { sql } from 'drizzle-orm';
import { accountTypes } from '../../src/domain/accountType.ts';
import { checkLedger } from '../../src/server/money/ledger/checkLedger.ts';
import { createLedger } from '../../src/server/money/ledger/index.ts';
import { createTransfers } from '../../src/server/money/transfers/index.ts';
import { createWallets } from '../../src/server/money/wallets/index.ts';
import { type Db, openDatabase } from '../../src/server/platform/db/index.ts';
import { createAudit } from '../../src/server/platform/events/audit.ts';
import type { Tenant } from '../../src/server/tenants/tenant/index.ts';
import { createDatabase, startPostgres } from '../../tests/server/postgres.ts';
import { addAccounts, openBrand } from './benchBrand.ts';
import type { Measured } from './measured.ts';
import { median, quantile } from './median.ts';
import { createTwoRows, moveBetweenTwoRows } from './twoRows.ts';

const players = 8;
const perPlayer = 40;
const rounds = 8;
const leastRatio = 0.25;
const vendorCode = 'BENCH';
const amount = '10';

/** Moves money once; the number is unique within its series and alternates the direction. */
type Move = (number: number) => Promise<unknown>;

interface Turn {
  readonly perSecond: number;
  readonly timesMs: readonly number[];
}

/**
 * Transfers of eight concurrent players, below the HTTP layer, interleaved with the baseline: a bare transaction that moves an
 * amount between two rows. Between the wallets of an account, and between an account and its upline, which a payment password
 * precedes that is not measured here. PostgreSQL only.
 */
export async function transfers(): Promise<Measured> {
  const postgres = await startPostgres();
  try {
    const { db, close } = await openDatabase({ kind: 'postgres', url: await createDatabase(postgres.url, 'bench') });
    const series = await openSeries(db);
    const turns = new Map<string, Turn[]>(Object.keys(series).map((name) => [name, []]));
    for (let round = 0; round <= rounds; round += 1) {
      for (const [name, moves] of Object.entries(series)) {
        const turn = await take(moves, round);
        if (round > 0) turns.get(name)?.push(turn);
      }
      // After the warm-up: the statistics that autovacuum, which is off here, would have gathered.
      if (round === 0) await db.execute(sql`analyze`);
    }
    const { broken } = await checkLedger(db);
    if (broken !== null) throw new Error(`The ledger is broken after the bench: ${broken.rule}`);
    await close();
    return reportOf(turns);
  } finally {
    await postgres.stop();
  }
}

const floor = 'bare';

function reportOf(turns: ReadonlyMap<string, readonly Turn[]>): Measured {
  const perSecond = (name: string) => median((turns.get(name) ?? []).map((turn) => turn.perSecond));
  const p99 = (name: string) =>
    quantile(
      (turns.get(name) ?? []).flatMap(({ timesMs }) => timesMs),
      0.99,
    );
  const names = [...turns.keys()].filter((name) => name !== floor);
  const rates = names.map((name) => ({ what: `${name} per second`, ours: perSecond(name), baseline: perSecond(floor) }));
  const times = names.map((name) => ({ what: `${name}, p99, ms`, ours: p99(name), baseline: p99(floor) }));
  return {
    name: 'transfers',
    rows: [...rates, ...times],
    target: `at least ${leastRatio} of the rate of a bare two-row transaction, a p99 of at most ${1 / leastRatio} of its, and the ledger holds afterwards`,
    met:
      rates.every(({ ours, baseline }) => ours >= leastRatio * baseline) &&
      times.every(({ ours, baseline }) => ours <= baseline / leastRatio),
  };
}

/** Every player makes one transfer after another, all players concurrently. */
async function take(moves: readonly Move[], round: number): Promise<Turn> {
  const timesMs: number[] = [];
  const begun = performance.now();
  await Promise.all(
    moves.map(async (move) => {
      for (let index = 0; index < perPlayer; index += 1) {
        const started = performance.now();
        await move(round * perPlayer + index);
        timesMs.push(performance.now() - started);
      }
    }),
  );
  return { perSecond: (timesMs.length * 1_000) / (performance.now() - begun), timesMs };
}

async function openSeries(db: Db): Promise<Readonly<Record<string, readonly Move[]>>> {
  const tenant = withoutLimits(await openBrand(db));
  const now = () => new Date();
  const ledger = createLedger({ db, now });
  const wallets = createWallets({ db, ledger });
  const keyedHash = async (_merchant: string, text: string) => Buffer.from(text).toString('hex');
  const desk = createTransfers({
    db,
    now,
    ledger,
    audit: createAudit({ db, now, vault: { keyedHash } }),
    saferPlay: { assertMay: async () => undefined },
    verifyPaymentPassword: async () => undefined,
  });
  const indexes = Array.from({ length: players }, (_, index) => index);
  const uplines = indexes.map((index) => ({ id: `upline${index}`, type: accountTypes.agent }));
  const members = indexes.map((index) => ({ id: `member${index}`, uplineId: `upline${index}` }));
  const owners = await addAccounts(db, tenant, [...uplines, ...members]);
  for (const owner of owners) await wallets.open(tenant, owner);
  await createTwoRows(db, players);
  const vendors = new Set([vendorCode]);
  const pairs = indexes.map((index) => {
    const [upline, member] = [owners[index], owners[players + index]];
    if (upline === undefined || member === undefined) throw new Error('An account could not be made.');
    return { upline, member };
  });
  return {
    [floor]: indexes.map((index) => () => moveBetweenTwoRows(db, index)),
    'transfers between wallets': pairs.map(({ member }) => (number) => {
      const [from, to] = number % 2 === 0 ? ['main', `vendor:${vendorCode}`] : [`vendor:${vendorCode}`, 'main'];
      return wallets.transfer(tenant, member, { from, to, amount, requestId: `wallet-transfer-${number}` }, vendors);
    }),
    'transfers to and from an upline': pairs.map(({ member, upline }) => (number) => {
      const order = { amount, paymentPassword: '', requestId: `upline-transfer-${number}` };
      return number % 2 === 0 ? desk.send(tenant, member, order) : desk.send(tenant, upline, { ...order, downline: member.id });
    }),
  };
}

/** The brand without a limit that a benchmark would reach. */
function withoutLimits(tenant: Tenant): Tenant {
  const { brand } = tenant;
  const transfer = { ...brand.policies.transfer, min: 1, perDay: 1_000_000_000 };
  return { ...tenant, brand: { ...brand, policies: { ...brand.policies, transfer } } };
}
