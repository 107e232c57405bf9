import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import type { Static } from 'typebox';
import type { Sealed } from '../../../wire/auth.ts';
import { calls } from '../../../wire/calls.ts';
import { definitions, type SealedCall } from '../../../wire/definitions/index.ts';
import { Failure } from '../../../wire/failure.ts';
import { refuseBeyondPlaces } from './refuseFractions.ts';
import { takeStepUp } from './requireStepUp.ts';

type SealedRequest = Pick<FastifyRequest, 'tenant' | 'language' | 'body' | 'validationError' | 'validateInput'> &
  Parameters<typeof takeStepUp>[0];

type Content<Call extends SealedCall> = Static<(typeof definitions)[Call]['sealed']>;

/**
 * Decrypts and validates the body of a call. An envelope can be opened once.
 * @throws {Failure} `MALFORMED`, `VALIDATION`, or `STEP_UP` on a route that needs a re-authentication.
 */
export async function openSealed<Call extends SealedCall>(
  server: FastifyInstance,
  request: SealedRequest,
  call: Call,
): Promise<Content<Call>> {
  if (request.validationError !== undefined) throw new Failure('MALFORMED');
  const { merchant } = request.tenant.brand;
  const { method, path } = calls[call];
  const { payload } = request.body as Sealed;
  const data = await server.services.members.openEnvelope({ merchant, aud: `${method} ${path}`, payload });
  const { sealed } = definitions[call];
  if (!request.validateInput(data, sealed as FastifySchema)) throw new Failure('VALIDATION');
  refuseBeyondPlaces(request.tenant, request, sealed, data);
  await takeStepUp(request, data);
  return data as Content<Call>;
}
