import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { SmsRequest, SmsValue } from '../../../../../wire/verification.ts';
import { answers, isOpen, onlyLanguage } from '../../../shape.ts';

export const loginSmsRoute: FastifyPluginAsyncTypebox = async (server) => {
  server.post(
    calls.loginSms.path,
    {
      config: isOpen,
      schema: {
        summary: 'Code by SMS for a login or a forgotten password',
        tags: ['verification'],
        querystring: onlyLanguage,
        body: SmsRequest,
        response: answers(SmsValue),
      },
    },
    async ({ tenant, language, client, body: { mobileNum, countryDialingCode } }) => {
      const typed = { number: mobileNum, dialingCode: countryDialingCode };
      return ok(await server.verification.smsCodes.forAccount(tenant, typed, { address: client.ip, language }));
    },
  );
};
