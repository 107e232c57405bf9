import { Fragment, type ReactNode } from 'react';
import { useText } from '../../../i18n/index.ts';
import { below as under } from '../../../theme/breakpoints.ts';
import { EmptyState, type EmptyStateProps } from '../../../ui/EmptyState/EmptyState.tsx';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './MemberTable.css.ts';
import { useMedia } from './useMedia.ts';

export interface MemberColumn<Row> {
  readonly key: string;
  /** Heading of the column, and label of the value on a card. */
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'start' | 'end';
  /**
   * Place on the card of a phone: name and sum on its first line, a note and the state on its second; `line` is labelled and has a
   * line for itself, `none` is left out. Default: `lead` for the first column, `line` for the others.
   */
  readonly onCard?: 'lead' | 'sum' | 'note' | 'state' | 'line' | 'none';
}

type Total = Readonly<Partial<Record<string, ReactNode>>>;

export interface MemberTableProps<Row> {
  /** Accessible name of the list. */
  readonly label: string;
  readonly columns: readonly MemberColumn<Row>[];
  /** Undefined while the first page loads. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  /** Another page loads; the rows of the former one stay. */
  readonly busy?: boolean;
  /** The list could not be loaded. */
  readonly failed?: boolean;
  readonly onRetry?: () => void;
  readonly empty: Pick<EmptyStateProps, 'icon' | 'title' | 'text' | 'action'>;
  /** Values of the total row by column; the first column says "Total" unless it has one. */
  readonly total?: Total;
  /** Below a row, over its whole width; null for nothing. */
  readonly renderBelow?: (row: Row) => ReactNode;
  /** Smaller cells, for seven columns and more. */
  readonly dense?: boolean;
}

/** A list of records: a table from 768 px up, cards on phones. The words of `member` are needed above it. */
export function MemberTable<Row>({ failed = false, onRetry, empty, rows, ...list }: MemberTableProps<Row>) {
  const isPhone = useMedia(under.md);
  const t = useText();
  if (failed) return <LoadFailed title={t('member.table.failed')} onRetry={onRetry} />;
  if (rows === undefined) return <Waiting />;
  if (rows.length === 0) return <EmptyState level={3} {...empty} />;
  return isPhone ? <Cards {...list} rows={rows} /> : <Table {...list} rows={rows} />;
}

type ListProps<Row> = Omit<MemberTableProps<Row>, 'failed' | 'onRetry' | 'empty' | 'rows'> & { readonly rows: readonly Row[] };

function Table<Row>({ label, columns, rows, rowKey, busy = false, total, renderBelow, dense = false }: ListProps<Row>) {
  const t = useText();
  const classOf = ({ align = 'start' }: MemberColumn<Row>) => `${dense ? css.denseCell : css.cell} ${css.align[align]}`;
  return (
    <div className={css.scroll}>
      <table className={css.table} aria-label={label} aria-busy={busy ? true : undefined}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={`${classOf(column)} ${css.heading}`}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={rowKey(row)}>
              <tr className={css.row}>
                {columns.map((column) => (
                  <td key={column.key} className={classOf(column)}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
              <Below columns={columns.length}>{renderBelow?.(row)}</Below>
            </Fragment>
          ))}
        </tbody>
        {total === undefined ? null : (
          <tfoot>
            <tr className={css.total}>
              {columns.map((column, index) => (
                <td key={column.key} className={classOf(column)}>
                  {total[column.key] ?? (index === 0 ? t('member.table.total') : null)}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

function Below({ columns, children }: { readonly columns: number; readonly children: ReactNode }) {
  if (children === null || children === undefined) return null;
  return (
    <tr>
      <td colSpan={columns} className={css.below}>
        {children}
      </td>
    </tr>
  );
}

function Cards<Row>({ label, columns, rows, rowKey, busy = false, total, renderBelow }: ListProps<Row>) {
  const t = useText();
  const placeOf = ({ onCard }: MemberColumn<Row>, index: number) => onCard ?? (index === 0 ? 'lead' : 'line');
  const shown = columns.flatMap((column, index) => {
    const place = placeOf(column, index);
    return place === 'none' ? [] : [{ column, place }];
  });
  return (
    <>
      <ul className={css.cards} aria-label={label} aria-busy={busy ? true : undefined}>
        {rows.map((row) => (
          <li key={rowKey(row)} className={css.card}>
            {shown.map(({ column, place }) => (
              <span key={column.key} className={css.onCard[place]}>
                {place === 'line' ? <span className={css.label}>{column.label}</span> : null}
                <span className={css.value}>{column.cell(row)}</span>
              </span>
            ))}
            <CardBelow>{renderBelow?.(row)}</CardBelow>
          </li>
        ))}
      </ul>
      {total === undefined ? null : (
        <dl className={css.totals}>
          {columns.map(({ key, label: name }) =>
            total[key] === undefined ? null : (
              <div key={key} className={css.onCard.line}>
                <dt>{`${t('member.table.total')} · ${name}`}</dt>
                <dd className={css.value}>{total[key]}</dd>
              </div>
            ),
          )}
        </dl>
      )}
    </>
  );
}

function CardBelow({ children }: { readonly children: ReactNode }) {
  return children === null || children === undefined ? null : <div className={css.cardBelow}>{children}</div>;
}

function Waiting() {
  const t = useText();
  return (
    <div className={css.waiting} aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {lines.map((line) => (
        <span key={line} className={css.waitingRow}>
          <Skeleton shape="text" />
        </span>
      ))}
    </div>
  );
}

const lines = [1, 2, 3, 4, 5];
