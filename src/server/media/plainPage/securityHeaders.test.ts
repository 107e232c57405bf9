import fastify from 'fastify';
import { expect, it } from 'vitest';
import { securityHeaders, securityHeadersOf } from './securityHeaders.ts';

const plain = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};
const transport = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

it('are these and no others, with strict transport in production only', () => {
  expect(securityHeadersOf(false, 'request-1')).toEqual({ ...plain, 'x-request-id': 'request-1' });
  expect(securityHeadersOf(true, 'request-2')).toEqual({ ...plain, ...transport, 'x-request-id': 'request-2' });
});

it('are on every response of a server, which may set a policy of one response but not weaken the others', async () => {
  const server = fastify({ genReqId: () => 'request-3' });
  securityHeaders(server, true);
  server.get('/plain', async () => 'plain');
  server.get('/own', (_, reply) =>
    reply
      .headers({
        'content-security-policy': "default-src 'self'",
        'x-content-type-options': 'sniff',
        'referrer-policy': 'unsafe-url',
      })
      .send('own'),
  );
  const expected = { ...plain, ...transport, 'x-request-id': 'request-3' };
  for (const [url, more] of [
    ['/plain', {}],
    ['/missing', {}],
    ['/own', { 'content-security-policy': "default-src 'self'" }],
  ] as const) {
    const { headers } = await server.inject(url);
    const found = Object.fromEntries(Object.keys(expected).map((name) => [name, headers[name]]));
    expect({ url, ...found }).toEqual({ url, ...expected, ...more });
  }
  await server.close();
});
