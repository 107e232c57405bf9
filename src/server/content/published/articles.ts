import { type ArticleKind, articleKeys, articleKinds } from '../../../domain/article.ts';
import { type Language, localized, localizedOrNull } from '../../../domain/language.ts';
import { readingMinutes } from '../../../domain/readingTime.ts';
import type { Brand } from '../../../manifest/index.ts';
import type { Article, ArticleDetail, ArticleList } from '../../../wire/articles.ts';
import { articleText } from '../../tenants/richText/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { ContentDeps } from './contentDeps.ts';

type Written = Brand['articles']['list'][number];

const relatedCount = 3;

export interface ArticleAddress {
  readonly kind: ArticleKind;
  readonly id: string;
}

/** Articles of the manifest that are published now. */
export function createArticles({ pictures, now }: Pick<ContentDeps, 'pictures' | 'now'>) {
  const published = ({ brand }: Tenant, kind: ArticleKind): readonly Written[] => {
    const moment = now();
    return brand.articles.list
      .filter((each) => each.kind === kind && new Date(each.from) <= moment)
      .filter(({ until }) => until === undefined || moment < new Date(until))
      .toSorted((left, right) => Date.parse(right.from) - Date.parse(left.from) || (left.id < right.id ? -1 : 1));
  };

  const shown = (tenant: Tenant, language: Language, written: Written): Article => {
    const { id, kind, title, summary, from, author, topics, featured, image, body } = written;
    return {
      id,
      kind,
      title: localized(title, language),
      summary: localized(summary, language),
      date: new Date(from).toISOString(),
      author: localizedOrNull(author, language),
      minutes: readingMinutes(localized(body, language)),
      topics,
      featured,
      picture: image === undefined ? null : pictures.ofBrand(tenant, image, 'promotion'),
      scene: image === undefined ? null : pictures.ofBrand(tenant, image, 'scene'),
    };
  };

  const content = {
    list(tenant: Tenant, language: Language, kind: ArticleKind): ArticleList {
      const all = published(tenant, kind);
      const used = new Set(all.flatMap(({ topics }) => topics));
      return {
        articles: all.map((written) => shown(tenant, language, written)),
        topics: topicsOf(tenant, language).filter(({ id }) => used.has(id)),
      };
    },

    /** Null if there is no such article, or none that is published. */
    detail(tenant: Tenant, language: Language, { kind, id }: ArticleAddress): ArticleDetail | null {
      const all = published(tenant, kind);
      const at = all.findIndex((each) => each.id === id);
      const written = all[at];
      if (written === undefined) return null;
      const view = (each: Written | undefined) => (each === undefined ? null : shown(tenant, language, each));
      const common = ({ topics }: Written) => topics.filter((topic) => written.topics.includes(topic)).length;
      // Equally related articles keep their order, which is by date.
      const related = all.filter((each) => each !== written).toSorted((left, right) => common(right) - common(left));
      const { html, headings } = articleText(localized(written.body, language));
      return {
        article: shown(tenant, language, written),
        topic: topicsOf(tenant, language).find((topic) => topic.id === written.topics[0])?.label ?? null,
        body: html,
        headings,
        related: related.slice(0, relatedCount).map((each) => shown(tenant, language, each)),
        previous: view(all[at + 1]),
        next: view(all[at - 1]),
      };
    },

    /** The published article of a path such as `/blog/safe-wallet`; null if there is none. */
    find(tenant: Tenant, path: string): ArticleAddress | null {
      const [, kind, id] = /^\/(news|blog)\/([a-z0-9-]{2,80})\/*$/.exec(path) ?? [];
      return published(tenant, kind === 'news' ? 'news' : 'blog').find((each) => each.kind === kind && each.id === id) ?? null;
    },

    kinds: (tenant: Tenant): ArticleKind[] => articleKinds.filter((kind) => published(tenant, kind).length > 0),

    /** Addresses for the sitemap. */
    addresses: (tenant: Tenant) =>
      articleKinds.flatMap((kind) => published(tenant, kind).map(({ id }): ArticleAddress => ({ kind, id }))),

    /** Picture for shared links; null if the article has none. */
    sharePicture(tenant: Tenant, { kind, id }: ArticleAddress): string | null {
      const image = published(tenant, kind).find((each) => each.id === id)?.image;
      const picture = image === undefined ? null : pictures.ofBrand(tenant, image, 'share');
      return picture === null ? null : `${picture.base}-1200.jpg`;
    },

    /** Data of a page of articles for its queries: both lists, or an article. */
    readBy(tenant: Tenant, language: Language, choice: 'lists' | ArticleAddress | null) {
      if (choice === 'lists')
        return articleKinds.map((kind) => [articleKeys.list(kind), content.list(tenant, language, kind)] as const);
      const detail = choice === null ? null : content.detail(tenant, language, choice);
      return choice === null || detail === null ? [] : [[articleKeys.detail(choice.kind, choice.id), detail] as const];
    },
  };
  return content;
}

const topicsOf = ({ brand }: Tenant, language: Language) =>
  brand.articles.topics.map(({ id, label }) => ({ id, label: localized(label, language) }));
