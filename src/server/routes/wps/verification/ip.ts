import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LoginValue } from '../../../../wire/auth.ts';
import { calls } from '../../../../wire/calls.ts';
import { ok } from '../../../../wire/envelope.ts';
import { AddressProof } from '../../../../wire/verification.ts';
import { openSealed, sealedBody, sealedRoute } from '../../sealed.ts';
import { answers, isOpen, onlyLanguage } from '../../shape.ts';

export const addressProofRoute: FastifyPluginAsyncTypebox = async (server) => {
  server.post(
    calls.addressProof.path,
    {
      ...sealedRoute,
      config: isOpen,
      schema: {
        summary: 'Answer of an extra verification; signs in and remembers the network',
        tags: ['verification'],
        querystring: onlyLanguage,
        body: sealedBody,
        response: answers(LoginValue),
      },
    },
    async (request) => {
      const proof = await openSealed(server, request, 'addressProof', AddressProof);
      return ok(await server.verification.addressProofs.prove(request.tenant, proof, request.client.ip));
    },
  );
};
