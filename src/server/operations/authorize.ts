import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Failure } from '../../wire/failure.ts';

export type Authorize = (request: FastifyRequest) => Promise<void>;

/**
 * Who may read what operators read. With a token only its bearer; without one everybody on a
 * developer's machine and nobody in production.
 */
export function operatorsOnly(token: string | null, production: boolean): Authorize {
  return async (request) => {
    if (token === null) {
      if (production) throw new Failure('NOT_FOUND');
      return;
    }
    const given = Buffer.from(request.headers.authorization ?? '');
    const expected = Buffer.from(`Bearer ${token}`);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Failure('AUTH_REQUIRED');
  };
}
