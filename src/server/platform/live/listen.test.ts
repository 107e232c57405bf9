import { once } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import timers from 'node:timers/promises';
import type { Pool } from 'pg';
import { expect, it, vi } from 'vitest';
import { createListener } from './listen.ts';

function listenAt(port: number) {
  const failures: unknown[] = [];
  const listener = createListener({
    pool: {} as Pool,
    database: { kind: 'postgres', url: `postgres://livery@127.0.0.1:${port}/livery` },
    onPayload: () => undefined,
    onListening: () => expect.fail('There is no database.'),
    report: (error) => failures.push(error),
  });
  return { listener, failures };
}

it('pauses after each connection that fails, two times as long as before and five seconds at most, until it is closed', async () => {
  const [enough, closed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const pauses: unknown[] = [];
  const delay = vi.spyOn(timers, 'setTimeout').mockImplementation(async (ms) => {
    pauses.push(ms);
    if (pauses.length < 8) return;
    enough.resolve();
    await closed.promise;
  });
  // Workers share loaded modules, so a mocked import would come too late.
  syncBuiltinESMExports();
  // Nothing listens at the port.
  const { listener, failures } = listenAt(1);
  void listener.ready();
  await enough.promise;
  const closing = listener.close();
  closed.resolve();
  await closing;
  delay.mockRestore();
  syncBuiltinESMExports();
  expect(pauses).toEqual([100, 200, 400, 800, 1_600, 3_200, 5_000, 5_000]);
  expect(failures).toHaveLength(8);
});

it('closes while it connects, though the database has not answered', { timeout: 15_000 }, async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { listener } = listenAt((server.address() as AddressInfo).port);
  const arriving = once(server, 'connection');
  void listener.ready();
  const [socket] = await arriving;
  socket.on('error', () => undefined).resume();
  await expect(listener.close()).resolves.toBeUndefined();
  server.close();
});
