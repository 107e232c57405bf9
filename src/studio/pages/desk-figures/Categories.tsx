import type { DeskFigures } from '../../../wire/studio/deskFigures.ts';
import { type Translate, useText } from '../../i18n/index.ts';
import { type Column, Scrolling, Table } from '../../kit/index.ts';
import { ChangeText } from './FigureCards.tsx';
import * as css from './figures.css.ts';
import { changeOf, fullText, holdShareOf } from './figures.ts';
import { Bar } from './Members.tsx';
import { categoryName } from './names.ts';

type Row = DeskFigures['categories'][number];

/** Stakes, hold and change by category, over the span. */
export function Categories({ figures: { categories, symbol, byDay } }: { readonly figures: DeskFigures }) {
  const text = useText();
  const title = text('figures.categories', { unit: symbol });
  const most = Math.max(...categories.map(({ stakes }) => Number(stakes)));
  return (
    <section className={css.panel} aria-label={title}>
      <h2 className={css.panelTitle}>{title}</h2>
      <p className={css.panelText}>{text('figures.categoriesText', { count: byDay.length })}</p>
      <Scrolling label={title} className={css.wide}>
        <Table label={title} rows={categories} idOf={({ category }) => category} columns={columnsOf(most, text)} />
      </Scrolling>
    </section>
  );
}

/** @param most Stakes of the category that has the most */
function columnsOf(most: number, text: Translate): readonly Column<Row>[] {
  return [
    {
      id: 'category',
      label: text('figures.category'),
      isHeader: true,
      cell: ({ category, stakes }) => (
        <span className={css.barred}>
          {categoryName(category, text)}
          <Bar share={(Number(stakes) / most) * 100} />
        </span>
      ),
    },
    {
      id: 'stakes',
      label: text('figures.name.stakes'),
      isNumeric: true,
      cell: ({ stakes }) => fullText(Number(stakes), 'amount'),
    },
    {
      id: 'hold',
      label: text('figures.name.holdShare'),
      isNumeric: true,
      cell: ({ stakes, payouts }) => fullText(holdShareOf(stakes, payouts), 'share'),
    },
    {
      id: 'change',
      label: text('figures.change'),
      isNumeric: true,
      cell: ({ stakes, stakesBefore }) => (
        <ChangeText change={changeOf('stakes', Number(stakes), Number(stakesBefore))} isPlain />
      ),
    },
  ];
}
