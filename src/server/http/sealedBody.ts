import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { Sealed } from '../../wire/auth.ts';
import { type CallName, calls } from '../../wire/calls.ts';
import { Failure } from '../../wire/failure.ts';

/** Body schema of routes with an encrypted body; `openSealed` rejects other bodies as `MALFORMED`. */
export const sealedBody = Sealed;
export const sealedRoute = { attachValidation: true } as const;

type SealedRequest = Pick<FastifyRequest, 'tenant' | 'body' | 'validationError' | 'validateInput'>;

/**
 * Decrypts and validates the body of a call. An envelope can be opened once.
 * @throws {Failure} `MALFORMED` or `VALIDATION`.
 */
export async function openSealed<Shape extends TSchema>(
  server: FastifyInstance,
  request: SealedRequest,
  call: CallName,
  shape: Shape,
): Promise<Static<Shape>> {
  if (request.validationError !== undefined) throw new Failure('MALFORMED');
  const { merchant } = request.tenant.brand;
  const { method, path } = calls[call];
  const { payload } = request.body as Sealed;
  const data = await server.services.members.openEnvelope({ merchant, aud: `${method} ${path}`, payload });
  if (!request.validateInput(data, shape as FastifySchema)) throw new Failure('VALIDATION');
  return data as Static<Shape>;
}
