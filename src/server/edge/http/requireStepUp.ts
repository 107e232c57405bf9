import type { FastifyInstance, FastifyRequest } from 'fastify';
import { configOf } from '../../platform/http/index.ts';

type SteppingUp = Pick<FastifyRequest, 'session' | 'routeConfig' | 'routeOptions' | 'stepUpTicket' | 'server'>;

/** Consumes the ticket in the body of a route with `config.stepUp`; the only way to one, for plain and sealed bodies. @throws Failure STEP_UP */
export async function takeStepUp(request: SteppingUp, body: unknown): Promise<void> {
  const { stepUp: act } = configOf(request);
  if (act === undefined) return;
  const { stepUp: secret } = (body ?? {}) as { readonly stepUp?: string };
  const { stepUp } = request.server.services.verification;
  if ((await stepUp.consume(request.session, act, secret)) && secret !== undefined) request.stepUpTicket = secret;
}

/**
 * Asks for a re-authentication before the handler of a route with `config.stepUp`; `openSealed` does so for a sealed body. A ticket whose act
 * is refused afterwards stays valid: the member corrects the form and need not prove anything again.
 */
export function requireStepUp(server: FastifyInstance) {
  server.decorateRequest('stepUpTicket', null);

  server.addHook('preHandler', async (request) => {
    const { stepUp, session } = configOf(request);
    // The back office that has the session asks by itself.
    const isAsked = stepUp !== undefined && session !== 'upstream';
    if (isAsked && !request.routeOptions.attachValidation) await takeStepUp(request, request.body);
  });

  server.addHook('onSend', async (request, reply) => {
    const { stepUpTicket: secret } = request;
    if (secret !== null && reply.statusCode >= 400) await server.services.verification.stepUp.giveBack(request.session, secret);
  });
}
