import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { moneyOf } from '../../src/domain/money.ts';
import { type Db, openDatabase } from '../../src/server/db/index.ts';
import { account, session } from '../../src/server/db/tables/accounts.ts';
import { createInbox } from '../../src/server/inbox/index.ts';
import { openRegistry } from '../../src/server/registry/brandRegistry.ts';
import type { Tenant } from '../../src/server/registry/tenant.ts';
import { calls } from '../../src/wire/calls.ts';
import { createDatabase, startPostgres } from '../../tests/server/postgres.ts';
import { brandsFolder, root } from '../paths.ts';
import type { Measured } from './measured.ts';

const processes = 2;
const accounts = 250;
/** Of each account at each process: 1,000 streams in all. */
const perProcess = 2;
const acts = 200;
const mostMs = 1_000;
const mostKb = 100;

interface Stream {
  readonly holder: string;
  readonly request: ClientRequest;
  /** Resolves with the next event. */
  next: PromiseWithResolvers<void>;
}

/**
 * A thousand open streams over two processes: memory of one, and the time from an act to its event at every stream of the
 * account. The act is a message to the inbox, by a third process.
 */
export async function live(): Promise<Measured> {
  const postgres = await startPostgres();
  const children: ChildProcess[] = [];
  try {
    const url = await createDatabase(postgres.url, 'bench');
    const { db, close } = await openDatabase({ kind: 'postgres', url });
    const tenant = await anyTenant(db);
    await openAccounts(db, tenant);
    const ports: number[] = [];
    for (let count = 0; count < processes; count += 1) {
      const child = fork(join(root, 'scripts/bench/liveProcess.ts'), [url], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
      children.push(child);
      const [{ port }] = (await once(child, 'message')) as [{ port: number }];
      ports.push(port);
    }
    // One stream each, so that what all streams share is there.
    const first = await Promise.all(ports.map((port) => openStream(port, tenant, holderOf(0))));
    const before = await memoryOf(children);
    for (const { request } of first) request.destroy();
    const streams = await openStreams(ports, tenant);
    const perStreamKb = ((await memoryOf(children)) - before) / streams.length / 1_024;
    const times = await measureActs(db, tenant, streams);
    const burst = await measure(
      db,
      tenant,
      streams,
      Array.from({ length: accounts }, (_, index) => holderOf(index)),
    );
    for (const { request } of streams) request.destroy();
    await close();
    const p99 = times.toSorted((one, other) => one - other)[Math.floor(0.99 * times.length)] ?? Number.NaN;
    return {
      name: `live (${streams.length} streams, ${processes} processes)`,
      rows: [
        { what: 'memory of a stream, in kB', ours: perStreamKb, baseline: null },
        { what: 'act to its last event, p99', ours: p99, baseline: null },
        { what: `${accounts} acts together to their last event`, ours: burst, baseline: null },
      ],
      target: `an act is seen everywhere within ${mostMs} ms, and a stream takes at most ${mostKb} kB`,
      met: p99 <= mostMs && burst <= mostMs && perStreamKb <= mostKb,
    };
  } finally {
    for (const child of children) child.kill();
    await postgres.stop();
  }
}

async function measureActs(db: Db, tenant: Tenant, streams: readonly Stream[]) {
  const times: number[] = [];
  for (let act = 0; act < acts; act += 1) times.push(await measure(db, tenant, streams, [holderOf(act % accounts)]));
  return times;
}

/** Milliseconds from messages to these holders until each of their streams has its event. */
async function measure(db: Db, tenant: Tenant, streams: readonly Stream[], holders: readonly string[]) {
  const inbox = createInbox({ db, now: () => new Date() });
  const theirs = streams.filter(({ holder }) => holders.includes(holder));
  for (const stream of theirs) stream.next = Promise.withResolvers();
  const begun = performance.now();
  const params = { provider: 'Bench', amount: moneyOf('1') };
  await Promise.all(holders.map((holder) => inbox.send(tenant, holder, 'depositCredited', params)));
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

async function memoryOf(children: readonly ChildProcess[]) {
  let bytes = 0;
  for (const child of children) {
    child.send('memory');
    const [{ memory }] = (await once(child, 'message')) as [{ memory: number }];
    bytes += memory;
  }
  return bytes;
}

async function anyTenant(db: Db): Promise<Tenant> {
  const registry = await openRegistry({
    root: brandsFolder,
    db,
    now: () => new Date(),
    addressing: { only: null, publicHost: null },
    report: () => undefined,
  });
  const [tenant] = registry.all();
  registry.close();
  if (tenant === undefined) throw new Error('There is no brand.');
  return tenant;
}

const holderOf = (index: number) => `bench${index}`;
const tokenOf = (holder: string) => holder.padEnd(43, '-');

async function openAccounts(db: Db, { brand: { merchant } }: Tenant) {
  const moment = new Date();
  const later = new Date(moment.getTime() + 3_600_000);
  const holders = Array.from({ length: accounts }, (_, index) => holderOf(index));
  await db.insert(account).values(
    holders.map((id) => ({
      merchant,
      id,
      username: id,
      foldedUsername: id,
      nickname: id,
      type: 0,
      avatar: '1',
      passwordChangedAt: moment,
      createdAt: moment,
    })),
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
