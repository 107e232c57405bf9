import { type ChildProcess, fork } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { accountTypes } from '../../src/domain/accountType.ts';
import { moneyOf } from '../../src/domain/money.ts';
import { createLedger } from '../../src/server/money/ledger/index.ts';
import { playWallet } from '../../src/server/money/wallets/index.ts';
import { type Db, openDatabase } from '../../src/server/platform/db/index.ts';
import { session } from '../../src/server/platform/db/tables/accounts.ts';
import { createLive } from '../../src/server/platform/live/index.ts';
import type { Tenant } from '../../src/server/tenants/tenant/index.ts';
import { calls } from '../../src/wire/calls.ts';
import { createDatabase, startPostgres } from '../../tests/server/postgres.ts';
import { root } from '../paths.ts';
import { addAccounts, openBrand } from './benchBrand.ts';
import type { Usage } from './liveProcess.ts';
import type { Measured } from './measured.ts';
import { quantile } from './median.ts';

const processes = 2;
const accounts = 250;
/** Of each account at each process: 1,000 streams in all. */
const perProcess = 2;
const acts = 200;
const mostMs = 1_000;
const mostKb = 100;
/** CPU time that all streams may add per second while nothing happens. */
const mostIdleMs = 10;
/** Time after which the work that follows a start, or the opening of streams, has ended. */
const settleMs = 5_000;
/** Twice the interval in which the streams of a process are swept. */
const idleMs = 40_000;

interface Stream {
  readonly holder: string;
  readonly request: ClientRequest;
  /** Resolves with the next event. */
  next: PromiseWithResolvers<void>;
}

/**
 * A thousand open streams over two processes: memory of one, CPU time of all while nothing happens beside that of two, and the
 * time from a ledger act in a third process to its event at every stream of the account, commit included.
 */
export async function live(): Promise<Measured> {
  const postgres = await startPostgres();
  const children: ChildProcess[] = [];
  try {
    const url = await createDatabase(postgres.url, 'bench');
    const { db, close } = await openDatabase({ kind: 'postgres', url });
    const tenant = await openBrand(db);
    await openSessions(db, tenant);
    const ports: number[] = [];
    for (let count = 0; count < processes; count += 1) {
      const child = fork(join(root, 'scripts/bench/liveProcess.ts'), [url], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
      children.push(child);
      const [{ port }] = (await once(child, 'message')) as [{ port: number }];
      ports.push(port);
    }
    // One stream each, so that what all streams share is there.
    const first = await Promise.all(ports.map((port) => openStream(port, tenant, holderOf(0))));
    const before = await idleUsage(children);
    for (const { request } of first) request.destroy();
    const streams = await openStreams(ports, tenant);
    const after = await idleUsage(children);
    const perStreamKb = (after.memory - before.memory) / streams.length / 1_024;
    const bank = openBank(db, url, tenant);
    const times = await measureActs(bank.credit, streams);
    const everyone = Array.from({ length: accounts }, (_, index) => holderOf(index));
    const burst = await measure(bank.credit, streams, everyone);
    for (const { request } of streams) request.destroy();
    await bank.close();
    await close();
    const [p95, p99] = [quantile(times, 0.95), quantile(times, 0.99)];
    return {
      name: `live (${streams.length} streams, ${processes} processes)`,
      rows: [
        { what: 'memory of a stream, in kB', ours: perStreamKb, baseline: null },
        { what: 'CPU of both processes at rest, ms per second', ours: after.cpuMs, baseline: before.cpuMs },
        { what: 'ledger act to its last event, p95', ours: p95, baseline: null },
        { what: 'ledger act to its last event, p99', ours: p99, baseline: null },
        { what: `${accounts} acts together to their last event`, ours: burst, baseline: null },
      ],
      target:
        `an act is seen everywhere within ${mostMs} ms, a stream takes at most ${mostKb} kB, and all of them at rest at most ` +
        `${mostIdleMs} ms of CPU per second`,
      met: p99 <= mostMs && burst <= mostMs && perStreamKb <= mostKb && after.cpuMs - before.cpuMs <= mostIdleMs,
    };
  } finally {
    for (const child of children) child.kill();
    await postgres.stop();
  }
}

/** Credits a holder and resolves with the commit. */
type Credit = (holder: string) => Promise<unknown>;

/** The ledger in this process, which announces what it moves as a server does. */
function openBank(db: Db, url: string, tenant: Tenant): { credit: Credit; close: () => Promise<void> } {
  const now = () => new Date();
  const report = (error: unknown) => console.error(error);
  const announcer = createLive({ db, database: { kind: 'postgres', url }, now, report });
  const ledger = createLedger({ db, now, onMoved: (merchant, holder) => announcer.touch(merchant, holder, 'balance') });
  const amount = moneyOf('1');
  const credit: Credit = (holder) => {
    const wallet = playWallet(tenant, { id: holder, type: accountTypes.member });
    const id = randomUUID();
    const request = { merchant: wallet.merchant, scope: 'bench', id, body: '' };
    return ledger.execute(request, async () => ({ transaction: { kind: 'bonus', wallet, amount, bonus: id } }));
  };
  return { credit, close: () => announcer.close() };
}

async function measureActs(credit: Credit, streams: readonly Stream[]) {
  const times: number[] = [];
  for (let act = 0; act < acts; act += 1) times.push(await measure(credit, streams, [holderOf(act % accounts)]));
  return times;
}

/** Milliseconds from crediting these holders until each of their streams has its event. */
async function measure(credit: Credit, streams: readonly Stream[], holders: readonly string[]) {
  const theirs = streams.filter(({ holder }) => holders.includes(holder));
  for (const stream of theirs) stream.next = Promise.withResolvers();
  const begun = performance.now();
  await Promise.all(holders.map(credit));
  await Promise.all(theirs.map(({ next }) => next.promise));
  return performance.now() - begun;
}

async function openStreams(ports: readonly number[], tenant: Tenant) {
  const streams: Stream[] = [];
  for (let index = 0; index < accounts; index += 1) {
    const opened = ports.flatMap((port) => Array.from({ length: perProcess }, () => openStream(port, tenant, holderOf(index))));
    streams.push(...(await Promise.all(opened)));
  }
  return streams;
}

async function openStream(port: number, { brand }: Tenant, holder: string): Promise<Stream> {
  const headers = { host: brand.hosts[0] ?? '', authorization: `Bearer ${tokenOf(holder)}` };
  const request = get({ port, host: '127.0.0.1', path: calls.liveStream.path, headers, agent: false });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`A stream was answered with ${answer.statusCode}.`);
  const stream: Stream = { holder, request, next: Promise.withResolvers() };
  request.on('error', () => undefined);
  answer.on('data', (text: Buffer) => {
    if (text.includes('data: ')) stream.next.resolve();
  });
  await stream.next.promise;
  return stream;
}

/** Of all processes: memory in bytes, and CPU time per second over some sweeps of the streams. */
async function idleUsage(children: readonly ChildProcess[]): Promise<Usage> {
  await delay(settleMs);
  const before = await usageOf(children);
  await delay(idleMs);
  const { memory, cpuMs } = await usageOf(children);
  return { memory, cpuMs: ((cpuMs - before.cpuMs) * 1_000) / idleMs };
}

async function usageOf(children: readonly ChildProcess[]): Promise<Usage> {
  const sum = { memory: 0, cpuMs: 0 };
  for (const child of children) {
    child.send('usage');
    const [usage] = (await once(child, 'message')) as [Usage];
    sum.memory += usage.memory;
    sum.cpuMs += usage.cpuMs;
  }
  return sum;
}

const holderOf = (index: number) => `bench${index}`;
const tokenOf = (holder: string) => holder.padEnd(43, '-');

async function openSessions(db: Db, tenant: Tenant) {
  const moment = new Date();
  const later = new Date(moment.getTime() + 3_600_000);
  const { merchant } = tenant.brand;
  const holders = Array.from({ length: accounts }, (_, index) => holderOf(index));
  await addAccounts(
    db,
    tenant,
    holders.map((id) => ({ id })),
  );
  await db.insert(session).values(
    holders.map((id) => ({
      merchant,
      tokenHash: createHash('sha256').update(tokenOf(id)).digest('base64url'),
      accountId: id,
      limited: false,
      createdAt: moment,
      seenAt: moment,
      idleEnd: later,
      absoluteEnd: later,
    })),
  );
}
