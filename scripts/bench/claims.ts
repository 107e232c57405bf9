import { sql } from 'drizzle-orm';
import { dayText } from '../../src/domain/dateText.ts';
import { checkLedger } from '../../src/server/money/ledger/checkLedger.ts';
import { createLedger } from '../../src/server/money/ledger/index.ts';
import { createWallets } from '../../src/server/money/wallets/index.ts';
import { type Db, openDatabase } from '../../src/server/platform/db/index.ts';
import { createAudit } from '../../src/server/platform/events/audit.ts';
import { createPromotionBook } from '../../src/server/rewards/promotionBook/index.ts';
import { createPromotions } from '../../src/server/rewards/promotions/index.ts';
import { createDatabase, startPostgres } from '../../tests/server/postgres.ts';
import { addAccounts, openBrand } from './benchBrand.ts';
import type { Measured } from './measured.ts';
import { median } from './median.ts';
import { createTwoRows, moveBetweenTwoRows } from './twoRows.ts';

const players = 8;
const perPlayer = 20;
const rounds = 6;
const leastRatio = 0.1;
/** The daily sign-in of the shipped brands, whose reward needs no wagering. */
const promotion = 'daily';

/** Claims once; the number is unique within its series. */
type Claim = (number: number) => Promise<unknown>;

/**
 * Claims of eight concurrent players, below the HTTP layer, interleaved with the baseline: a bare transaction that moves an amount
 * between two rows. Each claim is of an account that has claimed nothing, and its answer includes the promotion as it is after it.
 * PostgreSQL only.
 */
export async function claims(): Promise<Measured> {
  const postgres = await startPostgres();
  try {
    const { db, close } = await openDatabase({ kind: 'postgres', url: await createDatabase(postgres.url, 'bench') });
    const series = await openSeries(db);
    const rates = { bare: [] as number[], claims: [] as number[] };
    for (let round = 0; round <= rounds; round += 1) {
      for (const name of ['bare', 'claims'] as const) {
        const rate = await take(series[name], round);
        if (round > 0) rates[name].push(rate);
      }
      // After the warm-up: the statistics that autovacuum, which is off here, would have gathered.
      if (round === 0) await db.execute(sql`analyze`);
    }
    const { broken } = await checkLedger(db);
    if (broken !== null) throw new Error(`The ledger is broken after the bench: ${broken.rule}`);
    await close();
    const [ours, baseline] = [median(rates.claims), median(rates.bare)];
    return {
      name: 'claims',
      rows: [{ what: 'claims per second', ours, baseline }],
      target: `at least ${leastRatio} of the rate of a bare two-row transaction, and the ledger holds afterwards`,
      met: ours >= leastRatio * baseline,
    };
  } finally {
    await postgres.stop();
  }
}

/** Every player makes one claim after another, all players concurrently. Per second. */
async function take(claimsOf: readonly Claim[], round: number): Promise<number> {
  const begun = performance.now();
  await Promise.all(
    claimsOf.map(async (claim) => {
      for (let index = 0; index < perPlayer; index += 1) await claim(round * perPlayer + index);
    }),
  );
  return (players * perPlayer * 1_000) / (performance.now() - begun);
}

async function openSeries(db: Db): Promise<{ readonly bare: readonly Claim[]; readonly claims: readonly Claim[] }> {
  const tenant = await openBrand(db);
  const now = () => new Date();
  const ledger = createLedger({ db, now });
  const wallets = createWallets({ db, ledger });
  const keyedHash = async (_merchant: string, text: string) => Buffer.from(text).toString('hex');
  const promotions = createPromotions({
    db,
    now,
    ledger,
    limits: { keyedHash },
    promotionBook: createPromotionBook({ db, now }),
    pictures: { ofBrand: () => null },
    saferPlay: { assertMay: async () => undefined, forbids: async () => false },
    audit: createAudit({ db, now, vault: { keyedHash } }),
  });
  const perSeries = perPlayer * (rounds + 1);
  const ids = Array.from({ length: players * perSeries }, (_, index) => ({ id: `claimer${index}` }));
  const owners = await addAccounts(db, tenant, ids);
  for (const owner of owners) await wallets.open(tenant, owner);
  await createTwoRows(db, players);
  const period = dayText(now(), tenant.brand.timeZone);
  const indexes = Array.from({ length: players }, (_, index) => index);
  return {
    bare: indexes.map((index) => () => moveBetweenTwoRows(db, index)),
    claims: indexes.map((index) => async (number) => {
      const owner = owners[index * perSeries + number];
      if (owner === undefined) throw new Error('An account could not be made.');
      await promotions.signIn(tenant, owner, 'en', { id: promotion, period });
    }),
  };
}
