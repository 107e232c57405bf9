import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { calls } from '../../../wire/calls.ts';
import { ok } from '../../../wire/envelope.ts';
import { FeedbackReceipt, FeedbackRequest } from '../../../wire/feedback.ts';
import { answers, isOpen, onlyLanguage } from '../shape.ts';

export const feedbackRoute: FastifyPluginAsyncTypebox = async (server) => {
  server.put(
    calls.feedback.path,
    {
      config: isOpen,
      schema: {
        summary: 'Leave a message or a complaint; a few per hour',
        tags: ['feedback'],
        querystring: onlyLanguage,
        body: FeedbackRequest,
        response: answers(FeedbackReceipt),
      },
    },
    async ({ live, language, visitor, body }) =>
      ok({ reference: await server.content.feedback(live, language, visitor.ip, body) }),
  );
};
