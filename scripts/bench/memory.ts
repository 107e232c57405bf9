import { calls } from '../../src/wire/calls.ts';
import { startPostgres } from '../../tests/server/postgres.ts';
import type { Measured } from './measured.ts';
import { idle, memoryMbOf, peakMbOf } from './processUsage.ts';
import { type Ask, askMany } from './requests.ts';
import { createServedDatabase, type Site, startSite } from './startSite.ts';

const ports = { embedded: 4396, postgres: 4397 } as const;
const merchants = ['hacson', 'verlago', 'volkyn'];
const calledOften = 100_000;
/** After these the caches are full. */
const calledFirst = 20_000;
const goals = { PostgreSQL: 300, PGlite: 450 } as const;
const growth = 1.1;

/** Resident memory of a fresh production server with the three brands of the project, on both databases, at rest and in use. */
export async function memory(): Promise<Measured> {
  const postgres = await startPostgres();
  try {
    const url = await createServedDatabase(postgres.url);
    const seen = {
      PostgreSQL: await measure(await startSite({ port: ports.postgres, variables: { DATABASE_URL: url } })),
      PGlite: await measure(await startSite({ port: ports.embedded })),
    };
    const databases = ['PostgreSQL', 'PGlite'] as const;
    return {
      name: 'memory (MB resident)',
      rows: databases.flatMap((name) => [
        { what: `fresh start, ${name}`, ours: seen[name].fresh, baseline: null },
        { what: `highest while starting, ${name}`, ours: seen[name].peak, baseline: null },
        {
          what: `after ${calledOften} calls beside ${calledFirst}, ${name}`,
          ours: seen[name].later,
          baseline: seen[name].early,
        },
      ]),
      target: `fresh at most ${goals.PostgreSQL} MB on PostgreSQL and ${goals.PGlite} MB embedded, and no growth`,
      met: databases.every((name) => seen[name].fresh <= goals[name] && seen[name].later <= growth * seen[name].early),
    };
  } finally {
    await postgres.stop();
  }
}

async function measure(site: Site) {
  try {
    await idle(site.pid);
    const [fresh, peak] = [memoryMbOf(site.pid), peakMbOf(site.pid)];
    const asks = merchants.flatMap((merchant) => asksOf(site, merchant));
    await askMany(asks, calledFirst);
    const early = memoryMbOf(site.pid);
    await askMany(asks, calledOften - calledFirst);
    return { fresh, peak, early, later: memoryMbOf(site.pid) };
  } finally {
    await site.stop();
  }
}

const asksOf = ({ port }: Site, merchant: string): Ask[] =>
  ['/index', '/rng', '/fish', calls.publicCatalogue.path, calls.status.path].map((path) => ({
    port,
    host: `${merchant}.localhost`,
    path,
    headers: { 'accept-encoding': 'gzip' },
  }));
