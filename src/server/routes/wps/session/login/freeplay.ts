import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { constants } from '../../../../../domain/constants.ts';
import { FreePlayRequest, LoginValue } from '../../../../../wire/auth.ts';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { Failure } from '../../../../../wire/failure.ts';
import { openSealed, sealedRoute } from '../../../sealed.ts';
import { answers, isOpen, onlyLanguage } from '../../../shape.ts';

/** 32 random bytes, base64url. */
const randomText = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });

export const freePlayRoute: FastifyPluginAsyncTypebox = async (server) => {
  server.post(
    calls.freePlay.path,
    {
      ...sealedRoute,
      config: isOpen,
      schema: {
        summary: 'Start a trial account; the payload is an envelope around 32 random bytes',
        tags: ['session'],
        headers: Type.Object({ 'x-gateway-version': Type.Optional(Type.String()) }),
        querystring: onlyLanguage,
        body: FreePlayRequest,
        response: answers(LoginValue),
      },
    },
    async (request) => {
      if (request.headers['x-gateway-version'] !== constants.gatewayVersion) throw new Failure('MALFORMED');
      await openSealed(server, request, 'freePlay', randomText);
      return ok(await server.members.trial(request.tenant, request.client.ip, request.body.os));
    },
  );
};
