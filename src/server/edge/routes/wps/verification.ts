import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../wire/envelope.ts';
import { endReplacedSession } from '../../../identity/sessions/index.ts';
import { isOpen, routeOf } from '../../../platform/http/index.ts';
import { openSealed } from '../../http/sealedBody.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('challenge'),
    config: isOpen,
    handler: async ({ tenant }) => ok(await server.services.verification.challenge.task(tenant)),
  });

  server.route({
    ...routeOf('signInTicket'),
    config: isOpen,
    handler: async ({ tenant }) => ok({ ticket: await server.services.verification.verifiers.social.ticket(tenant) }),
  });

  server.route({
    ...routeOf('loginSms'),
    config: isOpen,
    handler: async ({ tenant, language, client, body: { mobileNum, countryDialingCode, purpose = 'login', challenge } }) => {
      const typed = { number: mobileNum, dialingCode: countryDialingCode, challenge };
      return ok(
        await server.services.verification.smsCodes.forAccount(tenant, purpose, typed, { address: client.ip, language }),
      );
    },
  });

  server.route({
    ...routeOf('registerSms'),
    config: isOpen,
    handler: async ({ tenant, language, client, body: { mobileNo, countryDialingCode, challenge } }) => {
      const typed = { number: mobileNo, dialingCode: countryDialingCode, challenge };
      return ok(await server.services.verification.smsCodes.forRegistration(tenant, typed, { address: client.ip, language }));
    },
  });

  server.route({
    ...routeOf('addressCode'),
    config: isOpen,
    handler: async ({ tenant, language, client, body }) =>
      ok(await server.services.verification.addressProofs.sendCode(tenant, body, { address: client.ip, language })),
  });

  server.route({
    ...routeOf('addressProof'),
    config: { ...isOpen, session: 'ifAny' },
    handler: async (request) => {
      const proof = await openSealed(server, request, 'addressProof');
      const { tenant, client } = request;
      const value = await server.services.verification.addressProofs.prove(tenant, proof, client.ip);
      return ok(await endReplacedSession(server, request, value));
    },
  });
};

export default routes;
