import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { ok } from '../../../../wire/envelope.ts';
import { FeedbackAnswer, FeedbackQuery, ListedFeedback, OfFeedback } from '../../../../wire/feedback.ts';
import { OfMerchant, Reasoned } from '../../../../wire/operate.ts';
import { answers, onlyLanguage, withLanguage } from '../../../platform/http/index.ts';
import { requireOperator } from '../../operations/authorize.ts';

const config = { access: 'operator', role: 'members', host: 'any', whenBlocked: 'answer' } as const;

/** Feedback and complaints of visitors. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const actingOf = requireOperator(server);
  const ofOne = { tags: ['operate'], querystring: onlyLanguage, params: OfFeedback, response: answers(ListedFeedback) };

  server.get(
    '/operate/feedback/:merchant',
    {
      config,
      schema: {
        summary: 'Feedback in a state, oldest first; by default what is open',
        tags: ['operate'],
        params: OfMerchant,
        querystring: withLanguage(FeedbackQuery),
        response: answers(Type.Array(ListedFeedback)),
      },
    },
    async (request) => ok(await server.services.feedbackAnswers.list(actingOf(request).tenant, request.query.state)),
  );
  server.post(
    '/operate/feedback/:merchant/:reference/answer',
    { config, schema: { ...ofOne, summary: 'Answer a member, into the inbox', body: FeedbackAnswer } },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      return ok(await server.services.feedbackAnswers.answer(tenant, operator, request.params.reference, request.body));
    },
  );
  server.post(
    '/operate/feedback/:merchant/:reference/close',
    { config, schema: { ...ofOne, summary: 'Close feedback without an answer', body: Reasoned } },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      return ok(await server.services.feedbackAnswers.close(tenant, operator, request.params.reference, request.body));
    },
  );
};

export default routes;
