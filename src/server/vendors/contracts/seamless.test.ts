import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { moneyOf } from '../../../domain/money.ts';
import { VendorDown } from '../../play/index.ts';
import seamless from './seamless.ts';

it('waits for a slow vendor no longer than its time: the call fails as if it were down, and the next one counts again', async () => {
  let answers = false;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    // Until then the connection stays open without a response.
    if (answers) response.end(JSON.stringify({ success: true, code: 'OK', value: { rounds: [] } }));
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const vendor = seamless.adapterOf({
    id: 'slow',
    contract: 'seamless',
    serves: () => true,
    origins: [],
    secretOf: async () => 'a secret of the test',
    maxPayout: moneyOf('1000'),
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    now: () => new Date(0),
    timeoutMs: 100,
  });
  await expect(vendor.rounds('alpha', [])).rejects.toBeInstanceOf(VendorDown);
  answers = true;
  expect(await vendor.rounds('alpha', [])).toEqual([]);
  expect(asked).toHaveLength(2);
  server.closeAllConnections();
  server.close();
});
