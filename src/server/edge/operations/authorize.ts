import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../../../wire/failure.ts';
import { enforcesAccess } from '../../platform/http/index.ts';
import { noteRefusedActs, type Operator } from '../../studio/operators/index.ts';

import type { Tenant } from '../../tenants/tenant/index.ts';

export type Authorize = (request: FastifyRequest) => Promise<void>;

/**
 * Guards routes of the installation. With a token: its bearer only. Without one: open in development, `NOT_FOUND` in production.
 */
export function operatorsOnly(token: string | null, production: boolean): Authorize {
  const authorize: Authorize = async (request) => {
    if (token === null) {
      if (production) throw new Failure('NOT_FOUND');
      return;
    }
    const given = Buffer.from(request.headers.authorization ?? '');
    const expected = Buffer.from(`Bearer ${token}`);
    if (given.length === expected.length && timingSafeEqual(given, expected)) return;
    throw refused(request);
  };
  enforcesAccess(authorize, 'operator');
  return authorize;
}

/** Guards every route of a plugin by the token of the installation, which manages operators and belongs to none. */
export function requireInstallationToken(server: FastifyInstance): void {
  enforcesAccess(server, 'operator');
  server.addHook('onRequest', async (request) => {
    const { operatorToken, production } = server.services.settings;
    await operatorsOnly(operatorToken, production)(request);
  });
}

/** An operator and the tenant the call is about. */
export interface Acting {
  readonly operator: Operator;
  readonly tenant: Tenant;
}

/** Config of routes by which operators decide about money. */
export const moneyRoute = { access: 'operator', role: 'money', host: 'any', whenBlocked: 'answer' } as const;

const bearer = /^Bearer (op_[A-Za-z0-9_-]{43})$/;

/**
 * Guards every route of a plugin by the tokens of named operators, who need the role that the route declares. Returns a function
 * that gets the operator of a request and the tenant that its path names.
 */
export function requireOperator(server: FastifyInstance): (request: FastifyRequest) => Acting {
  const acting = new WeakMap<FastifyRequest, Acting>();
  const callers = new WeakMap<FastifyRequest, Operator>();
  enforcesAccess(server, 'operator');
  noteRefusedActs(server, (request) => callers.get(request));

  server.addHook('onRequest', async (request) => {
    const token = bearer.exec(request.headers.authorization ?? '')?.[1];
    const operator = token === undefined ? null : await server.services.operators.byToken(token);
    if (operator === null) throw refused(request);
    callers.set(request, operator);
    const { role } = request.routeOptions.config;
    if (role === undefined || !operator.roles.some((held) => [role].flat().includes(held)))
      throw new Failure('NOT_ALLOWED', { value: { role } });
    const { merchant = '' } = request.params as { readonly merchant?: string };
    const tenant = await server.services.tenants.load(merchant);
    // Which other merchants there are is not for an operator of one.
    const isTheirs = operator.merchants === null || operator.merchants.includes(merchant);
    if (tenant === null || !isTheirs) throw new Failure('NOT_FOUND');
    acting.set(request, { operator, tenant });
  });

  return (request) => {
    const found = acting.get(request);
    if (found === undefined) throw new Failure('AUTH_REQUIRED');
    return found;
  };
}

/** A wrong token is a security event, a missing one is not. */
function refused(request: FastifyRequest): Failure {
  if (request.headers.authorization !== undefined) request.noteRefusal('AUTH_REQUIRED', 'operator.refused', { operator: '' });
  return new Failure('AUTH_REQUIRED');
}
