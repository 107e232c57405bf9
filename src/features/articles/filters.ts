import { matchesSearch } from '../../domain/searchText.ts';
import type { Article } from '../../wire/articles.ts';

export const pageSize = 6;

/** Filters of a list of articles, which live in the address. */
export interface Filters {
  /** Id of a topic; null for all. */
  readonly topic: string | null;
  readonly search: string;
  readonly page: number;
}

export function filtersOf(query: string): Filters {
  const params = new URLSearchParams(query);
  const page = Number(params.get('page'));
  return {
    topic: params.get('topic'),
    search: (params.get('q') ?? '').slice(0, 60),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The query of a page with other filters; other parameters stay. */
export function searchOf(query: string, { topic, search, page }: Filters): string {
  const params = new URLSearchParams(query);
  const set = (name: string, value: string | null) => (value === null ? params.delete(name) : params.set(name, value));
  set('topic', topic);
  set('q', search === '' ? null : search);
  set('page', page === 1 ? null : String(page));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

export interface Selection {
  /** Shown large; null while a filter is set, and on later pages. */
  readonly lead: Article | null;
  readonly shown: readonly Article[];
  /** Numbers of the first and the last one shown. */
  readonly from: number;
  readonly to: number;
  readonly total: number;
  readonly page: number;
  readonly totalPages: number;
}

/** The articles of a list: the lead story stands above the others unless they are filtered. */
export function selectionOf(articles: readonly Article[], { topic, search, page }: Filters): Selection {
  const isFiltered = topic !== null || search !== '';
  const lead = isFiltered ? null : (articles.find(({ featured }) => featured) ?? articles[0] ?? null);
  const fitting = articles.filter(
    (each) =>
      each !== lead &&
      (topic === null || each.topics.includes(topic)) &&
      (search === '' || matchesSearch(`${each.title} ${each.summary}`, search)),
  );
  const totalPages = Math.max(1, Math.ceil(fitting.length / pageSize));
  const at = Math.min(page, totalPages);
  const before = (at - 1) * pageSize;
  const shown = fitting.slice(before, before + pageSize);
  const [from, to] = [shown.length === 0 ? 0 : before + 1, before + shown.length];
  return { lead: at === 1 ? lead : null, shown, from, to, total: fitting.length, page: at, totalPages };
}
