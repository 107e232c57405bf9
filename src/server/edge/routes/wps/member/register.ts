import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import type { ModuleId } from '../../../../../domain/module.ts';
import type { RegistrationMode } from '../../../../../domain/registrationRules.ts';
import { LoginValue } from '../../../../../wire/auth.ts';
import { type CallName, calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { endReplacedSession } from '../../../../identity/sessions/index.ts';
import { answers, isOpen, onlyLanguage } from '../../../../platform/http/index.ts';
import { openSealed, sealedBody, sealedRoute } from '../../../http/sealedBody.ts';

const forms = [
  { call: 'register', mode: 'username', module: 'usernameEnabled', summary: 'Open an account by user name' },
  { call: 'registerMobile', mode: 'mobile', module: 'mobileReg', summary: 'Open an account by mobile number' },
] as const satisfies readonly { call: CallName; mode: RegistrationMode; module: ModuleId; summary: string }[];

const RegistrationValue = Type.Union([LoginValue, Type.Null()]);

/** Both calls return the response of a login; without `login: true` they register only and return null. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  for (const { call, mode, module, summary } of forms) {
    server.put(
      calls[call].path,
      {
        ...sealedRoute,
        config: { ...isOpen, module, session: 'ifAny' },
        schema: {
          summary: `${summary}; the body is an envelope around the registration user`,
          tags: ['registration'],
          querystring: onlyLanguage,
          body: sealedBody,
          response: answers(RegistrationValue),
        },
      },
      async (request) => {
        const user = await openSealed(server, request, call);
        const { tenant, client, language } = request;
        const value = await server.services.members.register({ tenant, mode, request: user, address: client.ip, language });
        return ok(value === null ? null : await endReplacedSession(server, request, value));
      },
    );
  }
};

export default routes;
