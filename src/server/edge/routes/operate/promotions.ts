import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { ok } from '../../../../wire/envelope.ts';
import { ActResult, OfMerchant, Reasoned, WithdrawalApproval } from '../../../../wire/operate.ts';
import { ApplicationImages, ListedApplication, OfApplication } from '../../../../wire/promotions.ts';
import { answers, onlyLanguage } from '../../../platform/http/index.ts';
import { requireOperator } from '../../operations/authorize.ts';

const config = { access: 'operator', role: 'money', host: 'any', whenBlocked: 'answer' } as const;
const path = '/operate/promotions/:merchant/:account/:promotion/:period';

/** Applications for promotions. */
const routes: FastifyPluginAsyncTypebox = async (server) => {
  const actingOf = requireOperator(server);
  const shared = { tags: ['operate'], querystring: onlyLanguage };

  server.get(
    '/operate/promotions/:merchant',
    {
      config,
      schema: {
        ...shared,
        summary: 'Applications for promotions that wait, oldest first',
        params: OfMerchant,
        response: answers(Type.Array(ListedApplication)),
      },
    },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      return ok(await server.services.promotions.operate.applications(tenant, operator));
    },
  );
  server.get(
    `${path}/images`,
    {
      config,
      schema: {
        ...shared,
        summary: 'Images of an application, WebP in base64',
        params: OfApplication,
        response: answers(ApplicationImages),
      },
    },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      const images = await server.services.promotions.operate.images(tenant, operator, request.params);
      return ok({ images: images.map((image) => image.toString('base64')) });
    },
  );
  server.post(
    `${path}/review`,
    {
      config,
      schema: {
        ...shared,
        summary: 'Take an application up; the member sees that it is looked at',
        params: OfApplication,
        response: answers(ListedApplication),
      },
    },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      return ok(await server.services.promotions.operate.review(tenant, operator, request.params));
    },
  );
  server.post(
    `${path}/approve`,
    {
      config,
      schema: {
        ...shared,
        summary: 'Approve an application; from the threshold of the brand on another operator has to approve',
        params: OfApplication,
        body: WithdrawalApproval,
        response: answers(ActResult),
      },
    },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      return ok(await server.services.operators.approvePromotion(tenant, operator, request.params, request.body));
    },
  );
  server.post(
    `${path}/reject`,
    {
      config,
      schema: {
        ...shared,
        summary: 'Reject an application, with a reason that the member reads',
        params: OfApplication,
        body: Reasoned,
        response: answers(ListedApplication),
      },
    },
    async (request) => {
      const { tenant, operator } = actingOf(request);
      const { reason } = request.body;
      return ok(await server.services.promotions.operate.reject(tenant, operator, { ...request.params, reason }));
    },
  );
};

export default routes;
