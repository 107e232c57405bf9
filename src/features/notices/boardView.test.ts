import { describe, expect, it } from 'vitest';
import type { Notice } from '../../wire/notice.ts';
import { queryOf, shownNotices, viewOf } from './boardView.ts';

const notices: readonly Notice[] = Array.from({ length: 20 }, (_, index) => ({
  id: `n${index + 1}`,
  type: 'B',
  title: `Thông báo ${index + 1}`,
  content: `<p>Nội <strong>dung</strong> ${index + 1}</p>`,
  date: '2026-11-20T05:00:00.000Z',
  topic: index < 12 ? 'event' : index < 14 ? 'safety' : null,
}));
const at = (query: string) => shownNotices(notices, viewOf(query));

describe('the notice page', () => {
  it('shows nine a page with the first open [NOTICE-02] [NOTICE-04]', () => {
    expect(at('')).toMatchObject({ from: 1, to: 9, total: 20, totalPages: 3, page: 1, open: 'n1', isGone: false });
    expect(at('?page=3')).toMatchObject({ from: 19, to: 20, page: 3, open: 'n19' });
    for (const wrong of ['0', '-1', '1.5', 'x', '']) expect(at(`?page=${wrong}`).page).toBe(1);
    expect(at('?page=99').page).toBe(3);
  });

  it('opens the page of a linked notice, and says so if there is none [ROUTE-09] [NOTICE-04]', () => {
    expect(at('?notice=n11')).toMatchObject({ page: 2, open: 'n11', isGone: false });
    expect(at('?notice=n11&topic=event')).toMatchObject({ page: 2, open: 'n11' });
    expect(at('?notice=n15&topic=event')).toMatchObject({ page: 1, open: 'n1', isGone: true });
    expect(at('?notice=%3Cscript%3E')).toMatchObject({ open: 'n1', isGone: true });
  });

  it('filters by topic and by words, without diacritics, and counts each topic', () => {
    expect([...at('').counts]).toEqual([
      [null, 20],
      ['event', 12],
      ['safety', 2],
    ]);
    expect(at('?topic=safety').shown.map(({ id }) => id)).toEqual(['n13', 'n14']);
    expect(at('?q=NOI+dung+20').shown.map(({ id }) => id)).toEqual(['n20']);
    expect(at('?q=thong+bao+20').shown.map(({ id }) => id)).toEqual(['n20']);
    expect(at('?q=strong').total).toBe(0);
    expect(at('?q=nothing')).toMatchObject({ total: 0, open: null, totalPages: 0 });
  });

  it('keeps what it shows in the address, beside the parameters of other components', () => {
    const query = '?member=withdraw&tab=help&topic=event&q=a&page=2&notice=n1';
    expect(queryOf(query, viewOf(query))).toBe(query);
    expect(queryOf(query, { ...viewOf(''), tab: 'board' })).toBe('?member=withdraw');
    expect(viewOf('?tab=nowhere&topic=nowhere')).toEqual(viewOf(''));
  });
});
