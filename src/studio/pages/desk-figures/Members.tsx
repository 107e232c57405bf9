import type { DeskFigures } from '../../../wire/studio/deskFigures.ts';
import { useLanguage, useText } from '../../i18n/index.ts';
import { type Column, Scrolling, Table } from '../../kit/index.ts';
import * as css from './figures.css.ts';
import { fullText, shareText } from './figures.ts';
import { stepNames } from './names.ts';
import { monthLabel } from './placeText.ts';

/** The share of the step before; null if that has none. */
const shareOfStep = (steps: DeskFigures['steps']['now'], index: number): number | null => {
  const [step, former] = [stepNames[index], stepNames[index - 1]];
  if (step === undefined || former === undefined || steps[former] === 0) return null;
  return (steps[step] / steps[former]) * 100;
};

/** Members who registered in the span, by how far they came. Bars are shares of the step before, with a line where it was in the span before. */
export function Steps({ steps, days }: { readonly steps: DeskFigures['steps']; readonly days: number }) {
  const text = useText();
  return (
    <section className={css.panel} aria-label={text('figures.steps')}>
      <h2 className={css.panelTitle}>{text('figures.steps')}</h2>
      <p className={css.panelText}>{text('figures.stepsText', { count: days })}</p>
      <ol className={css.steps}>
        {stepNames.map((name, index) => {
          const share = shareOfStep(steps.now, index);
          const before = shareOfStep(steps.before, index);
          return (
            <li key={name} className={css.step}>
              <span className={css.stepLine}>
                <span className={css.stepName}>{text(`figures.step.${name}`)}</span>
                <span className={css.stepValue}>{fullText(steps.now[name], 'count')}</span>
                <span className={css.stepShare}>{share === null ? '' : shareText(share)}</span>
              </span>
              <Bar share={index === 0 ? (steps.now[name] === 0 ? 0 : 100) : (share ?? 0)} mark={before} />
              {before === null ? null : (
                <span className={css.hidden}>{text('figures.stepBefore', { share: shareText(before) })}</span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Decorative: its value stands beside it. */
export function Bar({ share, mark = null }: { readonly share: number; readonly mark?: number | null }) {
  return (
    <svg className={css.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect className={css.barBed} width={100} height={8} />
      <rect className={css.barFill} width={Math.min(share, 100)} height={8} />
      {mark === null ? null : <rect className={css.barMark} x={Math.min(mark, 99.4)} width={0.6} height={8} />}
    </svg>
  );
}

type Cohort = DeskFigures['cohorts'][number];

/** Members by the month of their first deposit, and the share of them who played in each month after. */
export function Cohorts({ cohorts }: { readonly cohorts: DeskFigures['cohorts'] }) {
  const text = useText();
  const language = useLanguage();
  const columns: readonly Column<Cohort>[] = [
    { id: 'month', label: text('figures.month'), isHeader: true, cell: ({ month }) => monthLabel(month, language) },
    { id: 'members', label: text('figures.members'), isNumeric: true, cell: ({ members }) => fullText(members, 'count') },
    ...cohorts.map(
      (_, later): Column<Cohort> => ({
        id: String(later),
        label: later === 0 ? text('figures.sameMonth') : text('figures.monthsLater', { count: later }),
        isNumeric: true,
        cell: ({ members, played }) => {
          const count = played[later];
          return count === undefined || members === 0 ? '' : shareText((count / members) * 100);
        },
      }),
    ),
  ];
  return (
    <section className={css.panel} aria-label={text('figures.cohorts')}>
      <h2 className={css.panelTitle}>{text('figures.cohorts')}</h2>
      <p className={css.panelText}>{text('figures.cohortsText')}</p>
      <Scrolling label={text('figures.cohorts')} className={css.wide}>
        <Table
          label={text('figures.cohorts')}
          density="dense"
          rows={cohorts.toReversed()}
          idOf={({ month }) => month}
          columns={columns}
        />
      </Scrolling>
    </section>
  );
}
