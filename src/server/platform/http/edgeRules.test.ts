import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createEdge } from './edge.ts';
import { hostName, isLoopbackName } from './hostName.ts';

const request = (headers: Readonly<Record<string, string>>, remoteAddress = '127.0.0.1', more: Partial<IncomingMessage> = {}) =>
  ({
    headers,
    httpVersionMajor: 1,
    rawHeaders: Object.entries(headers).flat(),
    socket: { remoteAddress },
    ...more,
  }) as IncomingMessage;

const edge = (settings: Partial<Parameters<typeof createEdge>[0]> = {}) =>
  createEdge({ trustProxy: false, forwardedHost: false, countryHeader: null, ...settings });

describe('a host name', () => {
  it.each([
    ['Alpha.Test:4000', 'alpha.test'],
    [' alpha.test. ', 'alpha.test'],
    ['alpha.test.:80', 'alpha.test'],
    ['a.alpha.test', 'a.alpha.test'],
    ['[::1]:4000', '[::1]'],
    ['[2001:DB8::1]', '[2001:db8::1]'],
    ['', ''],
    [undefined, ''],
  ])('of %j is %j', (host, name) => {
    expect(hostName(host)).toBe(name);
  });

  it('is that of the machine itself for three names, and for none that only contains one', () => {
    const names = ['localhost', '127.0.0.1', '[::1]', 'localhost.test', 'a.localhost', '127.0.0.2', '[::2]', ''];
    expect(names.filter(isLoopbackName)).toEqual(['localhost', '127.0.0.1', '[::1]']);
  });
});

describe('the host of a request', () => {
  it.each([
    ['alpha.test:65535', 'alpha.test'],
    ['alpha.test:65536', null],
    ['alpha.test:', 'alpha.test'],
    ['alpha.test:123456', null],
    ['[::1]:8080', '[::1]'],
    ['[::1', null],
    ['[xyz]', null],
    ['alpha.test,beta.test', null],
    ['user@alpha.test', null],
    ['alpha.test/path', null],
    ['alpha.test?x', null],
    ['alpha.test#x', null],
    ['alpha\\test', null],
    ['alpha test', null],
    ['a:b:c', null],
  ])('%j is %j', (host, expected) => {
    expect(edge().hostOf(request({ host }))).toBe(expected);
  });

  it('is none if a request names two, or does not come by HTTP/1', () => {
    const host = 'alpha.test';
    expect(
      edge().hostOf(request({ host }, undefined, { rawHeaders: ['Host', host, 'x-name', 'host', 'host', host] })),
    ).toBeNull();
    expect(edge().hostOf(request({ host }, undefined, { rawHeaders: ['Host', host, 'x-name', 'host'] }))).toBe(host);
    expect(edge().hostOf(request({ host }, undefined, { httpVersionMajor: 2 }))).toBeNull();
    expect(edge().hostOf(request({}))).toBe('');
  });

  it('is the last one forwarded, or none if that is malformed', () => {
    const forwarding = edge({ trustProxy: true, forwardedHost: true });
    const forwarded = (text: string) => forwarding.hostOf(request({ host: 'alpha.test', 'x-forwarded-host': text }));
    expect([forwarded('one.test, Two.Test:443'), forwarded('one.test, a b'), forwarded('one.test,')]).toEqual([
      'two.test',
      null,
      '',
    ]);
  });
});

describe('a trusted peer', () => {
  it.each([
    ['10.0.0.0/8', ['10.0.0.0', '10.255.255.255', '::ffff:10.1.2.3'], ['9.255.255.255', '11.0.0.0', '::1', 'unknown', '']],
    ['203.0.113.9', ['203.0.113.9'], ['203.0.113.8', '203.0.113.10']],
    ['2001:db8::/32', ['2001:db8::1', '2001:db8:ffff::'], ['2001:db7::1', '2001:db9::1', '10.0.0.1']],
    ['::1/128', ['::1'], ['::2']],
    ['loopback', ['127.0.0.1', '127.255.255.255', '::1'], ['126.255.255.255', '128.0.0.0', '10.0.0.1']],
    ['linklocal', ['169.254.0.1', 'fe80::1', 'febf::1'], ['169.253.255.255', '169.255.0.0', 'fec0::1']],
    [
      'uniquelocal',
      ['10.0.0.1', '172.16.0.0', '172.31.255.255', '192.168.255.255', 'fc00::1', 'fdff::1'],
      ['172.15.255.255', '172.32.0.0', '192.167.0.1', '192.169.0.0', 'fe00::1', '127.0.0.1'],
    ],
    ['10.0.0.1, loopback', ['10.0.0.1', '127.0.0.1'], ['10.0.0.2']],
    ['0.0.0.0/0', ['203.0.113.9'], ['2001:db8::1']],
  ])('of %s', (trustProxy, trusted, others) => {
    const { isTrusted } = edge({ trustProxy });
    expect(trusted.filter((address) => !isTrusted(address))).toEqual([]);
    expect(others.filter(isTrusted)).toEqual([]);
  });

  it.each(['10.0.0.0/33', '::/129', '10.0.0.0/', '10.0.0.0/8/8', '10.0.0.0/1e1', '10.0.0.0/x', 'proxy.test', '', '10.0.0.1,'])(
    'is not named by %j',
    (trustProxy) => {
      expect(() => edge({ trustProxy })).toThrow(RangeError);
    },
  );

  it('is everyone or no one by a plain yes or no', () => {
    expect([edge({ trustProxy: true }).isTrusted(''), edge().isTrusted('127.0.0.1')]).toEqual([true, false]);
  });
});

describe('the country of a request', () => {
  const named = (country: string) =>
    edge({ trustProxy: true, countryHeader: 'x-country' }).countryOf(request({ 'x-country': country }));

  it.each([
    [' vn ', 'VN'],
    ['US', 'US'],
    ['XX', ''],
    ['ZZ', ''],
    ['USA', ''],
    ['U', ''],
    ['1US', ''],
  ])('%j is %j', (country, code) => {
    expect(named(country)).toBe(code);
  });

  it('is left to the address without the header, without its setting, or from an untrusted peer', () => {
    expect(edge({ trustProxy: true, countryHeader: 'x-country' }).countryOf(request({}))).toBeNull();
    expect(edge({ trustProxy: true }).countryOf(request({ 'x-country': 'VN' }))).toBeNull();
    expect(edge({ trustProxy: '10.0.0.1', countryHeader: 'x-country' }).countryOf(request({ 'x-country': 'VN' }))).toBeNull();
  });
});
