/** News is at `/news`, the blog at `/blog`, an article below its kind. */
export const articleKinds = ['news', 'blog'] as const;
export type ArticleKind = (typeof articleKinds)[number];

/** Keys of the browser's queries, also of what the HTML of a page brings. */
export const articleKeys = {
  list: (kind: ArticleKind) => ['articles', kind] as const,
  detail: (kind: ArticleKind, id: string) => ['article', kind, id] as const,
} as const;

export const articlePath = ({ kind, id }: { readonly kind: ArticleKind; readonly id: string }) => `/${kind}/${id}`;
