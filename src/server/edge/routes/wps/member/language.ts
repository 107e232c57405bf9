import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { languageOf } from '../../../../../domain/language.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { Failure } from '../../../../../wire/failure.ts';
import { isOpen, routeOf } from '../../../../platform/http/index.ts';

/** The browser stores the choice for its visitor. Of a member the account keeps it too, for messages. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('memberLanguage'),
    config: { ...isOpen, session: 'ifAny' },
    handler: async ({ tenant, caller, body }) => {
      const language = languageOf(body.language);
      if (!tenant.brand.languages.offered.includes(language)) throw new Failure('VALIDATION');
      if (caller !== null) await server.services.members.chooseLanguage(caller.account, language);
      return ok(null);
    },
  });
};

export default routes;
