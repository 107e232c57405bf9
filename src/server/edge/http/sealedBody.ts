import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import type { Static } from 'typebox';
import { Sealed } from '../../../wire/auth.ts';
import { calls } from '../../../wire/calls.ts';
import { Failure } from '../../../wire/failure.ts';
import { type SealedCall, sealedContents } from '../../../wire/sealedContents.ts';
import { refuseBeyondPlaces } from './refuseFractions.ts';
import { takeStepUp } from './requireStepUp.ts';

/** Body schema of routes with an encrypted body; `openSealed` rejects other bodies as `MALFORMED`. */
export const sealedBody = Sealed;
export const sealedRoute = { attachValidation: true } as const;

type SealedRequest = Pick<FastifyRequest, 'tenant' | 'language' | 'body' | 'validationError' | 'validateInput'> &
  Parameters<typeof takeStepUp>[0];

/**
 * Decrypts and validates the body of a call. An envelope can be opened once.
 * @throws {Failure} `MALFORMED`, `VALIDATION`, or `STEP_UP` on a route that needs a re-authentication.
 */
export async function openSealed<Call extends SealedCall>(
  server: FastifyInstance,
  request: SealedRequest,
  call: Call,
): Promise<Static<(typeof sealedContents)[Call]>> {
  if (request.validationError !== undefined) throw new Failure('MALFORMED');
  const { merchant } = request.tenant.brand;
  const { method, path } = calls[call];
  const { payload } = request.body as Sealed;
  const data = await server.services.members.openEnvelope({ merchant, aud: `${method} ${path}`, payload });
  if (!request.validateInput(data, sealedContents[call] as FastifySchema)) throw new Failure('VALIDATION');
  refuseBeyondPlaces(request.tenant, request, sealedContents[call], data);
  await takeStepUp(request, data);
  return data as Static<(typeof sealedContents)[Call]>;
}
