import { useLanguage } from '../../../src/i18n/index.ts';
import { both } from '../both.ts';
import { Mark } from '../chart/Mark.tsx';
import * as css from './Legend.css.ts';

const title = both('Cách đọc sơ đồ', 'How to read the chart');
const entries = [
  { mark: 'event', words: both('người chơi hoặc trang làm gì', 'what a person or the page does') },
  { mark: 'done', words: both('lời gọi được trả lời', 'a call is answered') },
  { mark: 'error', words: both('lời gọi thất bại', 'a call fails') },
  { mark: 'after', words: both('thời gian trôi qua', 'time passes') },
  { mark: 'always', words: both('đi ngay, theo điều kiện', 'immediately, by a condition') },
  { mark: 'call', words: both('lời gọi mà trạng thái này đợi', 'the call this state waits for') },
  { mark: 'stay', words: both('nghe mà không rời trạng thái', 'heard without leaving the state') },
] as const;
const more = [
  { mark: '[…]', look: 'soft', words: both('điều kiện', 'a condition') },
  {
    mark: '3',
    look: 'badge',
    words: both('số hình; bấm trạng thái để chỉ xem chúng', 'pictures; press the state to see only them'),
  },
] as const;

/** Legend of the chart's icons. */
export function Legend() {
  const language = useLanguage();
  return (
    <details className={css.legend} open>
      <summary className={css.title}>{title[language]}</summary>
      <ul className={css.list}>
        {entries.map(({ mark, words }) => (
          <li key={mark} className={css.entry}>
            <svg className={css.sign[mark]} viewBox="0 0 12 12" width="13" height="13" aria-hidden="true">
              <Mark name={mark} x={0} y={0} />
            </svg>
            {words[language]}
          </li>
        ))}
        {more.map(({ mark, look, words }) => (
          <li key={mark} className={css.entry}>
            <span className={css.mark[look]} aria-hidden="true">
              {mark}
            </span>
            {words[language]}
          </li>
        ))}
      </ul>
    </details>
  );
}
