import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Table.css.ts';

export interface Column<Row> {
  readonly id: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isNumeric?: boolean;
  /** The cell names its row. */
  readonly isHeader?: boolean;
  readonly isSortable?: boolean;
}

export interface TableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  readonly density?: keyof typeof css.cell;
  readonly selected?: string | null;
  /** Pressing anywhere in a row but on a control; keyboards use the button or link within it. */
  readonly onChoose?: (row: Row) => void;
  readonly sorted?: { readonly by: string; readonly direction: 'ascending' | 'descending' };
  readonly onSort?: (by: string) => void;
}

/** Rows of facts under sticky heads. */
export function Table<Row>({
  label,
  columns,
  rows,
  idOf,
  density = 'normal',
  selected = null,
  onChoose,
  sorted,
  onSort,
}: TableProps<Row>) {
  return (
    <table className={css.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              className={column.isNumeric === true ? `${css.head} ${css.numeric}` : css.head}
              {...(sorted?.by === column.id ? { 'aria-sort': sorted.direction } : {})}
            >
              {column.isSortable === true && onSort !== undefined ? (
                <button type="button" className={css.sort} onClick={() => onSort(column.id)}>
                  {column.label}
                  {sorted?.by === column.id ? (
                    <Icon name={sorted.direction === 'ascending' ? 'caret-up' : 'caret-down'} size={12} />
                  ) : null}
                </button>
              ) : (
                column.label
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={idOf(row)}
            className={onChoose === undefined ? css.row : `${css.row} ${css.pressable}`}
            {...(selected === idOf(row) ? { 'data-selected': '', 'aria-current': 'true' as const } : {})}
            {...(onChoose === undefined ? {} : { onClick: (event) => (isOnControl(event) ? undefined : onChoose(row)) })}
          >
            {columns.map((column) => {
              const className = column.isNumeric === true ? `${css.cell[density]} ${css.numeric}` : css.cell[density];
              return column.isHeader === true ? (
                <th key={column.id} scope="row" className={`${className} ${css.rowHead}`}>
                  {column.cell(row)}
                </th>
              ) : (
                <td key={column.id} className={className}>
                  {column.cell(row)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A control acts by itself: with the row as well, a button that opens it would take two steps into the history. */
const isOnControl = ({ target }: MouseEvent) => target instanceof Element && target.closest('a, button, input, label') !== null;
