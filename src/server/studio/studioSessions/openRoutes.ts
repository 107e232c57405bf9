import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../../../wire/failure.ts';
import type { Writing } from '../operators/index.ts';
import { readCookie, writeCookie } from './cookies.ts';
import type { RelyingParty } from './passkeys.ts';
import type { StudioSessionState } from './sessionStore.ts';
import type { NextStep } from './signIn.ts';
import { isStudioHost, requireSameOrigin } from './studioHost.ts';

/** Config of the routes by which a person gets into the studio. */
export const studioDoor = { access: 'public', host: 'any', whenBlocked: 'answer' } as const;

/** Keeps the routes of a plugin to the host of the studio and to its own pages. */
export function onlyFromStudio(server: FastifyInstance): void {
  server.addHook('onRequest', async (request) => {
    if (!isStudioHost(request)) throw new Failure('NOT_FOUND');
    requireSameOrigin(request);
  });
}

/** Session of the browser, at whatever step; null without one. */
export async function studioSessionOf(request: FastifyRequest): Promise<StudioSessionState | null> {
  const token = readCookie(request, 'livery_studio');
  return token === null ? null : request.server.services.studioSessions.store.find(token);
}

/** Writes the cookies of a step and answers what the session allows then. */
export async function answerStep(reply: FastifyReply, { token, trust }: NextStep) {
  const { studioSessions } = reply.server.services;
  writeCookie(reply, 'livery_studio', token);
  if (trust !== null) writeCookie(reply, 'livery_studio_trust', trust);
  return studioSessions.view(await studioSessions.store.find(token));
}

/** Tokens of trusted browsers that a request carries. */
export const trustedOf = (request: FastifyRequest) => [readCookie(request, 'livery_studio_trust') ?? []].flat();

/** Ends the cookie of the session. */
export const forgetSession = (reply: FastifyReply) => writeCookie(reply, 'livery_studio', null);

/** WebAuthn binds a passkey to the host name; in development that is the one asked for. */
export const partyOf = (request: FastifyRequest): RelyingParty => ({ id: request.siteHost, origin: originOf(request) });

const originOf = ({ server, siteHost, headers }: FastifyRequest) =>
  server.services.settings.production ? `https://${siteHost}` : `http://${headers.host ?? ''}`;

/** Links and language of mails that a request causes. The command line asks at any host. */
export function writingOf(request: FastifyRequest): Writing {
  const { production, studioHost } = request.server.services.settings;
  const origin = production && studioHost !== null ? `https://${studioHost}` : originOf(request);
  return { origin, language: request.language };
}
