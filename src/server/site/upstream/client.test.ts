import { EventEmitter, once } from 'node:events';
import {
  Agent,
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { collect, createUpstreamClient, isJson, type UpstreamRequest } from './client.ts';
import type { UpstreamCallEnd } from './outcomes.ts';

/** Answers by path: `/<status>/<kind>`; `answer` replaces it for a test. */
let upstream: Server;
let answer: ((response: ServerResponse, count: number) => void) | null = null;
let received: { readonly method: string; readonly url: string; readonly headers: IncomingMessage['headers']; body: string }[] =
  [];
beforeAll(async () => {
  upstream = createServer((incoming, response) => {
    const { method = '', url = '', headers } = incoming;
    const seen = { method, url, headers, body: '' };
    received.push(seen);
    incoming.setEncoding('utf8').on('data', (part: string) => {
      seen.body += part;
    });
    incoming.on('end', () => {
      if (answer !== null) return answer(response, received.length);
      const [, status, kind] = url.split('/');
      response.writeHead(Number(status), { 'content-type': kind === 'json' ? 'application/json' : 'text/html', location: '/' });
      response.end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(upstream, 'listening');
});
afterAll(() => new Promise((done) => void upstream.close(done)));
beforeEach(() => {
  answer = null;
  received = [];
});

function client(path = '', timeoutMs = 5_000) {
  const { port } = upstream.address() as AddressInfo;
  const outbound = {
    open: (_kind: string, address: URL, options: object) => request(address, options),
    agentFor: () => new Agent(),
  };
  return createUpstreamClient({
    settings: { url: `http://127.0.0.1:${port}${path}`, timeoutMs },
    outbound,
    countryHeader: null,
  });
}

const asked = (path: string, more: Partial<UpstreamRequest> = {}): UpstreamRequest => ({
  call: 'file',
  method: 'GET',
  path,
  visitor: { host: 'alpha.example', secure: true, address: null, requestId: 'r1', headers: {} },
  ...more,
});

it.each(['/200/html', '/404/html', '/503/json', '/299/html', '/400/json'])('an answer of %s is handed over', async (path) => {
  const answer = await client().open(asked(path));
  expect(answer.statusCode).toBe(Number(path.split('/')[1]));
  answer.resume();
});

it.each(['/302/html', '/300/json', '/399/html', '/502/html', '/503/html', '/504/html'])(
  'an answer of %s is of a proxy: the upstream counts as away',
  async (path) => {
    await expect(client().open(asked(path))).rejects.toMatchObject({ reason: 'status' });
  },
);

describe('a request', () => {
  it('is sent below the path of the upstream with its body and what says who asks, and its answer is read whole', async () => {
    const body = { type: 'application/json', text: '{"name":"Ánh"}' };
    const { origin, ask } = client('/api');
    answer = (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"value":"Ánh"}');
    const { status, headers, bytes } = await ask(asked('/one?a=1', { method: 'POST', body }));
    expect([status, headers['content-type'], bytes.toString()]).toEqual([200, 'application/json', '{"value":"Ánh"}']);
    expect(received).toMatchObject([{ method: 'POST', url: '/api/one?a=1', body: body.text }]);
    expect(received[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'content-length': '15',
      'x-forwarded-host': 'alpha.example',
      'x-request-id': 'r1',
    });
    expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  const broken = (response: ServerResponse) => void response.destroy();
  const ofProxy = (response: ServerResponse) => void response.writeHead(502, { 'content-type': 'text/html' }).end();
  it.each([
    ['a read whose connection broke', 'GET', broken, 2],
    ['a read that a proxy answered', 'GET', ofProxy, 2],
    ['a write whose connection broke', 'POST', broken, 1],
    ['a write that a proxy answered', 'POST', ofProxy, 1],
  ])('is sent once more for %s, if it is a read', async (_case, method, fault, times) => {
    answer = (response, count) => (count === 1 ? fault(response) : void response.writeHead(200).end('again'));
    const reading = client().ask(asked('/one', { method }));
    if (times === 1) await expect(reading).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    else expect((await reading).bytes.toString()).toBe('again');
    expect(received).toHaveLength(times);
  });

  it('is not sent again when its answer was late, and says how each ended', async () => {
    answer = () => undefined;
    const { ask, outcomes, state } = client('', 60);
    const ends: UpstreamCallEnd[] = [];
    outcomes.onEnd((end) => ends.push(end));
    await expect(ask(asked('/one'))).rejects.toMatchObject({ reason: 'timeout' });
    expect([received.length, state()]).toEqual([1, 'closed']);
    answer = (response) => void response.writeHead(200).end();
    await ask(asked('/one'));
    expect(ends.map(({ call, outcome }) => [call, outcome])).toEqual([
      ['file', 'timeout'],
      ['file', 'answered'],
    ]);
    for (const { seconds } of ends) expect(seconds).toBeGreaterThan(0);
    expect(ends[0]?.seconds).toBeLessThan(30);
  });

  it('that its visitor left says nothing about the upstream', async () => {
    answer = () => undefined;
    const { ask, state } = client();
    for (let time = 0; time < 6; time += 1) {
      const left = new AbortController();
      const reading = ask(asked('/one', { signal: left.signal }));
      left.abort();
      await expect(reading).rejects.toMatchObject({ reason: 'left' });
    }
    expect(state()).toBe('closed');
  });

  it('is refused before it is sent while its call is left alone, with the time until the next try', async () => {
    answer = broken;
    const { ask, outcomes } = client();
    for (let time = 0; time < 5; time += 1) await ask(asked('/one', { method: 'POST' })).catch(() => undefined);
    const ends: UpstreamCallEnd[] = [];
    outcomes.onEnd((end) => ends.push(end));
    const refusal = await ask(asked('/one')).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ reason: 'open', retryMs: expect.any(Number) });
    expect([received.length, ends]).toEqual([5, [{ call: 'file', outcome: 'open', seconds: 0 }]]);
  });

  it('is refused at a thousand that wait, and taken again when one has ended', async () => {
    // Of which none reaches a socket.
    const opened: ClientRequest[] = [];
    const open = () => {
      const outgoing = Object.assign(new EventEmitter(), {
        end: () => undefined,
        destroy: (error: Error) => void outgoing.emit('error', error),
      }) as unknown as ClientRequest;
      opened.push(outgoing);
      return outgoing;
    };
    const settings = { url: 'http://upstream.test', timeoutMs: 5_000 };
    const { ask, close } = createUpstreamClient({
      settings,
      outbound: { open, agentFor: () => new Agent() },
      countryHeader: null,
    });
    const waiting = Array.from({ length: 1_000 }, () => ask(asked('/one', { method: 'POST' })).catch(() => 'left'));
    await expect(ask(asked('/one'))).rejects.toMatchObject({ reason: 'full', retryMs: 1_000 });
    expect(opened).toHaveLength(1_000);
    opened[0]?.emit('error', Object.assign(new Error('left'), { name: 'AbortError' }));
    expect(await waiting[0]).toBe('left');
    const next = ask(asked('/one', { method: 'POST' })).catch(() => 'left');
    expect(opened).toHaveLength(1_001);
    for (const [index, outgoing] of opened.entries()) {
      if (index > 0) outgoing.emit('error', Object.assign(new Error('left'), { name: 'AbortError' }));
      outgoing.emit('close');
    }
    await Promise.all([...waiting, next]);
    close();
  });
});

describe('a body', () => {
  const of = (...parts: readonly string[]) => Readable.from(parts.map((part) => Buffer.from(part))) as IncomingMessage;

  it('is read to its last byte, up to what is allowed', async () => {
    expect((await collect(of('abc', 'de'), 1_000, 5)).toString()).toBe('abcde');
    await expect(collect(of('abc', 'def'), 1_000, 5)).rejects.toMatchObject({ reason: 'size' });
  });

  it('that stops is late', async () => {
    const silent = new Readable({ read: () => undefined }) as IncomingMessage;
    await expect(collect(silent, 20)).rejects.toMatchObject({ reason: 'timeout' });
  });
});

it.each([
  ['application/json', true],
  ['Application/JSON; charset=utf-8', true],
  ['text/html', false],
  ['application/jsonl', false],
  ['x-application/json', false],
  [undefined, false],
])('a type of %s is JSON: %s', (type, expected) => {
  expect(isJson(type === undefined ? {} : { 'content-type': type })).toBe(expected);
});
