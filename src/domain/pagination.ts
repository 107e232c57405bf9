const pageRange = 3;
const marginPages = 1;

export type PageMark = number | 'gap';

/**
 * Items of a pager: `range` page numbers around the current one, `margin` at each end, and gaps for the omitted ones. A gap
 * never replaces a single number.
 */
export function pageMarks(current: number, total: number, range = pageRange, margin = marginPages): readonly PageMark[] {
  const half = Math.floor(range / 2);
  const first = Math.max(1, Math.min(current - half, total - range + 1));
  const shown = new Set<number>();
  for (let page = 1; page <= total; page += 1) {
    const atEnd = page <= margin || page > total - margin;
    if (atEnd || (page >= first && page < first + range)) shown.add(page);
  }
  return withGaps([...shown]);
}

function withGaps(pages: readonly number[]): PageMark[] {
  return pages.flatMap((page, index): PageMark[] => {
    const before = pages[index - 1] ?? 0;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? ['gap', page] : [page];
  });
}
