import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { type BannerGroup, bannerGroups } from '../../../../domain/notice.ts';
import { calls } from '../../../../wire/calls.ts';
import { Banner } from '../../../../wire/catalogue.ts';
import { ok } from '../../../../wire/envelope.ts';
import { answers, isOpen, withLanguage } from '../../shape.ts';

export const bannersRoute: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.banners.path,
    {
      config: isOpen,
      schema: {
        summary: 'Banners of a place of the site',
        tags: ['catalogue'],
        querystring: withLanguage({ group: Type.Optional(Type.Union(bannerGroups.map((group) => Type.Literal(group)))) }),
        response: answers(Type.Array(Banner)),
      },
    },
    async ({ tenant, language, query }) => ok(server.content.banners(tenant, language, (query.group ?? 'home') as BannerGroup)),
  );
};
