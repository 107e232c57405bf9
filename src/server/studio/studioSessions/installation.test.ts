import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { isOfInstallation } from './installation.ts';

const token = 'r'.repeat(40);
const open = { operatorToken: null, production: false };

it.each([
  [{ operatorToken: token, production: true }, { authorization: `Bearer ${token}` }, true],
  [{ operatorToken: token, production: true }, { authorization: `Bearer ${'x'.repeat(40)}` }, false],
  [{ operatorToken: token, production: false }, {}, false],
  [{ operatorToken: null, production: true }, {}, false],
  [open, {}, true],
  [open, { authorization: `Bearer op_${'x'.repeat(43)}` }, false],
  [open, { cookie: `livery_studio=${'x'.repeat(43)}` }, false],
  [open, { 'sec-fetch-site': 'same-origin' }, false],
  [open, { origin: 'https://other.test' }, false],
])('under %j a request with %j is of the installation: %s', (settings, headers, isIt) => {
  const request = { server: { services: { settings } }, headers } as unknown as FastifyRequest;
  expect(isOfInstallation(request)).toBe(isIt);
});
