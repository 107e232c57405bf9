import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { isStudioHost, requireSameOrigin } from './studioHost.ts';

it.each([
  [{ studioHost: 'studio.test', production: true }, 'studio.test', null, true],
  [{ studioHost: 'studio.test', production: true }, 'other.test', null, false],
  [{ studioHost: 'studio.test', production: false }, 'other.test', null, false],
  [{ studioHost: null, production: false }, 'other.test', null, true],
  [{ studioHost: null, production: true }, 'other.test', null, false],
  [{ studioHost: 'studio.test', production: true }, 'studio.test', {}, false],
  [{ studioHost: null, production: false }, 'alpha.test', {}, false],
])('under %j the studio is on %s, of the brand %j: %s', (settings, siteHost, site, isServed) => {
  const request = { server: { services: { settings } }, siteHost, site } as unknown as FastifyRequest;
  expect(isStudioHost(request)).toBe(isServed);
});

const outcome = (headers: object, method = 'POST') => {
  try {
    requireSameOrigin({ method, siteHost: 'studio.test', headers: { host: 'studio.test', ...headers } } as never);
    return 'passes';
  } catch (error) {
    expect(error).toMatchObject({ code: 'NOT_ALLOWED', value: { rule: 'sameOrigin' } });
    return 'refused';
  }
};

it.each([
  [{ 'sec-fetch-site': 'same-origin' }, 'passes'],
  [{ 'sec-fetch-site': 'same-site' }, 'refused'],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://studio.test' }, 'refused'],
  [{ 'sec-fetch-site': 'none' }, 'refused'],
  [{}, 'refused'],
  [{ origin: 'https://studio.test' }, 'passes'],
  [{ origin: 'https://evil.test' }, 'refused'],
  [{ origin: 'null' }, 'refused'],
  [{ origin: 'https://studio.test:8443' }, 'refused'],
  [{ origin: 'https://studio.test:8443', host: 'studio.test:8443' }, 'passes'],
  // Behind a proxy that names itself as the host.
  [{ origin: 'https://studio.test', host: 'inside:8080' }, 'passes'],
  [{ origin: 'https://evil.test', host: 'inside:8080' }, 'refused'],
])('a write with %j is of the studio’s own page: %s', (headers, expected) => {
  expect(outcome(headers)).toBe(expected);
  expect([outcome(headers, 'GET'), outcome(headers, 'HEAD')]).toEqual(['passes', 'passes']);
});
