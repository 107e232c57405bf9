import type { DeskFigures, FigureSums } from '../../../wire/studio/deskFigures.ts';
import { type Translate, useLanguage, useText } from '../../i18n/index.ts';
import { type Column, Scrolling, Table } from '../../kit/index.ts';
import { ChangeText } from './FigureCards.tsx';
import * as css from './figures.css.ts';
import { changeOf, type FigureName, fullText, kindOf, shortText, valueOf } from './figures.ts';
import { Keys, LineChart, type Series } from './LineChart.tsx';
import { titleOf } from './names.ts';
import { dayLabel, hourLabel } from './placeText.ts';

interface CourseProps {
  readonly figures: DeskFigures;
  readonly name: FigureName;
}

interface Row {
  readonly id: string;
  readonly place: string;
  readonly now: number | null;
  readonly before: number | null;
  readonly isSum?: boolean;
}

/** The chosen figure by the hour: today beside yesterday. */
export function ByHour({ figures, name }: CourseProps) {
  const text = useText();
  const { byHour, hours, soFar, symbol } = figures;
  const rows = byHour.map(({ now, before }, hour) => ({
    id: hourLabel(hour),
    place: hourLabel(hour),
    now: hour < hours ? valueOf(name, now) : null,
    before: valueOf(name, before),
  }));
  return (
    <Course
      name={name}
      title={text('figures.byHour', { figure: titleOf(name, symbol, text) })}
      columns={{ place: text('figures.hour'), now: text('figures.today'), before: text('figures.yesterdayColumn') }}
      rows={rows}
      tableRows={[sumRow(name, text('figures.soFar'), soFar), ...rows.slice(0, hours).toReversed(), ...rows.slice(hours)]}
    />
  );
}

/** The chosen figure by whole days of the span, each beside the day as far before. */
export function ByDay({ figures, name }: CourseProps) {
  const text = useText();
  const language = useLanguage();
  const { byDay, span, symbol } = figures;
  const rows = byDay.map(({ day, now, before }) => ({
    id: day,
    place: dayLabel(day, language),
    now: valueOf(name, now),
    before: valueOf(name, before),
  }));
  return (
    <Course
      name={name}
      title={text('figures.byDay', { figure: titleOf(name, symbol, text) })}
      columns={{
        place: text('figures.day'),
        now: text('figures.lastDays', { count: byDay.length }),
        before: text('figures.daysBefore', { count: byDay.length }),
      }}
      rows={rows}
      tableRows={[sumRow(name, text('figures.all'), span), ...rows.toReversed()]}
    />
  );
}

const sumRow = (name: FigureName, place: string, { now, before }: Readonly<Record<'now' | 'before', FigureSums>>): Row => ({
  id: 'sum',
  place,
  now: valueOf(name, now),
  before: valueOf(name, before),
  isSum: true,
});

interface CoursePartProps {
  readonly name: FigureName;
  readonly title: string;
  readonly columns: Readonly<Record<'place' | 'now' | 'before', string>>;
  readonly rows: readonly Row[];
  readonly tableRows: readonly Row[];
}

/** A chart with its table. */
function Course({ name, title, columns, rows, tableRows }: CoursePartProps) {
  const text = useText();
  const kind = kindOf(name);
  const series: readonly Series[] = [
    { name: columns.now, look: 'now', values: rows.map(({ now }) => now) },
    { name: columns.before, look: 'before', values: rows.map(({ before }) => before) },
  ];
  return (
    <section className={css.panel} aria-label={title}>
      <h2 className={css.panelTitle}>{title}</h2>
      <Keys series={series} />
      <div className={css.course}>
        <LineChart
          label={title}
          series={series}
          places={rows.map(({ place }) => place)}
          textOf={(value) => fullText(value, kind)}
          axisText={(value) => shortText(value, kind)}
        />
        <Scrolling label={title} className={css.tableRoom}>
          <Table
            label={title}
            density="dense"
            rows={tableRows}
            idOf={({ id }) => id}
            columns={columnsOf(name, columns, text)}
          />
        </Scrolling>
      </div>
    </section>
  );
}

function columnsOf(name: FigureName, heads: CoursePartProps['columns'], text: Translate): readonly Column<Row>[] {
  const kind = kindOf(name);
  const strong = (row: Row, shown: string) => (row.isSum === true ? <strong>{shown}</strong> : shown);
  return [
    { id: 'place', label: heads.place, isHeader: true, cell: (row) => strong(row, row.place) },
    { id: 'now', label: heads.now, isNumeric: true, cell: (row) => strong(row, shortText(row.now, kind)) },
    { id: 'before', label: heads.before, isNumeric: true, cell: (row) => strong(row, shortText(row.before, kind)) },
    {
      id: 'change',
      label: text('figures.change'),
      isNumeric: true,
      cell: (row) => <ChangeText change={changeOf(name, row.now, row.before)} isPlain />,
    },
  ];
}
