import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { Sealed } from '../../wire/auth.ts';
import { type CallName, calls } from '../../wire/calls.ts';
import { Failure } from '../../wire/failure.ts';

/** For routes whose body is encrypted: plain fields are no envelope, and no envelope is malformed. */
export const sealedBody = Sealed;
export const sealedRoute = { attachValidation: true } as const;

type SealedRequest = Pick<FastifyRequest, 'tenant' | 'body' | 'validationError' | 'validateInput'>;

/** What stands in the envelope of a call, once, in the shape it must have. */
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
