import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { moduleCodes } from '../../../../../domain/module.ts';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { ContactCodeRequest, ContactConfirmation, SmsValue } from '../../../../../wire/verification.ts';
import { answers, onlyLanguage } from '../../../../platform/http/index.ts';

const config = { access: 'member', module: moduleCodes.memberCentre, perMinute: 10, act: 'account' } as const;

const routes: FastifyPluginAsyncTypebox = async (server) => {
  const shared = { tags: ['member'], querystring: onlyLanguage };

  server.post(
    calls.contactCode.path,
    {
      config,
      schema: {
        ...shared,
        summary: 'Code to the bound number or mail address that is not confirmed',
        body: ContactCodeRequest,
        response: answers(SmsValue),
      },
    },
    async ({ tenant, session, language, client, body }) => {
      const requester = { address: client.ip, language };
      return ok(await server.services.verification.contacts.sendCode(tenant, session, body, requester));
    },
  );

  server.post(
    calls.confirmContact.path,
    {
      config: { ...config, stepUp: 'contact' },
      schema: {
        ...shared,
        summary: 'Confirm the bound number or mail address by its code, after a re-authentication',
        body: ContactConfirmation,
        response: answers(Type.Null()),
      },
    },
    async ({ session, client, body }) => {
      await server.services.verification.contacts.confirm(session, body, client.ip);
      return ok(null);
    },
  );
};

export default routes;
