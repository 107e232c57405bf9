import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { configOf } from '../http/routeConfig.ts';
import { rateLimitKey } from '../networks/index.ts';
import { currentRequest } from './audit.ts';
import type { SecurityEventKind } from './eventKinds.ts';

/** Refusals that are security events. Those that services note themselves are not here. */
const kindOf: Readonly<Record<string, SecurityEventKind>> = {
  NOT_AGENT: 'access.refused',
  NON_MEMBER: 'access.refused',
  TRUE_ACCOUNT: 'access.refused',
  PASSWORD_CHANGE: 'access.refused',
  AUTH_WAIT: 'login.held',
  AUTH_CAPTCHA: 'login.held',
  AUTH_CHALLENGE: 'challenge.refused',
  CODE_INCORRECT: 'code.refused',
  NAME_MISMATCH: 'code.refused',
  LINK_EXPIRED: 'link.refused',
  VERIFICATION_ENDED: 'link.refused',
  REPLAY: 'envelope.replayed',
  RATE_LIMIT: 'limit.reached',
  SIGNATURE: 'vendor.refused',
  TIMESTAMP: 'vendor.refused',
};

const burstMs = 60_000;
const maxBursts = 10_000;

declare module 'fastify' {
  interface FastifyRequest {
    /** Counts a refusal, and notes an event where the code is one. With `kind` it notes that event and counts nothing. */
    noteRefusal(code: string, kind?: SecurityEventKind, details?: Readonly<Record<string, string>>): void;
  }
}

const marksOf = ({ id, headers }: FastifyRequest) => ({ request: id, userAgent: headers['user-agent'], session: null });

/**
 * Counts every refused request by code and brand. A refusal that is a security event is noted once a minute per kind, network and
 * brand, so that a flood fills neither table nor log; the count says how many there were.
 */
export function noteRefusals(server: FastifyInstance, count: (code: string, merchant: string) => void) {
  const { audit } = server.services.members;
  const bursts = new LRUCache<string, true>({ max: maxBursts, ttl: burstMs });

  server.addHook('onRequest', (request, _reply, done) => {
    // A page causes no event but its refusal.
    if (configOf(request).kind === 'page') done();
    else currentRequest.run(marksOf(request), done);
  });

  server.decorateRequest('noteRefusal', function noteRefusal(this: FastifyRequest, code, named, more = {}) {
    const merchant = this.site?.brand.merchant ?? null;
    if (named === undefined) count(code, merchant ?? '');
    const kind = named ?? kindOf[code];
    if (kind === undefined) return;
    const address = this.client.ip;
    const network = rateLimitKey(address);
    const key = `${kind} ${merchant} ${network} ${Object.values(more).join(' ')}`;
    if (bursts.has(key)) return;
    bursts.set(key, true);
    const details = { code, route: this.routeOptions.url ?? '', ...more };
    const accountId = this.caller?.account.id ?? null;
    const note = () => audit.note({ merchant, kind, accountId, address, details });
    const marks = currentRequest.getStore() ?? marksOf(this);
    server.services.background.run('securityEvent', () => currentRequest.run(marks, note));
  });
}
