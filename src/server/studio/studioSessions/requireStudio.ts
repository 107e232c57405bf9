import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../../../wire/failure.ts';
import { mayInStudio, type OperatorRole } from '../../../wire/operate.ts';
import { currentRequest } from '../../platform/events/index.ts';
import { configOf, enforcesAccess, isReading, proofOfEffect, type StudioEffect } from '../../platform/http/index.ts';
import { installationRuler, type Operator } from '../operators/index.ts';
import { noteRefusedActs } from '../operators/noteRefusedActs.ts';
import { readCookie } from './cookies.ts';
import { isOfInstallation } from './installation.ts';
import type { StudioSessionState } from './sessionStore.ts';
import { isStudioHost, requireSameOrigin } from './studioHost.ts';

/** Caller of a route of the studio. */
export interface StudioActing {
  readonly operator: Operator;
  /** Null for a token of the command line. */
  readonly session: StudioSessionState | null;
}

/**
 * Config of a route of the studio; without a role it is for every operator who is signed in.
 * @param effect What it changes, or of a GET that it shows what is masked elsewhere; only a GET has none
 */
export const studioRoute = (role?: OperatorRole | readonly OperatorRole[], effect?: StudioEffect) =>
  ({
    access: 'studio',
    host: 'any',
    whenBlocked: 'answer',
    ...(role === undefined ? {} : { role }),
    ...(effect === undefined ? {} : { effect, proof: proofOfEffect[effect] }),
  }) as const;

const bearer = /^Bearer (op_[A-Za-z0-9_-]{43})$/;

/**
 * Guards every route of a plugin: by the session cookie on the host of the studio, or by the token of an operator on any host. The
 * role is that of the route's `config`, or `role` for routes that declare none. Of a path with `:merchant` the operator must be
 * responsible for that brand. Returns a function that gets who calls.
 */
export function requireStudio(
  server: FastifyInstance,
  role?: OperatorRole | readonly OperatorRole[],
): (request: FastifyRequest) => StudioActing {
  const acting = new WeakMap<FastifyRequest, StudioActing>();
  enforcesAccess(server, 'studio');

  server.addHook('onRoute', (route) => {
    const { config } = route;
    if (config?.access !== 'studio') return;
    if (!isReading(route.method) && config.effect === undefined)
      throw new Error(`${String(route.method)} ${route.url} does not say what it changes.`);
    if (role !== undefined) route.config = { role, ...config };
  });

  noteRefusedActs(server, (request) => acting.get(request)?.operator);
  server.addHook('onRequest', async (request) => {
    const config = configOf(request);
    if (config.access !== 'studio') return;
    const caller = await callerOf(request);
    acting.set(request, caller);
    checkRights(request, caller, config);
  });

  return (request) => {
    const found = acting.get(request);
    if (found === undefined) throw new Failure('AUTH_REQUIRED');
    return found;
  };
}

/** @throws Failure AUTH_REQUIRED, NOT_FOUND on a host without studio, NOT_ALLOWED for a request of another site */
async function callerOf(request: FastifyRequest): Promise<StudioActing> {
  const { operators, studioSessions } = request.server.services;
  if (configOf(request).installation === true && isOfInstallation(request)) {
    return { operator: installationRuler, session: null };
  }
  const { authorization } = request.headers;
  if (authorization !== undefined) {
    const token = bearer.exec(authorization)?.[1];
    const operator = token === undefined ? null : await operators.byToken(token);
    if (operator === null) {
      request.noteRefusal('AUTH_REQUIRED', 'operator.refused', { operator: '' });
      throw new Failure('AUTH_REQUIRED');
    }
    return { operator, session: null };
  }
  if (!isStudioHost(request)) throw new Failure('NOT_FOUND');
  requireSameOrigin(request);
  const token = readCookie(request, 'livery_studio');
  const session = token === null ? null : await studioSessions.store.find(token);
  if (session?.step !== 'signedIn') throw new Failure('AUTH_REQUIRED');
  const marks = currentRequest.getStore();
  if (marks !== undefined) marks.session = session.tokenHash.slice(0, 12);
  return { operator: session.operator, session };
}

/** @throws Failure NOT_ALLOWED with what is needed, NOT_FOUND for a brand of other operators */
function checkRights(
  request: FastifyRequest,
  { operator, session }: StudioActing,
  { role, proof }: ReturnType<typeof configOf>,
): void {
  const { now } = request.server.services;
  const { merchant } = request.params as { readonly merchant?: string };
  // Which other brands there are is not for an operator of one.
  if (merchant !== undefined && operator.merchants !== null && !operator.merchants.includes(merchant)) {
    throw new Failure('NOT_FOUND');
  }
  if (role !== undefined && !mayInStudio(operator.roles, role)) {
    throw new Failure('NOT_ALLOWED', { value: { role: [role].flat().join(' ') } });
  }
  // A token is proof enough for the command line: it is no password, and no page can use it.
  if (proof === 'fresh' && session !== null && (session.provenUntil === null || session.provenUntil <= now())) {
    throw new Failure('NOT_ALLOWED', { value: { rule: 'proof' } });
  }
}
