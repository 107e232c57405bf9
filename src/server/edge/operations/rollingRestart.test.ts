import { once } from 'node:events';
import { createServer, get, type IncomingMessage, request as send } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { portOf } from '../../../../tests/server/chat-kit.ts';
import { createBrandsFolder, openTestServer } from '../../../../tests/server/core-kit.ts';
import { testDatabase } from '../../../../tests/server/databases.ts';
import { calls } from '../../../wire/calls.ts';
import { stop } from './stopOnSignal.ts';

/** As `docs/deploy/nginx.conf` does: what a process refuses, or says 503 to, goes to the next one; nothing goes twice that was sent. */
async function proxyBefore(ports: () => readonly number[]) {
  let next = 0;
  const server = createServer((request, response) => {
    const order = [...ports()].map((_, index, all) => all[(index + next) % all.length] ?? 0);
    next += 1;
    const attempt = ([port, ...others]: readonly number[]): void => {
      if (port === undefined) return void response.writeHead(502).end();
      const passed = send({
        port,
        host: '127.0.0.1',
        path: request.url,
        method: request.method,
        headers: request.headers,
        agent: false,
      });
      passed.once('response', (answer) => {
        if (answer.statusCode === 503 && others.length > 0) {
          answer.resume();
          return attempt(others);
        }
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(response);
      });
      passed.once('error', () => attempt(others));
      passed.end();
    };
    attempt(order);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { port: (server.address() as { readonly port: number }).port, close: () => server.close() };
}

it('two processes on one database behind a proxy lose no request while each is restarted [SERVE-04, OPS-11]', async () => {
  const database = await testDatabase();
  const open = async () => {
    const site = await openTestServer({ brands: createBrandsFolder('alpha'), database });
    await site.server.listen({ port: 0, host: '127.0.0.1' });
    return { ...site, port: portOf(site) };
  };
  const sites = [await open(), await open()];
  const proxy = await proxyBefore(() => sites.map(({ port }) => port));
  const ask = async (path: string) => {
    const [answer] = (await once(
      get({ port: proxy.port, host: '127.0.0.1', path, agent: false, headers: { host: 'alpha.test' } }),
      'response',
    )) as [IncomingMessage];
    await text(answer);
    return answer.statusCode;
  };
  const paths = ['/index', '/readyz', calls.status.path, calls.publicVendors.path];
  const seen: (number | undefined)[] = [];
  const over = new AbortController();
  const visitors = paths.map(async (path) => {
    while (!over.signal.aborted) seen.push(await ask(path));
  });
  /** So many more requests were answered. */
  const answered = async (more: number) => {
    const until = seen.length + more;
    await expect.poll(() => seen.length).toBeGreaterThan(until);
  };

  await answered(20);
  for (const index of [0, 1]) {
    const old = sites[index] ?? expect.fail('No process.');
    // Draining lasts until the proxy has met a process that is about to stop.
    await stop(old.server, answered(20));
    await answered(20);
    sites[index] = await open();
    await old.close();
    await answered(20);
  }
  over.abort();
  await Promise.all(visitors);
  expect(new Set(seen)).toEqual(new Set([200]));
  proxy.close();
  await Promise.all(sites.map((site) => site.close()));
});
