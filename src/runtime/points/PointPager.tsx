import { useText } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import type { Cursor } from '../../wire/records.ts';
import * as css from './points.css.ts';

/** Rows of a page, as the server sends them. */
const pageSize = 20;

/** Filters and position of a list in the address, and how some of them are changed; null removes one. */
export type PlaceParams = readonly [
  Readonly<Partial<Record<string, string>>>,
  (changes: Readonly<Record<string, string | null>>) => void,
];

/** Another filter starts at its first page. */
export const firstPage = { after: null, before: null, page: null } as const;

export function cursorOf({ after, before }: PlaceParams[0]): Cursor {
  return after !== undefined ? { after } : before !== undefined ? { before } : {};
}

interface PagerProps {
  readonly place: PlaceParams;
  readonly list: { readonly next: string | null; readonly previous: string | null; readonly total: number } | undefined;
  readonly rows: number;
}

/** Steps through a list by cursor. Nothing for a list of one page. */
export function PointPager({ place: [params, change], list, rows }: PagerProps) {
  const t = useText();
  const page = cursorOf(params).after === undefined && params['before'] === undefined ? 1 : Number(params['page'] ?? '1') || 1;
  if (list === undefined || (list.next === null && list.previous === null)) return null;
  const { next, previous, total } = list;
  const start = (page - 1) * pageSize;
  const toPrevious = (place: string) =>
    page <= 2 ? change(firstPage) : change({ ...firstPage, before: place, page: String(page - 1) });
  return (
    <nav className={css.pager} aria-label={t('common.pages')}>
      <span>{t('points.pager', { from: start + 1, until: start + rows, total })}</span>
      <span className={css.pagerSteps}>
        <IconButton
          tone="plain"
          label={t('common.previous')}
          icon={<Icon name="caret-left" weight="bold" size={14} />}
          disabled={previous === null}
          onClick={() => (previous === null ? undefined : toPrevious(previous))}
        />
        <IconButton
          tone="plain"
          label={t('common.next')}
          icon={<Icon name="caret-right" weight="bold" size={14} />}
          disabled={next === null}
          onClick={() => (next === null ? undefined : change({ ...firstPage, after: next, page: String(page + 1) }))}
        />
      </span>
    </nav>
  );
}
