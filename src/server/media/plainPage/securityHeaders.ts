import type { FastifyInstance } from 'fastify';
import { closedPolicy } from './contentSecurityPolicy.ts';

/** CSP of an SVG file: opened directly it is a document, which may load and run nothing. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Headers that no response lacks, besides its `x-request-id`. */
const fixedHeaders = (production: boolean) => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  ...(production ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

const defaultHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': closedPolicy,
};

/** Security headers of a response that no hook of the server sees. */
export const securityHeadersOf = (production: boolean, requestId: string) => ({
  ...fixedHeaders(production),
  'x-request-id': requestId,
  ...defaultHeaders,
});

/** Security headers of every response. Documents set their own CSP. */
export function securityHeaders(server: FastifyInstance, production: boolean) {
  const fixed = Object.entries(fixedHeaders(production));
  const defaults = Object.entries(defaultHeaders);
  server.addHook('onSend', (request, reply, payload, done) => {
    for (const [name, value] of fixed) reply.header(name, value);
    reply.header('x-request-id', request.id);
    for (const [name, value] of defaults) if (!reply.hasHeader(name)) reply.header(name, value);
    done(null, payload);
  });
}
