import { useState } from 'react';
import { localeOf } from '../../../domain/language.ts';
import { studioZone, useLanguage, useText } from '../../i18n/index.ts';
import { Segmented } from '../../kit/index.ts';
import * as css from './banners.css.ts';
import { barOf, type Shown, type Span, spans, stateAt, timelineOf } from './schedule.ts';
import { useWhen } from './useWhen.ts';

interface ScheduleProps {
  readonly now: number;
  readonly rows: readonly { readonly key: string; readonly name: string; readonly shown: Shown }[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

/** Bars for the times in which each banner is shown, over the time to come. */
export function Schedule({ now, rows, chosen, onChoose }: ScheduleProps) {
  const text = useText();
  const language = useLanguage();
  const when = useWhen();
  const [span, setSpan] = useState<Span>('quarter');
  const timeline = timelineOf(span, now);
  const tickText = new Intl.DateTimeFormat(localeOf(language), {
    timeZone: studioZone,
    ...(span === 'quarter' ? { month: 'short', year: 'numeric' } : { day: 'numeric', month: 'numeric' }),
  });
  return (
    <section className={css.card} aria-labelledby="schedule-title">
      <div className={css.cardHead}>
        <h2 id="schedule-title" className={css.cardTitle}>
          {text('banners.schedule')}
        </h2>
        <span className={css.quiet}>GMT+7</span>
        <Segmented
          label={text('banners.span')}
          choices={spans.map((value) => ({ value, label: text(`banners.span.${value}`) }))}
          value={span}
          onChange={setSpan}
        />
      </div>
      <div className={css.ticks} aria-hidden="true">
        <span className={css.tickName} />
        <span className={css.tickTrack}>
          {timeline.ticks.map((tick) => (
            <span key={tick} className={css.tick}>
              {tickText.format(tick)}
            </span>
          ))}
        </span>
      </div>
      <ul>
        {rows.map(({ key, name, shown }, index) => {
          const bar = barOf(shown, timeline);
          const words = when(shown);
          return (
            <li key={key} className={css.timeRow}>
              <button type="button" className={css.timeName} aria-current={index === chosen} onClick={() => onChoose(index)}>
                {name}
              </button>
              <span className={css.track}>
                {bar === null ? (
                  <span className={css.outside}>{words}</span>
                ) : (
                  <span
                    className={css.bar[stateAt(shown, now)]}
                    style={{ insetInlineStart: `${bar.start}%`, inlineSize: `${bar.width}%` }}
                  >
                    <span className={css.barText}>{words}</span>
                  </span>
                )}
                <span className={css.now} style={{ insetInlineStart: `${timeline.now}%` }} aria-hidden="true" />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
