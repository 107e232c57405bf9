import type { DeskFigures } from '../../../wire/studio/deskFigures.ts';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../../kit/index.ts';
import * as css from './figures.css.ts';
import { type Change, changeOf, type FigureName, figureNames, kindOf, shortText, valueOf } from './figures.ts';

interface FigureCardsProps {
  readonly figures: DeskFigures;
  readonly chosen: FigureName;
  readonly onChoose: (name: FigureName) => void;
}

/** A card for each figure: today beside the same hours of yesterday. The chosen one is what the charts show. */
export function FigureCards({ figures, chosen, onChoose }: FigureCardsProps) {
  const text = useText();
  const { soFar, byDay, symbol } = figures;
  return (
    <div className={css.cards} role="group" aria-label={text('figures.choose')}>
      {figureNames.map((name) => {
        const [now, before] = [valueOf(name, soFar.now), valueOf(name, soFar.before)];
        const kind = kindOf(name);
        return (
          <button key={name} type="button" className={css.card} aria-pressed={name === chosen} onClick={() => onChoose(name)}>
            <span className={css.cardHead}>
              <span className={css.cardName}>{text(`figures.name.${name}`)}</span>
              <Spark values={byDay.map((day) => valueOf(name, day.now) ?? 0)} />
            </span>
            <span className={css.cardLine}>
              <span className={css.cardValue}>{shortText(now, kind, symbol)}</span>
              <ChangeText change={changeOf(name, now, before)} />
            </span>
            <span className={css.cardBefore}>{text('figures.yesterday', { value: shortText(before, kind, symbol) })}</span>
          </button>
        );
      })}
    </div>
  );
}

const ways = { up: 'arrow-up-right', down: 'arrow-down-right', same: 'minus' } as const;

/** Coloured only where one direction is better. Its arrow and sign say the same without colour. */
export function ChangeText({ change, isPlain = false }: { readonly change: Change | null; readonly isPlain?: boolean }) {
  if (change === null) return <span className={css.change.none}>–</span>;
  const tone = change.isGood === null ? 'none' : change.isGood ? 'good' : 'bad';
  return (
    <span className={css.change[tone]}>
      {isPlain ? null : <Icon name={ways[change.way]} size={12} />}
      {change.text}
    </span>
  );
}

const [width, height] = [48, 16];

/** The course over the days of the span. Decorative: the chart of days and its table have the values. */
function Spark({ values }: { readonly values: readonly number[] }) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const yOf = (value: number) => (high === low ? height / 2 : height - 2 - ((value - low) / (high - low)) * (height - 4));
  const points = values.map((value, index) => `${((index / (values.length - 1)) * width).toFixed(1)},${yOf(value).toFixed(1)}`);
  return (
    <svg className={css.spark} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <polyline className={css.sparkLine} points={points.join(' ')} />
    </svg>
  );
}
