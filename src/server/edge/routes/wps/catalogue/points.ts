import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { calls } from '../../../../../wire/calls.ts';
import { ok } from '../../../../../wire/envelope.ts';
import { PointMall } from '../../../../../wire/points.ts';
import { guestsMayRead } from '../../../../content/published/index.ts';
import { answers, isOpen, onlyLanguage } from '../../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.pointMall.path,
    {
      config: isOpen,
      schema: {
        summary: 'The points mall as everyone sees it: rewards, and how points are earned',
        tags: ['catalogue'],
        querystring: onlyLanguage,
        response: answers(PointMall),
      },
    },
    async ({ tenant, language }) => {
      guestsMayRead(tenant);
      return ok(await server.services.points.mall(tenant, language));
    },
  );
};

export default routes;
