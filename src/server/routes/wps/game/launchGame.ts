import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { calls } from '../../../../wire/calls.ts';
import { ok } from '../../../../wire/envelope.ts';
import { LaunchRequest, LaunchValue } from '../../../../wire/launch.ts';
import { answers, onlyLanguage } from '../../shape.ts';

export const launchGameRoute: FastifyPluginAsyncTypebox = async (server) => {
  server.post(
    calls.launchGame.path,
    {
      config: { access: 'member', account: 'any' },
      schema: {
        summary: 'Launch a game or a lottery; answers the address of its frame',
        tags: ['game'],
        querystring: onlyLanguage,
        body: LaunchRequest,
        response: answers(LaunchValue),
      },
    },
    async ({ tenant, session, language, body }) => ok(await server.launch.game({ tenant, session, language }, body)),
  );
};
