import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrandsFolder, openTestServer } from '../../../../tests/server/core-kit.ts';

let site: Awaited<ReturnType<typeof openTestServer>>;
let port: number;
beforeAll(async () => {
  site = await openTestServer({
    brands: createBrandsFolder('alpha'),
    settings: { gamesOrigin: 'https://play.test' },
    games: { files: { script: '/assets/play.js', styles: [] }, assets: null },
  });
  port = Number(new URL(await site.server.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => site.close());

/** Sends the bytes of a request on a connection and reads the answer. */
async function answerTo(lines: readonly string[]) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const [status = '', ...fields] = head.split('\r\n');
  const headers = new Map(
    fields.map((field) => [field.slice(0, field.indexOf(':')).toLowerCase(), field.slice(field.indexOf(':') + 1).trim()]),
  );
  return { status: Number(status.split(' ')[1]), headers, body };
}

const ask = (line: string, ...headers: readonly string[]) => answerTo([line, ...headers, 'Connection: close']);

const secured = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
const securedOf = ({ headers }: { readonly headers: ReadonlyMap<string, string> }) =>
  Object.fromEntries(Object.keys(secured).map((name) => [name, headers.get(name)]));

describe.each(['alpha.test', 'play.test'])('a request to %s', (host) => {
  it.each([
    ['two hosts', [`Host: ${host}`, 'Host: other.test']],
    ['the same host twice', [`Host: ${host}`, `host: ${host}`]],
    ['a port that is no number', [`Host: ${host}:80a`]],
    ['a port out of range', [`Host: ${host}:65536`]],
    ['a user', [`Host: user@${host}`]],
    ['a user instead of a port', [`Host: ${host}:x@evil.test`]],
    ['a list', [`Host: ${host}, other.test`]],
  ])('is refused with %s', async (_, headers) => {
    const answer = await ask('GET /index HTTP/1.1', ...headers);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'MALFORMED' });
    expect(securedOf(answer)).toEqual(secured);
  });

  it('is refused in another version of HTTP', async () => {
    expect((await ask('GET /index HTTP/2.0', `Host: ${host}`)).status).toBe(400);
  });

  it('with bad percent encoding is refused without quoting it', async () => {
    const answer = await ask('GET /secret%E0%A4%A HTTP/1.1', `Host: ${host}`);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'MALFORMED' });
    expect(answer.body).not.toContain('secret');
    expect(securedOf(answer)).toEqual(secured);
  });

  it('that no route answers has every header too', async () => {
    expect(securedOf(await ask('GET /wps/nothing HTTP/1.1', `Host: ${host}`))).toEqual(secured);
  });
});

it.each([
  ['headers that are too large', 431, ['GET / HTTP/1.1', 'Host: alpha.test', `X-Long: ${'x'.repeat(20_000)}`]],
  ['a broken request line', 400, ['GET', 'Host: alpha.test']],
  ['two lengths', 400, ['POST / HTTP/1.1', 'Host: alpha.test', 'Content-Length: 1', 'Content-Length: 2']],
] as const)('answers %s with the envelope', async (_, status, lines) => {
  const answer = await answerTo(lines);
  expect(answer.status).toBe(status);
  expect(JSON.parse(answer.body)).toMatchObject({ success: false, value: null, code: 'MALFORMED' });
  expect(answer.headers.get('connection')).toBe('close');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(securedOf(answer)).toEqual(secured);
});

it('answers every request for another protocol and ends its connection, also one of the development server', async () => {
  for (const protocol of ['vite-hmr', 'vite-ping', 'chat', '']) {
    const { status } = await answerTo([
      'GET /wps/system/status HTTP/1.1',
      'Host: alpha.test',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      ...(protocol === '' ? [] : [`Sec-WebSocket-Protocol: ${protocol}`]),
    ]);
    expect(status).toBe(200);
  }
});

it('leaves the sockets of a development server that listens at the same port to it', async () => {
  const taken: string[] = [];
  const listener = ({ url = '' }: { readonly url?: string }, socket: { end: (text: string) => void }) => {
    taken.push(url);
    socket.end('HTTP/1.1 418 taken\r\n\r\n');
  };
  site.server.server.on('upgrade', listener);
  const { status } = await answerTo([
    'GET /?token=x HTTP/1.1',
    'Host: alpha.test',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Protocol: vite-hmr',
  ]);
  site.server.server.off('upgrade', listener);
  expect({ status, taken }).toEqual({ status: 418, taken: ['/?token=x'] });
});
