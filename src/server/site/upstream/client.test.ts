import { once } from 'node:events';
import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUpstreamClient, type UpstreamRequest } from './client.ts';

/** Answers by path: `/<status>/<kind>`. */
let upstream: Server;
beforeAll(async () => {
  upstream = createServer(({ url = '' }, response) => {
    const [, status, kind] = url.split('/');
    response.writeHead(Number(status), { 'content-type': kind === 'json' ? 'application/json' : 'text/html', location: '/' });
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(upstream, 'listening');
});
afterAll(() => new Promise((done) => void upstream.close(done)));

function client() {
  const { port } = upstream.address() as AddressInfo;
  const outbound = {
    open: (_kind: string, address: URL, options: object) => request(address, options),
    agentFor: () => new Agent(),
  };
  return createUpstreamClient({
    settings: { url: `http://127.0.0.1:${port}`, timeoutMs: 5_000 },
    outbound,
    countryHeader: null,
  });
}

const asked = (path: string): UpstreamRequest => ({
  call: 'file',
  method: 'GET',
  path,
  visitor: { host: 'alpha.example', secure: true, address: null, requestId: 'r1', headers: {} },
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
