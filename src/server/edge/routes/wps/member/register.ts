import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ModuleId } from '../../../../../domain/module.ts';
import type { RegistrationMode } from '../../../../../domain/registrationRules.ts';
import type { CallName } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { endReplacedSession } from '../../../../identity/sessions/index.ts';
import { isOpen, routeOf } from '../../../../platform/http/index.ts';
import { openSealed } from '../../../http/sealedBody.ts';

const forms = [
  { call: 'register', mode: 'username', module: 'usernameEnabled' },
  { call: 'registerMobile', mode: 'mobile', module: 'mobileReg' },
] as const satisfies readonly { call: CallName; mode: RegistrationMode; module: ModuleId }[];

/** Both calls return the response of a login; without `login: true` they register only and return null. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  for (const { call, mode, module } of forms) {
    server.route({
      ...routeOf(call),
      config: { ...isOpen, module, session: 'ifAny' },
      handler: async (request) => {
        const user = await openSealed(server, request, call);
        const { tenant, client, language } = request;
        const value = await server.services.members.register({ tenant, mode, request: user, address: client.ip, language });
        return ok(value === null ? null : await endReplacedSession(server, request, value));
      },
    });
  }
};

export default routes;
