import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { studioRouteOf } from '../../../../platform/http/index.ts';
import { requireDesk, studioRoute } from '../../../../studio/studioSessions/index.ts';

const reading = studioRoute('members');
const publishing = studioRoute('members', 'publishing');

/** Notices of a brand, and messages to the inboxes of many members. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const actingOf = requireDesk(server);
  const notices = () => server.services.notices;
  const broadcasts = () => server.services.broadcasts;

  server.route({
    ...studioRouteOf('deskNotices'),
    config: reading,
    handler: async (request) => ok(await notices().list((await actingOf(request)).tenant)),
  });
  server.route({
    ...studioRouteOf('deskNoticeReaders'),
    config: reading,
    handler: async (request) => ok(await notices().readers((await actingOf(request)).tenant)),
  });
  server.route({
    ...studioRouteOf('deskAddNotice'),
    config: publishing,
    handler: async (request) => {
      const { tenant, operator } = await actingOf(request);
      return ok(await notices().add(tenant, operator, request.body));
    },
  });
  server.route({
    ...studioRouteOf('deskEditNotice'),
    config: publishing,
    handler: async (request) => {
      const { tenant, operator } = await actingOf(request);
      return ok(await notices().edit(tenant, operator, request.params.id, request.body));
    },
  });
  server.route({
    ...studioRouteOf('deskEndNotice'),
    config: publishing,
    handler: async (request) => {
      const { tenant, operator } = await actingOf(request);
      return ok(await notices().end(tenant, operator, request.params.id, request.body));
    },
  });

  server.route({
    ...studioRouteOf('deskBroadcasts'),
    config: reading,
    handler: async (request) => ok(await broadcasts().list((await actingOf(request)).tenant)),
  });
  server.route({
    ...studioRouteOf('deskSendBroadcast'),
    config: publishing,
    handler: async (request) => {
      const { tenant, operator } = await actingOf(request);
      return ok(await broadcasts().order(tenant, operator, request.body));
    },
  });
  server.route({
    ...studioRouteOf('deskBroadcastAudience'),
    config: reading,
    handler: async (request) => {
      const { tenant } = await actingOf(request);
      const { audience, language, registeredDays } = request.query;
      return ok(
        await broadcasts().audience(tenant, {
          audience,
          ...(language === undefined ? {} : { language }),
          ...(registeredDays === undefined ? {} : { registeredDays: Number(registeredDays) }),
        }),
      );
    },
  });
  server.route({
    ...studioRouteOf('deskBroadcast'),
    config: reading,
    handler: async (request) => ok(await broadcasts().detail((await actingOf(request)).tenant, request.params.id)),
  });
  server.route({
    ...studioRouteOf('deskStopBroadcast'),
    config: publishing,
    handler: async (request) => {
      const { tenant, operator } = await actingOf(request);
      return ok(await broadcasts().stop(tenant, operator, request.params.id, request.body));
    },
  });
  server.route({
    ...studioRouteOf('deskTakeBackBroadcast'),
    config: publishing,
    handler: async (request) => {
      const { tenant, operator } = await actingOf(request);
      return ok(await broadcasts().takeBack(tenant, operator, request.params.id, request.body));
    },
  });
  server.route({
    ...studioRouteOf('deskResumeBroadcast'),
    config: publishing,
    handler: async (request) => {
      const { tenant, operator } = await actingOf(request);
      return ok(await broadcasts().resume(tenant, operator, request.params.id));
    },
  });
};

export default routes;
