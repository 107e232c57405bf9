import type { ReactNode } from 'react';
import { below } from '../../../theme/breakpoints.ts';
import type { ListQuery } from '../../data/index.ts';
import { Card, type CardProps } from '../parts/Card.tsx';
import { MemberTable, type MemberTableProps } from '../parts/MemberTable.tsx';
import { PageAction } from '../parts/PageAction.tsx';
import { useMedia } from '../parts/useMedia.ts';
import { ExportButton, type ExportButtonProps } from './ExportButton.tsx';
import * as css from './lists.css.ts';
import { Pager, type PlaceParams } from './Pager.tsx';
import { PeriodRange, PeriodSegment } from './PeriodBar.tsx';

interface ListPageProps {
  /** The list as a file. */
  readonly file?: ExportButtonProps;
  /** Above the filters: groups to choose from, or whose list it is. */
  readonly head?: ReactNode;
  /** Place of the period: beside the filters, or beside the title where every figure is of the period. */
  readonly period?: 'filters' | 'title';
  /** Filters beside the period. */
  readonly filters?: ReactNode;
  /** Sums, the list, and what is said below it. */
  readonly children: ReactNode;
}

/** A page of a list by period: what is shown is in the address. */
export function ListPage({ file, head, period = 'filters', filters, children }: ListPageProps) {
  return (
    <div className={css.page}>
      {file === undefined ? null : <ExportButton {...file} />}
      {period === 'title' ? <TitlePeriod /> : null}
      {head}
      <div className={css.filters}>
        {period === 'filters' ? <PeriodSegment /> : null}
        <PeriodRange />
        {filters}
      </div>
      {children}
    </div>
  );
}

/** In the row of the title; on phones across the page. */
function TitlePeriod() {
  return useMedia(below.md) ? (
    <PeriodSegment block />
  ) : (
    <PageAction>
      <PeriodSegment />
    </PageAction>
  );
}

interface ListTableProps<Row>
  extends Omit<MemberTableProps<Row>, 'busy' | 'failed' | 'onRetry'>,
    Pick<CardProps, 'title' | 'aside'> {
  readonly query: ListQuery<ListedPage>;
  readonly place?: PlaceParams | undefined;
  /** Filters inside the card. */
  readonly filters?: ReactNode;
  /** Not in pages: what a search found. */
  readonly whole?: boolean;
}

interface ListedPage {
  readonly next: string | null;
  readonly previous: string | null;
  readonly total: number;
}

/** The rows of a list, and the way to its other pages. */
export function ListTable<Row>({ query, place, title, aside, filters, whole = false, ...table }: ListTableProps<Row>) {
  const { data, isLoadingError, isPlaceholderData, refetch } = query;
  return (
    <>
      <Card flush title={title} aside={aside}>
        {filters === undefined ? null : <div className={css.cardFilters}>{filters}</div>}
        <MemberTable {...table} busy={isPlaceholderData} failed={isLoadingError} onRetry={() => void refetch()} />
      </Card>
      {whole ? null : <Pager place={place} list={data} rows={table.rows?.length ?? 0} />}
    </>
  );
}
