import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ok } from '../../../../../wire/envelope.ts';
import { studioRouteOf } from '../../../../platform/http/index.ts';
import { requireDesk, studioRoute } from '../../../../studio/studioSessions/index.ts';

const reading = studioRoute('members');
const publishing = studioRoute('members', 'publishing');
const acting = studioRoute('members', 'members');

/** Moderation of the chat room. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const actingOf = requireDesk(server);
  const chat = () => server.services.chat.operate;

  server.route({
    ...studioRouteOf('deskChat'),
    config: reading,
    handler: async (request) => ok(chat().settings((await actingOf(request)).tenant)),
  });
  server.route({
    ...studioRouteOf('deskChatHidden'),
    config: reading,
    handler: async (request) => ok(await chat().hidden((await actingOf(request)).tenant)),
  });
  server.route({
    ...studioRouteOf('deskChatTrial'),
    config: reading,
    handler: async (request) => ok(await chat().tryWord((await actingOf(request)).tenant, request.query.word)),
  });
  server.route({
    ...studioRouteOf('deskMutes'),
    config: reading,
    handler: async (request) => {
      const { tenant, operator } = await actingOf(request);
      return ok(await chat().mutes(tenant, operator));
    },
  });
  server.route({
    ...studioRouteOf('deskRoom'),
    config: reading,
    handler: async (request) => {
      const { tenant, operator } = await actingOf(request);
      const { around } = request.query;
      return ok(
        await chat().messages(tenant, operator, request.params.room, around === undefined ? undefined : Number(around)),
      );
    },
  });
  server.route({
    ...studioRouteOf('deskSay'),
    config: publishing,
    handler: async (request) => {
      const { tenant, operator } = await actingOf(request);
      return ok(await chat().say(tenant, operator, request.params.room, request.body));
    },
  });
  server.route({
    ...studioRouteOf('deskRemoveMessage'),
    config: publishing,
    handler: async (request) => {
      const { tenant, operator } = await actingOf(request);
      const { room, seq } = request.params;
      return ok(await chat().remove(tenant, operator, room, Number(seq), request.body.reason));
    },
  });
  server.route({
    ...studioRouteOf('deskMemberMute'),
    config: acting,
    handler: async (request) => {
      const { tenant, operator } = await actingOf(request);
      const owner = await server.services.deskMembers.find(tenant, request.params.account);
      return ok(await chat().mute(tenant, operator, owner, request.body));
    },
  });
  server.route({
    ...studioRouteOf('deskMemberUnmute'),
    config: acting,
    handler: async (request) => {
      const { tenant, operator } = await actingOf(request);
      const owner = await server.services.deskMembers.find(tenant, request.params.account);
      return ok(await chat().unmute(tenant, operator, owner));
    },
  });
};

export default routes;
