import { expect, it } from 'vitest';
import { rateLimitKey, subnetOf } from './index.ts';

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3:800::/56'],
  ['2001:db8::1', '2001:db8:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['unknown', 'unknown'],
])('counts %s in the subnet %s', (address, subnet) => {
  expect(subnetOf(address)).toBe(subnet);
});

it('counts an IPv4 address by itself and an IPv6 address by its subnet', () => {
  expect(['203.0.113.77', '::ffff:203.0.113.77', '2001:db8::1'].map(rateLimitKey)).toEqual([
    '203.0.113.77',
    '203.0.113.77',
    '2001:db8:0:0::/56',
  ]);
});
