import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { moneyOf } from '../../../../domain/money.ts';
import { createOutbound } from '../../../platform/outbound/index.ts';
import { VendorDown } from '../../seamless/index.ts';
import type { VendorSettings } from '../contract.ts';
import seamless from './seamless.ts';

const adapter = (more: Pick<VendorSettings, 'url' | 'timeoutMs'> & Partial<Pick<VendorSettings, 'send'>>) =>
  seamless.adapterOf({
    id: 'slow',
    contract: 'seamless',
    serves: () => true,
    origins: [],
    secretOf: async () => 'a secret of the test',
    acceptedSecretsOf: async () => [],
    maxPayout: moneyOf('1000'),
    now: () => new Date(0),
    send: createOutbound({ privateHosts: ['127.0.0.1'] }).fetchFor('vendor'),
    ...more,
  });

it.each([
  ['a duplicate key', '"rounds":[],"rounds":[]'],
  ['a text that cannot be stored', '"rounds":[],"more":"\\u0000"'],
])('takes an answer with %s for none', async (_, members) => {
  const answer = `{"success":true,"code":"OK","value":{${members}}}`;
  const vendor = adapter({ url: 'http://vendor.test', send: async () => new Response(answer) });
  await expect(vendor.rounds('alpha', [])).rejects.toBeInstanceOf(VendorDown);
});

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
  const vendor = adapter({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, timeoutMs: 100 });
  await expect(vendor.rounds('alpha', [])).rejects.toBeInstanceOf(VendorDown);
  answers = true;
  expect(await vendor.rounds('alpha', [])).toEqual([]);
  expect(asked).toHaveLength(2);
  server.closeAllConnections();
  server.close();
});
