import { type NoticeOverlap, noticeOverlaps } from '../../../../domain/noticeOverlap.ts';
import type { ListedNotice, NoticeReaders } from '../../../../wire/notice.ts';
import { useLocalized, useMoment, useNumber, useText } from '../../../i18n/index.ts';
import { Note } from '../../../kit/index.ts';
import * as css from '../content.css.ts';
import { accountsOf } from './noticeText.ts';

interface OverlapsProps {
  readonly notices: readonly ListedNotice[];
  readonly readers: NoticeReaders;
}

/** Pairs that are shown; more of them are a number. */
const maxShown = 5;

/** Popups that one person meets at the same time, by their names. */
export function Overlaps({ notices, readers }: OverlapsProps) {
  const text = useText();
  const pairs = noticeOverlaps(notices.filter(({ state }) => state !== 'ended'));
  if (pairs.length === 0) return null;
  return (
    <section className={css.box} aria-label={text('content.overlap.title')}>
      <h2 className={css.panelTitle}>{text('content.overlap.title')}</h2>
      <ul className={css.pairs}>
        {pairs.slice(0, maxShown).map((pair) => (
          <li key={`${pair.first.id} ${pair.second.id}`}>
            <Overlap pair={pair} readers={readers} />
          </li>
        ))}
      </ul>
      {pairs.length > maxShown ? (
        <p className={css.line}>{text('content.overlap.more', { count: pairs.length - maxShown })}</p>
      ) : null}
    </section>
  );
}

/** One pair in a sentence. */
export function Overlap({
  pair: { first, second, from, until, readers: audience },
  readers,
}: {
  readonly pair: NoticeOverlap<Pick<ListedNotice, 'id' | 'type' | 'audience' | 'execution' | 'from' | 'until' | 'title'>>;
  readonly readers: NoticeReaders;
}) {
  const text = useText();
  const moment = useMoment();
  const number = useNumber();
  const titleOf = useLocalized();
  const count = accountsOf(audience, readers);
  const words = {
    first: titleOf(first.title),
    second: titleOf(second.title),
    from: moment(from, 'day'),
    until: until === null ? '' : moment(until, 'day'),
    who:
      count === null
        ? text(`content.overlap.who.${audience === 'guests' ? 'guests' : 'all'}`)
        : text('content.overlap.who.accounts', { count, number: number(count) }),
  };
  return <Note tone="warning">{text(until === null ? 'content.overlap.open' : 'content.overlap.between', words)}</Note>;
}
