import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Db, openDatabase } from '../../src/server/platform/db/index.ts';
import { createBrandFiles } from '../../src/server/tenants/brandFiles/index.ts';
import { openRegistry, type Registry } from '../../src/server/tenants/registry/brandRegistry.ts';
import { createDatabase, startPostgres } from '../../tests/server/postgres.ts';
import { brandsFolder } from '../paths.ts';
import type { Measured } from './measured.ts';
import { median, quantile } from './median.ts';

const many = 10_000;
const mostRatio = 1.1;
const mostLiveMs = 2_000;
const brandsOfPublishing = 1_000;
const publications = 40;
const lookUps = 300_000;
const rounds = 7;

const logo = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>');
const author = { id: 'bench', name: 'bench' };

interface World {
  readonly url: string;
  readonly db: Db;
  /** The shipped brands and those of the database. */
  readonly open: () => Promise<Registry>;
  readonly publish: (registry: Registry, name: string, base: number | null) => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Measures the cost of 10,000 brands that no one visits for a start and a look-up, and the delay until a publication is live in another
 * process.
 */
export async function brands(): Promise<Measured> {
  const postgres = await startPostgres();
  const data = await mkdtemp(join(tmpdir(), 'livery-bench-'));
  try {
    const [one, all] = [await worldOf(postgres.url, data, 1), await worldOf(postgres.url, data, many)];
    const starts: [number[], number[]] = [[], []];
    const finds: [number[], number[]] = [[], []];
    for (let round = 0; round <= rounds; round += 1) {
      for (const [index, world] of [one, all].entries()) {
        const begun = performance.now();
        const registry = await world.open();
        // The first round fills the caches of the database.
        if (round > 0) starts[index]?.push(performance.now() - begun);
        if (round > 0) finds[index]?.push(lookUp(registry));
        registry.close();
      }
    }
    await Promise.all([one.close(), all.close()]);
    const delays = await publishToLive(await worldOf(postgres.url, data, brandsOfPublishing), data);
    const rows = [
      { what: `start with ${many} brands, ms (beside 1)`, ours: median(starts[1]), baseline: median(starts[0]) },
      { what: `${lookUps} look-ups of hosts, ms (beside 1)`, ours: median(finds[1]), baseline: median(finds[0]) },
      {
        what: `publish to live in another process, p95 over ${brandsOfPublishing} brands, ms`,
        ours: quantile(delays, 0.95),
        baseline: null,
      },
    ];
    return {
      name: 'brands',
      rows,
      target: `start and look-up at most ${mostRatio} times as long, live within ${mostLiveMs} ms`,
      met: rows.every(({ ours, baseline }) => ours <= (baseline === null ? mostLiveMs : baseline * mostRatio)),
    };
  } finally {
    await rm(data, { recursive: true, force: true });
    await postgres.stop();
  }
}

async function worldOf(server: string, data: string, count: number): Promise<World> {
  const url = await createDatabase(server, `bench_${randomUUID().replaceAll('-', '')}`);
  const { db, close } = await openDatabase({ kind: 'postgres', url });
  const now = () => new Date();
  const files = createBrandFiles({ db, now, directory: data });
  const open = () =>
    openRegistry({ root: brandsFolder, db, files, now, addressing: { only: null, publicHost: null }, report: () => undefined });
  const publish = async (registry: Registry, name: string, base: number | null) => {
    const digest = await files.put(logo, 'image/svg+xml');
    const hosts = ['bench-0.test'];
    const document = { merchant: 'bench-0', name, hosts, theme: { seed: '#336699' }, assets: { logo: 'logo.svg' } };
    const order = { merchant: 'bench-0', document, files: { 'logo.svg': digest }, base, author, kind: 'studio' } as const;
    const { result, problems } = await registry.publish({ ...order, note: 'bench', requestId: randomUUID() });
    if (result !== 'published') throw new Error(`The brand was not published: ${JSON.stringify(problems)}`);
  };
  const registry = await open();
  await publish(registry, 'Bench', null);
  registry.close();
  await copyBrand(db, count - 1);
  return { url, db, open, publish, close };
}

/** Copies of the brand with their own codes and hosts, as if each had been published. */
async function copyBrand(db: Db, count: number): Promise<void> {
  const copies = sql`generate_series(1, ${count}::integer) as copy`;
  await db.execute(sql`insert into brand_version (merchant, version, digest, manifest, files, kind, author, note, created_at)
    select 'bench-' || copy, 1, digest, manifest, files, kind, author, note, created_at from brand_version, ${copies} where merchant = 'bench-0'`);
  await db.execute(sql`insert into brand_release (merchant, version, state, live_from, facts)
    select 'bench-' || copy, 1, state, live_from, facts from brand_release, ${copies} where merchant = 'bench-0'`);
  await db.execute(sql`insert into brand_head (merchant, seq, version, kind, live, name, facts)
    select 'bench-' || copy, seq + copy, version, kind, live, name || copy, facts from brand_head, ${copies} where merchant = 'bench-0'`);
  await db.execute(sql`insert into brand_host (host, merchant, since)
    select 'bench-' || copy || '.test', 'bench-' || copy, since from brand_host, ${copies} where merchant = 'bench-0'`);
  await db.execute(sql`analyze`);
}

/** Looks up hosts of the shipped brands and hosts that are no one's. */
function lookUp(registry: Registry): number {
  const hosts = [...registry.all().flatMap(({ brand }) => brand.hosts), 'unknown.test', 'www.unknown.test'];
  const begun = performance.now();
  for (let index = 0; index < lookUps; index += 1) registry.byHost(hosts[index % hosts.length] ?? '');
  return performance.now() - begun;
}

/** From the order to publish to the moment another process serves it, in milliseconds. */
async function publishToLive({ url, open, publish, close }: World, data: string): Promise<number[]> {
  const child = fork(join(import.meta.dirname, 'brandProcess.ts'), [url, data, 'bench-0']);
  const registry = await open();
  await next(child, 1);
  const delays: number[] = [];
  for (let version = 2; version < publications + 2; version += 1) {
    const begun = performance.now();
    const live = next(child, version);
    await publish(registry, `Bench ${version}`, version - 1);
    await live;
    delays.push(performance.now() - begun);
  }
  child.kill();
  await once(child, 'exit');
  registry.close();
  await close();
  return delays;
}

/** Waits until the process serves the version. */
async function next(child: ChildProcess, version: number): Promise<void> {
  for (;;) {
    const [served] = (await once(child, 'message')) as [number];
    if (served >= version) return;
  }
}
