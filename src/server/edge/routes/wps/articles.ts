import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ArticleDetail, ArticleList, ArticleListQuery, ArticleQuery } from '../../../../wire/articles.ts';
import { calls } from '../../../../wire/calls.ts';
import { ok } from '../../../../wire/envelope.ts';
import { Failure } from '../../../../wire/failure.ts';
import { answers, isOpen, withLanguage } from '../../../platform/http/index.ts';

const routes: FastifyPluginAsyncTypebox = async (server) => {
  server.get(
    calls.articles.path,
    {
      config: isOpen,
      schema: {
        summary: 'Published articles of a kind, the newest first, with the topics they have',
        tags: ['system'],
        querystring: withLanguage(ArticleListQuery.properties),
        response: answers(ArticleList),
      },
    },
    async ({ tenant, language, query }) => ok(server.services.content.articles.list(tenant, language, query.kind)),
  );

  server.get(
    calls.article.path,
    {
      config: isOpen,
      schema: {
        summary: 'One article with its text, its related ones and its neighbours by date',
        tags: ['system'],
        querystring: withLanguage(ArticleQuery.properties),
        response: answers(ArticleDetail),
      },
    },
    async ({ tenant, language, query }) => {
      const found = server.services.content.articles.detail(tenant, language, query);
      if (found === null) throw new Failure('NOT_FOUND');
      return ok(found);
    },
  );
};

export default routes;
