import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Failure } from '../../wire/failure.ts';
import { enforcesAccess } from '../http/declareAccess.ts';

export type Authorize = (request: FastifyRequest) => Promise<void>;

/**
 * Guards operator routes. With a token: its bearer only. Without one: open in development, `NOT_FOUND` in production.
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
    if (given.length > 0) request.noteRefusal('AUTH_REQUIRED', 'operator.refused');
    throw new Failure('AUTH_REQUIRED');
  };
  enforcesAccess(authorize, 'operator');
  return authorize;
}
