import type { FastifyInstance } from 'fastify';
import { closedPolicy } from '../page/contentSecurityPolicy.ts';

/** CSP of an SVG file: opened directly it is a document, which may load and run nothing. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Headers that no response lacks. */
const fixedHeaders = (production: boolean, requestId: string) => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'x-request-id': requestId,
  ...(production ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

const defaultHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': closedPolicy,
};

/** Security headers of a response that no hook of the server sees. */
export const securityHeadersOf = (production: boolean, requestId: string) => ({
  ...fixedHeaders(production, requestId),
  ...defaultHeaders,
});

/** Security headers of every response. Documents set their own CSP. */
export function securityHeaders(server: FastifyInstance, production: boolean) {
  server.addHook('onSend', async (request, reply, payload) => {
    reply.headers(fixedHeaders(production, request.id));
    for (const [name, value] of Object.entries(defaultHeaders)) if (!reply.hasHeader(name)) reply.header(name, value);
    return payload;
  });
}
