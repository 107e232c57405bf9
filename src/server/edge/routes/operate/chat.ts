import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { ChatMessageRows, ChatMute, ModeratorMessage, MuteOrder, OfChatMessage, OfChatRoom } from '../../../../wire/chat.ts';
import { ok } from '../../../../wire/envelope.ts';
import { OfMember, OfMerchant, Reasoned } from '../../../../wire/operate.ts';
import { answers, onlyLanguage } from '../../../platform/http/index.ts';
import { requireOperator } from '../../operations/authorize.ts';

const config = { access: 'operator', role: 'members', host: 'any', whenBlocked: 'answer' } as const;

/** Moderation of the chat room. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const actingOf = requireOperator(server);
  const shared = { tags: ['operate'], querystring: onlyLanguage };

  server.get(
    '/operate/chat/:merchant/mutes',
    {
      config,
      schema: {
        ...shared,
        summary: 'Members who may not write in the chat room now',
        params: OfMerchant,
        response: answers(Type.Array(ChatMute)),
      },
    },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      return ok(await server.services.chat.operate.mutes(tenant, operator));
    },
  );
  server.post(
    '/operate/chat/:merchant/members/:username/mute',
    {
      config,
      schema: {
        ...shared,
        summary: 'Keep a member from writing in the chat room for a time',
        params: OfMember,
        body: MuteOrder,
        response: answers(ChatMute),
      },
    },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      const owner = await server.services.operators.members.find(tenant, request.params.username);
      return ok(await server.services.chat.operate.mute(tenant, operator, owner, request.body));
    },
  );
  server.post(
    '/operate/chat/:merchant/members/:username/unmute',
    {
      config,
      schema: {
        ...shared,
        summary: 'Let a member write in the chat room again',
        params: OfMember,
        response: answers(ChatMute),
      },
    },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      const owner = await server.services.operators.members.find(tenant, request.params.username);
      return ok(await server.services.chat.operate.unmute(tenant, operator, owner));
    },
  );
  server.get(
    '/operate/chat/:merchant/rooms/:room',
    {
      config,
      schema: {
        ...shared,
        summary: 'The newest messages of a room with their authors',
        params: OfChatRoom,
        response: answers(ChatMessageRows),
      },
    },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      return ok(await server.services.chat.operate.messages(tenant, operator, request.params.room));
    },
  );
  server.post(
    '/operate/chat/:merchant/rooms/:room',
    {
      config,
      schema: {
        ...shared,
        summary: 'Write in a room as a moderator',
        params: OfChatRoom,
        body: ModeratorMessage,
        response: answers(ChatMessageRows),
      },
    },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      return ok(await server.services.chat.operate.say(tenant, operator, request.params.room, request.body));
    },
  );
  server.post(
    '/operate/chat/:merchant/rooms/:room/:seq/remove',
    {
      config,
      schema: {
        ...shared,
        summary: 'Remove a message from a room',
        params: OfChatMessage,
        body: Reasoned,
        response: answers(ChatMessageRows),
      },
    },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      const { room, seq } = request.params;
      return ok(await server.services.chat.operate.remove(tenant, operator, room, Number(seq), request.body.reason));
    },
  );
};

export default routes;
