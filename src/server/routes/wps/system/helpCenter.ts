import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { calls } from '../../../../wire/calls.ts';
import { ok } from '../../../../wire/envelope.ts';
import { HelpTopic } from '../../../../wire/notice.ts';
import { answers, isOpen, onlyLanguage } from '../../shape.ts';

export const helpCenterRoute: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.helpCenter.path,
    {
      config: isOpen,
      schema: {
        summary: 'Help topics',
        tags: ['system'],
        querystring: onlyLanguage,
        response: answers(Type.Array(HelpTopic)),
      },
    },
    async ({ tenant, language }) => ok(server.content.help(tenant, language)),
  );
};
