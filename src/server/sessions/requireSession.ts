import type { FastifyInstance, FastifyRequest } from 'fastify';
import { agentAccountTypes, trialAccountType } from '../../domain/accountType.ts';
import { Failure } from '../../wire/failure.ts';
import type { Limits } from '../accounts/account.ts';
import type { Db } from '../db/index.ts';
import { type Audit, currentRequest } from '../events/audit.ts';
import { enforcesAccess } from '../http/declareAccess.ts';
import type { Tenant } from '../registry/tenant.ts';
import { isForeignToken, type Session, type SessionStore } from './sessionStore.ts';

export interface SessionDeps {
  readonly db: Db;
  readonly sessions: SessionStore;
  readonly audit: Audit;
  readonly limits: Limits;
}

/** Enforces the access rules of each route. Register after the hook that resolves the tenant. */
export function requireSession(server: FastifyInstance, { db, sessions, audit, limits }: SessionDeps) {
  const sessionByRequest = new WeakMap<FastifyRequest, Session>();
  enforcesAccess(server, 'member', 'agent');

  server.decorateRequest('session', {
    getter(this: FastifyRequest) {
      const session = sessionByRequest.get(this);
      if (session === undefined) throw new Failure('AUTH_REQUIRED');
      return session;
    },
  });

  server.decorateRequest('caller', {
    getter(this: FastifyRequest) {
      return sessionByRequest.get(this) ?? null;
    },
  });

  server.addHook('onRequest', async (request) => {
    const { access, whenLimited, account, guests, perMinute, session: sessionOption } = request.routeOptions.config;
    const isClosedToGuests = guests === 'whereTheyMayRead' && !request.tenant.brand.catalogue.guestRead;
    const isRequired = access === 'member' || access === 'agent' || isClosedToGuests;
    if (!isRequired && sessionOption !== 'ifAny') return;
    const session = await find(request.tenant, request);
    if (session !== null) {
      sessionByRequest.set(request, session);
      const marks = currentRequest.getStore();
      if (marks !== undefined) marks.session = session.tokenHash.slice(0, 12);
    }
    if (!isRequired) return;
    if (session === null) throw new Failure('AUTH_REQUIRED');
    if (session.limited && whenLimited !== 'answer') throw new Failure('PASSWORD_CHANGE');
    if (!isClosedToGuests && account !== 'any' && session.account.type === trialAccountType) throw new Failure('TRUE_ACCOUNT');
    if (access === 'agent' && !agentAccountTypes.includes(session.account.type)) throw new Failure('NOT_AGENT');
    if (perMinute !== undefined) await countCall(request, session, perMinute);
  });

  /** @throws Failure RATE_LIMIT */
  async function countCall({ routeOptions }: FastifyRequest, { account: { merchant, id } }: Session, uses: number) {
    const key = `call:${routeOptions.url}:${id}`;
    if (!(await limits.take({ merchant, key, uses, seconds: 60 }))) throw new Failure('RATE_LIMIT');
  }

  async function find(tenant: Tenant, request: FastifyRequest): Promise<Session | null> {
    const token = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) return null;
    const session = await sessions.find(tenant, token);
    const { merchant } = tenant.brand;
    if (session === null && (await isForeignToken(db, merchant, token))) {
      await audit.note({ merchant, kind: 'session.foreign', address: request.client.ip });
    }
    return session;
  }
}
