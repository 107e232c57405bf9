import type { ReactNode } from 'react';
import type { ListQuery } from '../../data/index.ts';
import { Card, type CardProps } from '../parts/Card.tsx';
import { MemberTable, type MemberTableProps } from '../parts/MemberTable.tsx';
import { ExportButton, type ExportButtonProps } from './ExportButton.tsx';
import * as css from './lists.css.ts';
import { Pager, type PlaceParams } from './Pager.tsx';
import { PeriodRange, PeriodSegment } from './PeriodBar.tsx';

interface ListPageProps {
  /** The list as a file. */
  readonly file?: ExportButtonProps;
  /** Groups to choose from, above the filters. */
  readonly chips?: ReactNode;
  /** Filters beside the period. */
  readonly filters?: ReactNode;
  /** Sums, the list, and what is said below it. */
  readonly children: ReactNode;
}

/** A page of a list by period: what is shown is in the address. */
export function ListPage({ file, chips, filters, children }: ListPageProps) {
  return (
    <div className={css.page}>
      {file === undefined ? null : <ExportButton {...file} />}
      {chips}
      <div className={css.filters}>
        <PeriodSegment />
        <PeriodRange />
        {filters}
      </div>
      {children}
    </div>
  );
}

interface ListTableProps<Row>
  extends Omit<MemberTableProps<Row>, 'busy' | 'failed' | 'onRetry'>,
    Pick<CardProps, 'title' | 'aside'> {
  readonly query: ListQuery<ListedPage>;
  readonly place?: PlaceParams | undefined;
  /** Filters inside the card. */
  readonly filters?: ReactNode;
}

interface ListedPage {
  readonly next: string | null;
  readonly previous: string | null;
  readonly total: number;
}

/** The rows of a list, and the way to its other pages. */
export function ListTable<Row>({ query, place, title, aside, filters, ...table }: ListTableProps<Row>) {
  const { data, isLoadingError, isPlaceholderData, refetch } = query;
  return (
    <>
      <Card flush title={title} aside={aside}>
        {filters === undefined ? null : <div className={css.cardFilters}>{filters}</div>}
        <MemberTable {...table} busy={isPlaceholderData} failed={isLoadingError} onRetry={() => void refetch()} />
      </Card>
      <Pager place={place} list={data} rows={table.rows?.length ?? 0} />
    </>
  );
}
