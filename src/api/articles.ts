import { type ArticleKind, articleKeys } from '../domain/article.ts';
import type { ArticleDetail, ArticleList } from '../wire/articles.ts';
import { call } from './call.ts';
import type { Query } from './queries.ts';

/** News and blog. The page of an article or a list brings its own. */
export const articleQueries = {
  list: (kind: ArticleKind): Query<ArticleList> => ({
    queryKey: articleKeys.list(kind),
    queryFn: ({ signal }) => call('articles', { signal, query: { kind } }),
    staleTime: Number.POSITIVE_INFINITY,
  }),
  /** @throws {Failure} `NOT_FOUND` if there is no such article */
  detail: (kind: ArticleKind, id: string): Query<ArticleDetail> => ({
    queryKey: articleKeys.detail(kind, id),
    queryFn: ({ signal }) => call('article', { signal, query: { kind, id } }),
    staleTime: Number.POSITIVE_INFINITY,
  }),
} as const;
