import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { calls } from '../../../../wire/calls.ts';
import { ok } from '../../../../wire/envelope.ts';
import { ChallengeTask } from '../../../../wire/verification.ts';
import { answers, isOpen, onlyLanguage } from '../../shape.ts';

export const challengeRoute: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.challenge.path,
    {
      config: isOpen,
      schema: {
        summary: 'What the challenge widget has to do',
        tags: ['verification'],
        querystring: onlyLanguage,
        response: answers(ChallengeTask),
      },
    },
    async ({ tenant }) => ok(await server.verification.challenge.task(tenant)),
  );
};
