import type { LookupAddress } from 'node:dns';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUpstreamClient } from '../../site/upstream/client.ts';
import { createOutbound, type Outbound, type OutboundCaller, type OutboundKind } from './index.ts';
import { readPrivateHosts } from './readPrivateHosts.ts';

const limits = { timeoutMs: 20_000, maxBytes: 10_000 };
/** For what never ends by itself. */
const short = { ...limits, timeoutMs: 1_000 };

/** Outcome of a call: the status of its answer, or why there is none. */
type Outcome = number | string;

const codeOf = (error: unknown): string => {
  const { code, reason, cause } = error as { readonly code?: string; readonly reason?: string; readonly cause?: unknown };
  if (cause !== undefined) return codeOf(cause);
  return reason ?? code ?? String(error);
};

const of =
  (kind: OutboundKind) =>
  (outbound: Outbound, address: string): Promise<Outcome> =>
    outbound
      .fetchFor(kind)(new URL(address), { method: 'POST', headers: {}, body: '{}' })
      .then(({ status }) => status, codeOf);

/** Every caller there is: a new kind does not compile without its line. */
const callers: Record<OutboundCaller, (outbound: Outbound, address: string, timeoutMs?: number) => Promise<Outcome>> = {
  payment: of('payment'),
  vendor: of('vendor'),
  webhook: of('webhook'),
  gateway: of('gateway'),
  push: of('push'),
  zalo: of('zalo'),
  challenge: of('challenge'),
  identityProvider: of('identityProvider'),
  upstream: (outbound, address, timeoutMs = limits.timeoutMs) => {
    const { origin, pathname } = new URL(address);
    const client = createUpstreamClient({ settings: { url: origin, timeoutMs }, outbound, countryHeader: null });
    const visitor = { host: 'alpha.test', secure: true, address: null, requestId: 'one', headers: {} };
    return client
      .ask({ call: 'status', method: 'POST', path: pathname, visitor })
      .then(({ status }) => status, codeOf)
      .finally(() => client.close());
  },
};
const each = Object.entries(callers).map(([caller, call]) => ({ caller: caller as OutboundCaller, call }));
/** These take the status alone and close the connection then, whatever follows. */
const takesNoBody = new Set<OutboundCaller>(['webhook', 'gateway', 'push']);

let server: Server;
let place: string;
let connections = 0;
let asked: { readonly path: string; readonly headers: IncomingHttpHeaders }[] = [];
let closed: (() => void)[] = [];
const untilClosed = (response: ServerResponse) => response.once('close', () => closed.splice(0).forEach((done) => done()));
const answers: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/redirect': (response) => void response.writeHead(302, { location: `${place}/target` }).end(),
  '/endless': (response) => {
    untilClosed(response);
    const part = Buffer.alloc(64 * 1024, 1);
    const write = () => {
      while (!response.destroyed && response.write(part));
    };
    response.on('drain', write);
    write();
  },
  '/slow': (response) => {
    untilClosed(response);
    response.write('one byte, and never another');
  },
  '/down': (response) => void response.writeHead(503).end(),
  ...Object.fromEntries(
    [500, 502, 504, 505].map((status) => [`/${status}`, (response: ServerResponse) => void response.writeHead(status).end()]),
  ),
};

beforeAll(async () => {
  server = createServer(({ url = '', headers }, response) => {
    asked.push({ path: url, headers });
    const [, bytes] = /^\/bytes\?(\d+)$/.exec(url) ?? [];
    if (bytes !== undefined) response.end(Buffer.alloc(Number(bytes)));
    else (answers[url] ?? ((each) => void each.end('fine')))(response);
  });
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  place = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  connections = 0;
  asked = [];
  closed = [];
});

const resolvingTo =
  (...addresses: readonly string[]) =>
  (_host: string, _options: { readonly all: true }, done: (error: null, found: LookupAddress[]) => void) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
const permitted = (given = limits) => createOutbound({ privateHosts: ['127.0.0.1'], limits: given });

describe.each(each)('a call by $caller', ({ caller, call }) => {
  it.each([
    'https://127.0.0.1',
    'https://2130706433',
    'https://0x7f.1',
    'https://10.1.2.3',
    'https://169.254.169.254',
    'https://[::1]',
    'https://[::ffff:169.254.169.254]',
    'https://[64:ff9b::7f00:1]',
    'https://[2002:7f00:1::]',
    'http://8.8.8.8',
    'http://hooks.example',
  ])('connects to no private, mapped, translated or plain address: %s', async (origin) => {
    const { port } = new URL(place);
    expect(await call(createOutbound({ privateHosts: [], limits }), `${origin}:${port}/target`)).toBe('address');
    expect(connections).toBe(0);
  });

  it.each([['127.0.0.1'], ['10.0.0.1'], ['::1'], ['::ffff:127.0.0.1'], ['64:ff9b::7f00:1'], ['8.8.8.8', '127.0.0.1'], []])(
    'connects to no name that resolves to %s',
    async (...addresses) => {
      const outbound = createOutbound({ privateHosts: [], limits, resolve: resolvingTo(...addresses) });
      expect(await call(outbound, `https://hooks.example:${new URL(place).port}/target`)).toBe('address');
      expect(connections).toBe(0);
    },
  );

  it('follows no redirect', async () => {
    expect(await call(permitted(), `${place}/redirect`)).toBe(caller === 'upstream' ? 'status' : 'redirect');
    expect(asked.map(({ path }) => path)).toEqual(['/redirect']);
  });

  it.each([
    ['/endless', 'size', limits],
    ['/slow', 'timeout', takesNoBody.has(caller) ? limits : short],
  ])('reads no further than its limit: %s', async (path, reason, given) => {
    const close = new Promise<void>((done) => closed.push(done));
    expect(await call(permitted(given), place + path, given.timeoutMs)).toBe(takesNoBody.has(caller) ? 200 : reason);
    await close;
  });

  it('has a request id, and reaches what the installation permits', async () => {
    expect(await call(permitted(), `${place}/target`)).toBe(200);
    expect(asked).toMatchObject([{ path: '/target', headers: { 'x-request-id': expect.stringMatching(/^[\w-]+$/) } }]);
  });

  it('reaches an address of its own setting, which opens no way to any other caller', async () => {
    const outbound = createOutbound({ privateHosts: [], own: { [caller]: [`${place}/path`] }, limits });
    expect(await call(outbound, `${place}/target`)).toBe(200);
    const others = each.filter((other) => other.caller !== caller);
    expect(await Promise.all(others.map((other) => other.call(outbound, `${place}/target`)))).toEqual(
      others.map(() => 'address'),
    );
  });
});

it('names its calls after the request that is being answered', async () => {
  const outbound = createOutbound({ privateHosts: ['127.0.0.1'], limits, requestId: () => 'req-7' });
  await callers.payment(outbound, `${place}/target`);
  expect(asked).toMatchObject([{ headers: { 'x-request-id': 'req-7' } }]);
});

it('leaves a destination alone that fails again and again, for one caller and one destination only', async () => {
  const outbound = permitted();
  const outcomes: Outcome[] = [];
  for (let time = 0; time < 6; time += 1) outcomes.push(await callers.payment(outbound, `${place}/down`));
  expect(outcomes).toEqual([503, 503, 503, 503, 503, 'open']);
  expect(await callers.vendor(outbound, `${place}/target`)).toBe(200);
  const elsewhere = place.replace('127.0.0.1', 'localhost');
  expect(await callers.payment(createOutbound({ privateHosts: ['localhost'], limits }), `${elsewhere}/target`)).toBe(200);
});

it.each([
  [500, 500],
  [502, 'open'],
  [504, 'open'],
  [505, 505],
])(
  'after five answers of %i the sixth call is %s: a proxy answers so for a destination that is down',
  async (status, sixth) => {
    const outbound = permitted();
    for (let time = 0; time < 5; time += 1) expect(await callers.payment(outbound, `${place}/${status}`)).toBe(status);
    expect(await callers.payment(outbound, `${place}/${status}`)).toBe(sixth);
  },
);

it.each<[OutboundKind, number, number]>([
  ['payment', 8_000, 100_000],
  ['vendor', 8_000, 1_000_000],
  ['challenge', 5_000, 100_000],
  ['identityProvider', 5_000, 1_000_000],
])('gives a call by %s %i ms and takes %i bytes of its answer', async (kind, timeoutMs, maxBytes) => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const outbound = createOutbound({ privateHosts: ['127.0.0.1'] });
  const answer = await outbound.fetchFor(kind)(new URL(`${place}/bytes?${maxBytes}`), { method: 'GET', headers: {} });
  expect((await answer.arrayBuffer()).byteLength).toBe(maxBytes);
  expect(await of(kind)(outbound, `${place}/bytes?${maxBytes + 1}`)).toBe('size');
  expect(timeout.mock.calls).toEqual([[timeoutMs], [timeoutMs]]);
  timeout.mockRestore();
});

it('reads the hosts that an installation permits, and refuses what is no host', () => {
  expect(readPrivateHosts(null)).toEqual([]);
  expect(readPrivateHosts('payments.internal, 10.0.0.5:8443,[fd00::1]')).toEqual([
    'payments.internal',
    '10.0.0.5:8443',
    '[fd00::1]',
  ]);
  for (const wrong of ['https://payments.internal', '10.0.0.0/8', 'a b', '*.internal']) {
    expect(() => readPrivateHosts(wrong)).toThrow('OUTBOUND_PRIVATE');
  }
});
