import { type CsvCell, csvLine, csvMarks, csvStart } from '../../../domain/csv.ts';
import type { Language } from '../../../domain/language.ts';
import type { DeskFigures, FigureSums } from '../../../wire/studio/deskFigures.ts';
import type { Translate } from '../../i18n/index.ts';
import { type FigureName, figureNames, holdShareOf, kindOf, valueOf } from './figures.ts';
import { categoryName, stepNames, titleOf } from './names.ts';
import { hourLabel, timeLabel } from './placeText.ts';

interface FileDeps {
  readonly figures: DeskFigures;
  /** As the brand calls itself. */
  readonly brand: string;
  readonly name: FigureName;
  readonly text: Translate;
  readonly language: Language;
}

/** The figures that the page shows as a CSV file. Texts that a spreadsheet would run as a formula are made harmless. */
export function figuresFile({ figures, brand, name, text, language }: FileDeps): string {
  const { byHour, byDay, hours, soFar, span, steps, categories, cohorts, symbol, timeZone, today, until } = figures;
  const number = (value: number | null, places: number): CsvCell =>
    value === null ? '' : { amount: value.toFixed(places).replace('.', csvMarks[language].decimal) };
  const cellOf = (figure: FigureName, sums: FigureSums) => number(valueOf(figure, sums), kindOf(figure) === 'count' ? 0 : 2);
  const pair = (place: string, figure: FigureName, { now, before }: Readonly<Record<'now' | 'before', FigureSums>>) => [
    place,
    cellOf(figure, now),
    cellOf(figure, before),
  ];
  const title = titleOf(name, symbol, text);
  const heads = [text('figures.today'), text('figures.yesterdayColumn')];
  const lines: readonly (readonly CsvCell[])[] = [
    [text('figures.title'), brand, today, timeLabel(until, timeZone, language)],
    [],
    [text('figures.figure'), ...heads],
    ...figureNames.map((figure) => pair(titleOf(figure, symbol, text), figure, soFar)),
    [],
    [text('figures.byHour', { figure: title })],
    [text('figures.hour'), ...heads],
    ...byHour.map(({ now, before }, hour) => [hourLabel(hour), hour < hours ? cellOf(name, now) : '', cellOf(name, before)]),
    [],
    [text('figures.byDay', { figure: title })],
    [
      text('figures.day'),
      text('figures.lastDays', { count: byDay.length }),
      text('figures.daysBefore', { count: byDay.length }),
    ],
    ...byDay.map(({ day, ...sums }) => pair(day, name, sums)),
    pair(text('figures.all'), name, span),
    [],
    [
      text('figures.steps'),
      text('figures.lastDays', { count: byDay.length }),
      text('figures.daysBefore', { count: byDay.length }),
    ],
    ...stepNames.map((step) => [text(`figures.step.${step}`), number(steps.now[step], 0), number(steps.before[step], 0)]),
    [],
    [text('figures.category'), titleOf('stakes', symbol, text), text('figures.name.holdShare'), text('figures.stakesBefore')],
    ...categories.map(({ category, stakes, payouts, stakesBefore }) => [
      categoryName(category, text),
      number(Number(stakes), 2),
      number(holdShareOf(stakes, payouts), 2),
      number(Number(stakesBefore), 2),
    ]),
    [],
    [text('figures.cohorts')],
    [
      text('figures.month'),
      text('figures.members'),
      ...cohorts.map((_, later) => (later === 0 ? text('figures.sameMonth') : text('figures.monthsLater', { count: later }))),
    ],
    ...cohorts.map(({ month, members, played }) => [
      month.slice(0, 7),
      number(members, 0),
      ...played.map((count) => number(count, 0)),
    ]),
  ];
  return csvStart + lines.map((cells) => csvLine(cells, language)).join('');
}
