import { useText } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import type { Cursor } from '../../../wire/records.ts';
import { useMemberParams } from '../parts/useMemberParams.ts';
import * as css from './lists.css.ts';
import { firstPage } from './period.ts';

/** Rows of a page, as the server sends them. */
const pageSize = 20;

/** Filters and position of a list in the address, and how some of them are changed; null removes one. */
export type PlaceParams = readonly [
  Readonly<Partial<Record<string, string>>>,
  (changes: Readonly<Record<string, string | null>>) => void,
];

/**
 * The position of a list, which lives in the address: a cursor, and the number of the page for the reader.
 * @param place Where the address keeps it; by default in the parameters of the centre.
 */
export function useListPlace(place?: PlaceParams) {
  const own = useMemberParams();
  const [params, change] = place ?? own;
  const { after, before } = params;
  const cursor: Cursor = after !== undefined ? { after } : before !== undefined ? { before } : {};
  const page = after === undefined && before === undefined ? 1 : Math.max(1, Number.parseInt(params['page'] ?? '1', 10) || 1);
  return {
    cursor,
    page,
    toFirst: () => change(firstPage),
    toNext: (next: string) => change({ ...firstPage, after: next, page: String(page + 1) }),
    toPrevious: (previous: string) =>
      page <= 2 ? change(firstPage) : change({ ...firstPage, before: previous, page: String(page - 1) }),
  };
}

interface PagerProps {
  readonly place?: PlaceParams | undefined;
  readonly list: { readonly next: string | null; readonly previous: string | null; readonly total: number } | undefined;
  /** Rows on this page. */
  readonly rows: number;
}

/** Steps through a list by cursor. Nothing for a list of one page without rows. */
export function Pager({ place, list, rows }: PagerProps) {
  const t = useText();
  const { page, toFirst, toNext, toPrevious } = useListPlace(place);
  if (list === undefined || (rows === 0 && page === 1)) return null;
  const { next, previous, total } = list;
  const start = (page - 1) * pageSize;
  const pages = Math.max(page, Math.ceil(total / pageSize));
  const back = previous === null && page === 1;
  return (
    <nav className={css.pager} aria-label={t('common.pages')}>
      <span>
        {rows === 0
          ? null
          : t('common.page_range', { from: grouped(start + 1), to: grouped(start + rows), total: grouped(total) })}
      </span>
      <span className={css.pagerSteps}>
        <IconButton
          tone="plain"
          label={t('common.previous')}
          icon={<Icon name="caret-left" weight="bold" size={14} />}
          disabled={back}
          onClick={() => (previous === null ? toFirst() : toPrevious(previous))}
        />
        <span aria-current="page">{t('records.pager.page', { page: grouped(page), pages: grouped(pages) })}</span>
        <IconButton
          tone="plain"
          label={t('common.next')}
          icon={<Icon name="caret-right" weight="bold" size={14} />}
          disabled={next === null}
          onClick={() => (next === null ? undefined : toNext(next))}
        />
      </span>
    </nav>
  );
}

const grouped = (count: number) => count.toLocaleString('en');
