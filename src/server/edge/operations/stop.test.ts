import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { createBrandsFolder, openTestServer } from '../../../../tests/server/core-kit.ts';
import { stop } from './stopOnSignal.ts';

it('reports that it stops, answers what is in progress and ends kept-alive connections', async () => {
  const site = await openTestServer({ brands: createBrandsFolder('alpha') });
  const entered = Promise.withResolvers<void>();
  const work = Promise.withResolvers<string>();
  const config = { access: 'public', host: 'any', kind: 'file' } as const;
  site.server.get('/slow', { config }, () => {
    entered.resolve();
    return work.promise;
  });
  await site.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.server.server.address() as { port: number };
  const agent = new Agent({ keepAlive: true });
  const ask = async (path: string) => {
    const request = get({ port, host: '127.0.0.1', path, agent, headers: { host: 'alpha.test' } });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, connection: answer.headers.connection, body: await text(answer) };
  };
  expect(await ask('/readyz')).toMatchObject({ status: 200, connection: 'keep-alive' });

  const slow = ask('/slow');
  await entered.promise;
  const drained = Promise.withResolvers<void>();
  const stopped = stop(site.server, drained.promise);
  expect(await ask('/readyz')).toEqual({
    status: 503,
    connection: 'close',
    body: JSON.stringify({ status: 'waiting', reason: 'stopping' }),
  });
  expect(await ask('/index')).toMatchObject({ status: 200, connection: 'close' });

  drained.resolve();
  work.resolve('done');
  expect(await slow).toEqual({ status: 200, connection: 'close', body: 'done' });
  await stopped;
  await expect(ask('/readyz')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  agent.destroy();
  await site.close();
});
