import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { PointConfig } from '../../../../../wire/points.ts';
import { answers, onlyLanguage } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.pointConfig.path,
    {
      config: { access: 'member' },
      schema: {
        summary: 'How points are earned and what they are worth',
        tags: ['relay'],
        querystring: onlyLanguage,
        response: answers(PointConfig),
      },
    },
    async ({ tenant }) => ok(server.services.points.config(tenant)),
  );
};

export default routes;
