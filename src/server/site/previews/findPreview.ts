import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../../../wire/failure.ts';
import { configOf, isCallPath } from '../../platform/http/index.ts';

import { answerPreviewGone } from './gonePage.ts';
import type { OpenedPreview } from './openedPreview.ts';

/** Below it is what only previews answer. */
const ownPath = /^\/preview\//;
/** Asks for an address, and changes nothing. */
const readingPost = /^\/wps\/system\/customerService(?:$|\?)/;

/**
 * The tenant of a preview's host. Register after the hook that finds brands by host, and before those that read sessions.
 * What others than players call (operators, game vendors, payment providers) is not answered here.
 */
export function findPreview(server: FastifyInstance): void {
  server.decorateRequest('preview', null);

  server.addHook('onSend', (request, reply, payload, done) => {
    if (request.preview !== null) {
      reply.header('x-robots-tag', 'noindex, nofollow');
      // The same address shows another state of the draft a second later.
      if (!isImmutable(reply)) reply.header('cache-control', 'no-store');
    }
    done(null, payload);
  });
}

/** Sessions of demo accounts are read on a preview, no others. Register after the hook that reads sessions. */
export function refuseRealSessions(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const { preview, caller } = request;
    if (preview === null || caller === null) return done();
    const isDemo = server.services.previews.isDemoAccount(caller.account.username);
    done(isDemo && !preview.guestsOnly ? undefined : new Failure('AUTH_REQUIRED'));
  });
}

/** Resolves the host of a preview. Null for other hosts; answers by itself where there is no such preview. */
export async function openPreview(request: FastifyRequest, reply: FastifyReply): Promise<OpenedPreview | 'answered' | null> {
  const { previews, fonts } = request.server.services;
  const token = previews.tokenOf(request.siteHost);
  if (token === null) return null;
  const { kind = 'call', access, url } = configOf(request);
  const isPage = kind === 'page' && !isCallPath(request.url);
  const opened = await previews.open(token, isPage);
  if (opened === 'unknown' || opened === 'revoked') {
    reply.header('x-robots-tag', 'noindex, nofollow');
    const status = opened === 'revoked' ? 410 : 404;
    if (isPage) await answerPreviewGone(reply, status, fonts);
    else await reply.code(status).header('cache-control', 'no-store').send();
    return 'answered';
  }
  const isOwn = ownPath.test(url);
  if (access !== 'public' && access !== 'member' && access !== 'agent') throw new Failure('NOT_FOUND');
  const isReading = request.method === 'GET' || request.method === 'HEAD' || readingPost.test(request.url);
  // A preview has the accounts and the money of the brand behind it: there is nothing to change here.
  if (!isOwn && !isReading) throw new Failure('NOT_ALLOWED', { value: { rule: 'preview' } });
  if (opened.guestsOnly) {
    if (access !== 'public' || request.headers.upgrade !== undefined) throw new Failure('AUTH_REQUIRED');
    // A session of the site must not be read here either.
    delete request.headers.authorization;
  }
  if (isPage && opened.link !== null && isArrival(request)) await previews.countVisit(opened);
  return opened;
}

/** Whether a person comes from elsewhere, and not from another page of the preview. */
const isArrival = ({ headers }: FastifyRequest) =>
  headers['sec-fetch-site'] !== 'same-origin' && (headers['sec-fetch-dest'] ?? 'document') === 'document';

/** Pictures, fonts and programs have the hash of their content in their address. */
const isImmutable = (reply: FastifyReply) => String(reply.getHeader('cache-control') ?? '').includes('immutable');
