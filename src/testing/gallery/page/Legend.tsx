import { useLanguage } from '../../../i18n/index.ts';
import { both } from '../both.ts';
import * as css from './Legend.css.ts';

const title = both('Cách đọc sơ đồ', 'How to read the chart');
const entries = [
  { mark: '●', look: 'plain', words: both('người chơi hoặc trang làm gì', 'what a person or the page does') },
  { mark: '✓', look: 'good', words: both('lời gọi được trả lời', 'a call is answered') },
  { mark: '✕', look: 'bad', words: both('lời gọi thất bại', 'a call fails') },
  { mark: '◷', look: 'time', words: both('thời gian trôi qua', 'time passes') },
  { mark: '[…]', look: 'soft', words: both('điều kiện', 'a condition') },
  { mark: '⇄', look: 'call', words: both('lời gọi mà trạng thái này đợi', 'the call this state waits for') },
  { mark: '↺', look: 'soft', words: both('nghe mà không rời trạng thái', 'heard without leaving the state') },
  { mark: '3', look: 'badge', words: both('số hình; bấm trạng thái để xem', 'how many pictures; press the state to see them') },
] as const;

/** What the marks of the chart mean. */
export function Legend() {
  const language = useLanguage();
  return (
    <details className={css.legend} open>
      <summary className={css.title}>{title[language]}</summary>
      <ul className={css.list}>
        {entries.map(({ mark, look, words }) => (
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
