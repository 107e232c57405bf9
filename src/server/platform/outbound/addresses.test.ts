import type { LookupAddress } from 'node:dns';
import { expect, it } from 'vitest';
import { isPublicAddress, OutboundRefused, publicLookup } from './addresses.ts';

it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '2606:4700:4700::1111'])('takes %s as public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  '127.0.0.1',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd12::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2001::1',
  'localhost',
  '',
])('takes %s as not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

const answers = (...addresses: readonly string[]) =>
  new Promise<unknown>((resolve) => {
    const found: LookupAddress[] = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    publicLookup((_host, _options, done) => done(null, found))('hooks.example', { all: true }, (error, list) =>
      resolve(error ?? list),
    );
  });

it('refuses a name that resolves to any address inside', async () => {
  expect(await answers('8.8.8.8')).toEqual([{ address: '8.8.8.8', family: 4 }]);
  expect(await answers('8.8.8.8', '10.0.0.1')).toBeInstanceOf(OutboundRefused);
  expect(await answers('::1')).toBeInstanceOf(OutboundRefused);
  expect(await answers()).toBeInstanceOf(OutboundRefused);
});
