import Type, { type Static } from 'typebox';
import { PictureShape } from './catalogue.ts';

const closed = { additionalProperties: false } as const;

const Kind = Type.Union([Type.Literal('news'), Type.Literal('blog')]);
const OrNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

export const Article = Type.Object(
  {
    id: Type.String(),
    kind: Kind,
    title: Type.String(),
    summary: Type.String(),
    /** Moment of publication, ISO 8601. */
    date: Type.String(),
    author: OrNull(Type.String()),
    /** Reading time. */
    minutes: Type.Integer(),
    /** Ids of its topics; the first is shown on the card. */
    topics: Type.Array(Type.String()),
    featured: Type.Boolean(),
    picture: OrNull(PictureShape),
    /** The picture at the width of a page. */
    scene: OrNull(PictureShape),
  },
  closed,
);
export type Article = Static<typeof Article>;

export const ArticleList = Type.Object(
  {
    /** The newest first. */
    articles: Type.Array(Article),
    /** Topics that at least one of them has, in the order of the brand. */
    topics: Type.Array(Type.Object({ id: Type.String(), label: Type.String() }, closed)),
  },
  closed,
);
export type ArticleList = Static<typeof ArticleList>;

export const ArticleDetail = Type.Object(
  {
    article: Article,
    /** Label of its first topic. */
    topic: OrNull(Type.String()),
    /** Sanitised HTML. */
    body: Type.String(),
    /** Headings of its parts, which have these ids. */
    headings: Type.Array(Type.Object({ id: Type.String(), text: Type.String() }, closed)),
    related: Type.Array(Article),
    /** The article that was published before. */
    previous: OrNull(Article),
    next: OrNull(Article),
  },
  closed,
);
export type ArticleDetail = Static<typeof ArticleDetail>;

export const ArticleListQuery = Type.Object({ kind: Kind }, closed);
export const ArticleQuery = Type.Object({ kind: Kind, id: Type.String({ pattern: '^[a-z0-9][a-z0-9-]{1,79}$' }) }, closed);
