/** The first page of a dropdown shows more games than later ones. */
export const firstDropdownPage = 21;
export const laterDropdownPage = 18;

/** Page size of the API calls from which dropdown pages are cut. */
export const requestSize = 24;

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The range of games a dropdown page shows. Consecutive pages have no gaps or overlaps. */
function dropdownSpan(page: number): Span {
  const start = page <= 1 ? 0 : firstDropdownPage + (page - 2) * laterDropdownPage;
  return { start, end: start + (page <= 1 ? firstDropdownPage : laterDropdownPage) };
}

export function dropdownPages(total: number): number {
  return total <= firstDropdownPage ? Math.min(total, 1) : 1 + Math.ceil((total - firstDropdownPage) / laterDropdownPage);
}

/** Page numbers of the API calls that contain a dropdown page's games, in order. */
export function requestsFor(page: number, total: number = Number.POSITIVE_INFINITY): readonly number[] {
  const { start, end } = dropdownSpan(page);
  const last = Math.min(end, total);
  if (last <= start) return [];
  const first = Math.floor(start / requestSize) + 1;
  const count = Math.ceil(last / requestSize) - first + 1;
  return Array.from({ length: count }, (_, index) => first + index);
}

/** Cuts a dropdown page from the responses received so far, keyed by page number of the call. */
export function dropdownGames<Game>(page: number, answers: ReadonlyMap<number, readonly Game[]>): readonly Game[] {
  const { start } = dropdownSpan(page);
  const requests = requestsFor(page);
  const buffer = requests.flatMap((request) => answers.get(request) ?? []);
  const offset = start - ((requests[0] ?? 1) - 1) * requestSize;
  return buffer.slice(offset, offset + (page <= 1 ? firstDropdownPage : laterDropdownPage));
}
