import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { announcementTypes, defaultAnnouncementType } from '../../../../../domain/notice.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { isOpen, routeOf } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.route({
    ...routeOf('announcements'),
    config: { ...isOpen, session: 'ifAny' },
    handler: async ({ tenant, language, query, caller }) => {
      const requested = (query.types ?? defaultAnnouncementType).split(',');
      const isOffered = caller === null || !(await server.services.saferPlay.forbids(caller.account, 'offer'));
      const types = announcementTypes.filter((type) => requested.includes(type) && (isOffered || type !== 'PR'));
      const accountType = caller?.account.type ?? null;
      const notices = await server.services.content.notices(tenant, language, {
        types,
        execution: query.execution,
        accountType,
      });
      return ok(isOffered ? notices : notices.filter(({ topic }) => topic !== 'event'));
    },
  });
};

export default routes;
