import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../../../wire/failure.ts';
import { carriesToken, enforcesAccess } from '../../platform/http/index.ts';

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
    if (carriesToken(request, token)) return;
    // A wrong token is a security event, a missing one is not.
    if (request.headers.authorization !== undefined) request.noteRefusal('AUTH_REQUIRED', 'operator.refused', { operator: '' });
    throw new Failure('AUTH_REQUIRED');
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
