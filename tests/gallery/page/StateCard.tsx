import { useLanguage, useText } from '../../../src/i18n/index.ts';
import { failureText, toFailureCode } from '../../../src/wire/failure.ts';
import { both } from '../both.ts';
import type { FoundState } from '../explore.ts';
import { excuseOf } from '../inspect.ts';
import type { ProblemWords } from '../names.ts';
import { pathWords, stateName } from '../names.ts';
import type { FlowPlan } from '../plan.ts';
import { type Device, devices, Preview } from './Preview.tsx';
import * as css from './StateCard.css.ts';
import { storyAddress, storyId } from './storyAddress.ts';

export interface StateCardProps {
  readonly plan: FlowPlan;
  readonly state: FoundState;
  readonly device: Device;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

const words = {
  way: both('Đường đến đây', 'The way here'),
  alone: both('Mở riêng', 'Open by itself'),
  undrawn: both('Không có hình', 'No picture'),
} as const;

/** Displayed width of a picture in pixels. */
export const widths = { phone: 220, desktop: 420 } as const satisfies Record<Device, number>;

/** One state: its picture, its name and the path to it. */
export function StateCard({ plan, state, device, chosen, onChoose }: StateCardProps) {
  const language = useLanguage();
  const problem = useProblemWords();
  const name = stateName(plan, state, language, problem);
  const story = storyId(plan.machine.id, state.id);
  const excuse = excuseOf(plan, state);
  const width = widths[device];
  const [place = '', ...seen] = name.split(' · ');
  const alike = plan.alike?.find(({ states }) => states.includes(state.id));
  return (
    <article id={`state-${state.id}`} className={css.card[chosen ? 'chosen' : 'plain']}>
      <button type="button" className={css.head} aria-pressed={chosen} onClick={onChoose}>
        <span className={css.place}>{place}</span>
        {seen.length === 0 ? null : <span className={css.seen}>{seen.join(' · ')}</span>}
      </button>
      <div className={css.body}>
        {excuse === null ? (
          <Preview story={story} title={name} device={device} width={width} />
        ) : (
          <div
            className={css.nothing}
            style={{
              width: `${width}px`,
              minHeight: `${Math.round((devices.phone.height * widths.phone) / devices.phone.width / 2)}px`,
            }}
          >
            <strong>{words.undrawn[language]}</strong>
            <span>{excuse[language]}</span>
          </div>
        )}
        <details className={css.way}>
          <summary className={css.summary}>{words.way[language]}</summary>
          <ol className={css.steps}>
            {pathWords(plan, state, language).map((step, index) => (
              <li key={state.steps.slice(0, index).join(' ')}>{step}</li>
            ))}
          </ol>
        </details>
        {alike === undefined ? null : <p className={css.alike}>{alike.because[language]}</p>}
        {excuse === null ? (
          <a className={css.link} href={storyAddress(story)} target="_top" aria-label={`${words.alone[language]}: ${name}`}>
            {words.alone[language]}
          </a>
        ) : null}
      </div>
    </article>
  );
}

/** Error messages as shown to players. */
function useProblemWords(): ProblemWords {
  const t = useText();
  return (code) => t(failureText(toFailureCode(code)));
}
