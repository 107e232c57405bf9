import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import { agentAccountTypes, trialAccountType } from '../../../domain/accountType.ts';
import { Failure } from '../../../wire/failure.ts';
import type { Db } from '../../platform/db/index.ts';
import { type Audit, currentRequest } from '../../platform/events/index.ts';
import { configOf, enforcesAccess } from '../../platform/http/index.ts';

import type { Tenant } from '../../tenants/tenant/index.ts';
import type { Limits } from '../ports/index.ts';
import { isForeignToken, type Session, type SessionStore } from './sessionStore.ts';

export interface SessionDeps {
  readonly db: Db;
  readonly sessions: SessionStore;
  readonly audit: Audit;
  readonly limits: Limits;
}

interface SessionRules extends FastifyContextConfig {
  readonly isRequired: boolean;
  /** Whether the brand keeps to members what the route has. */
  readonly isClosedToGuests: boolean;
}

/** Enforces the access rules of each route. Register after the hook that resolves the tenant. */
export function requireSession(server: FastifyInstance, { db, sessions, audit, limits }: SessionDeps) {
  enforcesAccess(server, 'member', 'agent');

  server.decorateRequest('caller', null);
  server.decorateRequest('session', {
    getter(this: FastifyRequest) {
      if (this.caller === null) throw new Failure('AUTH_REQUIRED');
      return this.caller;
    },
  });

  server.addHook('onRequest', (request, _reply, done) => {
    const config = configOf(request);
    const isClosedToGuests = config.guests === 'whereTheyMayRead' && !request.tenant.brand.catalogue.guestRead;
    const isRequired = config.access === 'member' || config.access === 'agent' || isClosedToGuests;
    if (config.session === 'upstream') {
      return done(isRequired && request.headers.authorization === undefined ? new Failure('AUTH_REQUIRED') : undefined);
    }
    if (!isRequired && config.session !== 'ifAny') return done();
    check(request, { ...config, isClosedToGuests, isRequired }).then(() => done(), done);
  });

  /** @throws Failure AUTH_REQUIRED, PASSWORD_CHANGE, TRUE_ACCOUNT, NOT_AGENT or RATE_LIMIT */
  async function check(request: FastifyRequest, rules: SessionRules) {
    const { access, whenLimited, account, perMinute, isClosedToGuests, isRequired } = rules;
    const session = await find(request.tenant, request, rules.session !== 'passive');
    if (session !== null) {
      request.caller = session;
      const marks = currentRequest.getStore();
      if (marks !== undefined) marks.session = session.tokenHash.slice(0, 12);
    }
    if (!isRequired) return;
    if (session === null) throw new Failure('AUTH_REQUIRED');
    if (session.limited && whenLimited !== 'answer') throw new Failure('PASSWORD_CHANGE');
    if (!isClosedToGuests && account !== 'any' && session.account.type === trialAccountType) throw new Failure('TRUE_ACCOUNT');
    if (access === 'agent' && !agentAccountTypes.includes(session.account.type)) throw new Failure('NOT_AGENT');
    if (perMinute !== undefined) await countCall(request, session, perMinute);
  }

  /** @throws Failure RATE_LIMIT */
  async function countCall({ routeOptions }: FastifyRequest, { account: { merchant, id } }: Session, uses: number) {
    const key = `call:${routeOptions.url}:${id}`;
    if (!(await limits.take({ merchant, key, uses, seconds: 60 }))) throw new Failure('RATE_LIMIT');
  }

  async function find(tenant: Tenant, request: FastifyRequest, extend: boolean): Promise<Session | null> {
    const token = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) return null;
    const session = await sessions.find(tenant, token, { extend });
    const { merchant } = tenant.brand;
    if (session === null && (await isForeignToken(db, merchant, token))) {
      await audit.note({ merchant, kind: 'session.foreign', address: request.client.ip });
    }
    return session;
  }
}
