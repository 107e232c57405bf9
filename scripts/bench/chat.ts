import { type ChildProcess, fork } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { type Db, openDatabase } from '../../src/server/platform/db/index.ts';
import { session } from '../../src/server/platform/db/tables/accounts.ts';
import { createBrandFiles } from '../../src/server/tenants/brandFiles/index.ts';
import { openRegistry } from '../../src/server/tenants/registry/brandRegistry.ts';
import type { Tenant } from '../../src/server/tenants/tenant/index.ts';
import { calls } from '../../src/wire/calls.ts';
import { createDatabase, startPostgres } from '../../tests/server/postgres.ts';
import { brandsFolder, root } from '../paths.ts';
import { addAccounts } from './benchBrand.ts';
import type { Measured } from './measured.ts';
import { quantile } from './median.ts';

const readers = 1_000;
const writers = 8;
/** Messages that are measured, one after the other. */
const messages = 80;
const pauseMs = 40;
const mostMs = 250;
const mostTimes = 4;
const opensTogether = 50;

interface Target {
  readonly port: number;
  readonly path: string;
  readonly host: string;
  readonly enter: ((token: string | null) => object) | null;
}

/**
 * A message to a thousand sockets of one process, from its sending to its arrival at each: stored, filtered and announced by the chat
 * room, beside a bare broadcast of `ws` in the same run.
 */
export async function chat(): Promise<Measured> {
  const postgres = await startPostgres();
  const children: ChildProcess[] = [];
  const start = async (...given: string[]) => {
    const child = fork(join(root, 'scripts/bench/chatProcess.ts'), given, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    children.push(child);
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    return port;
  };
  try {
    const url = await createDatabase(postgres.url, 'bench');
    const { db, close } = await openDatabase({ kind: 'postgres', url });
    const tenant = await chatBrand(db);
    const tokens = await openSessions(db, tenant);
    const [bare, site] = [await start(), await start(url)];
    const room = tenant.brand.chat.rooms[0]?.id ?? '';
    const host = tenant.brand.hosts[0] ?? '';
    const enter = (token: string | null) => ({ kind: 'enter', room, token, after: null });
    const baseline = await measure({ port: bare, path: '/', host: 'localhost', enter: null }, tokens);
    const ours = await measure({ port: site, path: calls.chatSocket.path, host, enter }, tokens);
    await close();
    const [p95, bareP95] = [quantile(ours, 0.95), quantile(baseline, 0.95)];
    return {
      name: `chat (${readers} sockets)`,
      rows: [
        { what: 'message to each socket, p50, ms', ours: quantile(ours, 0.5), baseline: quantile(baseline, 0.5) },
        { what: 'message to each socket, p95, ms', ours: p95, baseline: bareP95 },
        { what: 'message to each socket, p99, ms', ours: quantile(ours, 0.99), baseline: quantile(baseline, 0.99) },
      ],
      target: `p95 within ${mostMs} ms and ${mostTimes} times that of a bare broadcast, which stores nothing`,
      met: p95 <= mostMs && p95 <= mostTimes * bareP95,
    };
  } finally {
    for (const child of children) child.kill();
    await postgres.stop();
  }
}

async function chatBrand(db: Db): Promise<Tenant> {
  const registry = await openRegistry({
    root: brandsFolder,
    db,
    files: createBrandFiles({ db, now: () => new Date(), directory: tmpdir() }),
    now: () => new Date(),
    addressing: { only: null, publicHost: null },
    report: () => undefined,
  });
  const tenant = registry.all().find(({ brand }) => brand.chat.enabled);
  registry.close();
  if (tenant === undefined) throw new Error('No brand has a chat room.');
  return tenant;
}

async function openSessions(db: Db, tenant: Tenant): Promise<readonly string[]> {
  const ids = Array.from({ length: writers }, (_, index) => ({ id: `writer${index}` }));
  const owners = await addAccounts(db, tenant, ids);
  const at = new Date();
  const end = new Date(at.getTime() + 3_600_000);
  return Promise.all(
    owners.map(async ({ id, merchant }) => {
      const token = randomUUID().replaceAll('-', '').padEnd(43, '0');
      const tokenHash = createHash('sha256').update(token).digest('base64url');
      const times = { createdAt: at, seenAt: at, idleEnd: end, absoluteEnd: end };
      await db.insert(session).values({ merchant, accountId: id, tokenHash, limited: false, device: null, ...times });
      return token;
    }),
  );
}

/** Times in milliseconds from the sending of a message to its arrival, one for each message and socket. */
async function measure(target: Target, tokens: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  let sentAt = 0;
  let text = '';
  let left = 0;
  let arrived = Promise.withResolvers<void>();
  const receive = (data: unknown) => {
    if (text === '' || !String(data).includes(text)) return;
    times.push(performance.now() - sentAt);
    left -= 1;
    if (left === 0) arrived.resolve();
  };
  const sockets: WebSocket[] = [];
  for (let from = 0; from < readers; from += opensTogether) {
    const some = Array.from({ length: opensTogether }, (_, index) => open(target, from + index, null, receive));
    sockets.push(...(await Promise.all(some)));
  }
  const senders = await Promise.all(tokens.map((token, index) => open(target, readers + index, token, () => undefined)));
  for (let number = 0; number < messages; number += 1) {
    await delay(pauseMs);
    arrived = Promise.withResolvers();
    left = readers;
    text = `tin ${number} ${randomUUID()}`;
    sentAt = performance.now();
    const post = target.enter === null ? text : JSON.stringify({ kind: 'post', id: randomUUID(), text });
    senders[number % senders.length]?.send(post);
    await arrived.promise;
  }
  for (const socket of [...sockets, ...senders]) socket.terminate();
  // The first ones warm up.
  return times.slice(10 * readers);
}

async function open(
  { port, path, host, enter }: Target,
  index: number,
  token: string | null,
  receive: (data: unknown) => void,
): Promise<WebSocket> {
  const address = `10.0.${index >> 8}.${index & 255}`;
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, {
    headers: { host, origin: `https://${host}`, 'x-forwarded-for': address },
    perMessageDeflate: false,
  });
  await once(socket, 'open');
  if (enter !== null) {
    socket.send(JSON.stringify(enter(token)));
    await once(socket, 'message');
  }
  socket.on('message', receive);
  return socket;
}
