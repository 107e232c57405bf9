import type { FastifyInstance } from 'fastify';
import { closedPolicy } from '../page/contentSecurityPolicy.ts';

/** CSP of an SVG file: opened directly it is a document, which may load and run nothing. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Security headers of every response. Documents set their own CSP. */
export function securityHeaders(server: FastifyInstance, production: boolean) {
  server.addHook('onSend', async (request, reply, payload) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
      'x-request-id': request.id,
    });
    if (!reply.hasHeader('cross-origin-opener-policy')) reply.header('cross-origin-opener-policy', 'same-origin');
    if (!reply.hasHeader('cross-origin-resource-policy')) reply.header('cross-origin-resource-policy', 'same-origin');
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', closedPolicy);
    if (production) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    return payload;
  });
}
