import { expect, it } from 'vitest';
import type { Article } from '../../wire/articles.ts';
import { filtersOf, searchOf, selectionOf } from './filters.ts';

const article = (id: string, more: Partial<Article> = {}): Article => ({
  id,
  kind: 'blog',
  title: id,
  summary: '',
  date: '2026-10-01T00:00:00.000Z',
  author: null,
  minutes: 1,
  topics: [],
  featured: false,
  picture: null,
  scene: null,
  ...more,
});
const nine = [
  article('newest', { title: 'Đường về đích' }),
  article('lead', { featured: true, topics: ['safety'] }),
  ...['c', 'd', 'e', 'f', 'g', 'h', 'i'].map((id) => article(id)),
];
const ids = (articles: readonly Article[]) => articles.map(({ id }) => id);

it('keeps filters in the address, where nonsense is the first page of all [SCREEN-12]', () => {
  expect(filtersOf('?topic=safety&q=v%C3%AD&page=2')).toEqual({ topic: 'safety', search: 'ví', page: 2 });
  for (const page of ['0', '-1', '1.5', 'x', '9e99']) expect(filtersOf(`?page=${page}`).page).toBe(1);
  expect(searchOf('?lang=en&page=2', { topic: null, search: 'ví', page: 1 })).toBe('?lang=en&q=v%C3%AD');
});

it('shows the lead story above pages of six, and no lead among filtered ones [SCREEN-12]', () => {
  const first = selectionOf(nine, filtersOf(''));
  expect([first.lead?.id, ids(first.shown), first.from, first.to, first.total, first.totalPages]).toEqual([
    'lead',
    ['newest', 'c', 'd', 'e', 'f', 'g'],
    1,
    6,
    8,
    2,
  ]);
  const last = selectionOf(nine, filtersOf('?page=7'));
  expect([last.lead, ids(last.shown), last.page, last.from, last.to]).toEqual([null, ['h', 'i'], 2, 7, 8]);
  const topic = selectionOf(nine, filtersOf('?topic=safety'));
  expect([topic.lead, ids(topic.shown)]).toEqual([null, ['lead']]);
  expect(ids(selectionOf(nine, filtersOf('?q=duong dich')).shown)).toEqual(['newest']);
  expect(selectionOf([], filtersOf(''))).toMatchObject({ lead: null, shown: [], from: 0, to: 0, totalPages: 1 });
});
