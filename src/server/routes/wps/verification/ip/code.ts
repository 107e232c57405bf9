import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { AddressCodeRequest, SmsValue } from '../../../../../wire/verification.ts';
import { answers, isOpen, onlyLanguage } from '../../../shape.ts';

export const addressCodeRoute: FastifyPluginAsyncTypebox = async (server) => {
  server.post(
    calls.addressCode.path,
    {
      config: isOpen,
      schema: {
        summary: 'Code for the extra verification of a login from a new network',
        tags: ['verification'],
        querystring: onlyLanguage,
        body: AddressCodeRequest,
        response: answers(SmsValue),
      },
    },
    async ({ tenant, language, client, body }) =>
      ok(await server.verification.addressProofs.sendCode(tenant, body, { address: client.ip, language })),
  );
};
