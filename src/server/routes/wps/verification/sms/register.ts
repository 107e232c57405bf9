import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { RegisterSmsRequest, SmsValue } from '../../../../../wire/verification.ts';
import { answers, isOpen, onlyLanguage } from '../../../shape.ts';

export const registerSmsRoute: FastifyPluginAsyncTypebox = async (server) => {
  server.post(
    calls.registerSms.path,
    {
      config: isOpen,
      schema: {
        summary: 'Code by SMS for a registration',
        tags: ['verification'],
        querystring: onlyLanguage,
        body: RegisterSmsRequest,
        response: answers(SmsValue),
      },
    },
    async ({ tenant, language, client, body: { mobileNo, countryDialingCode } }) => {
      const typed = { number: mobileNo, dialingCode: countryDialingCode };
      return ok(await server.verification.smsCodes.forRegistration(tenant, typed, { address: client.ip, language }));
    },
  );
};
