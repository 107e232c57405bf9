import { useQuery } from '@tanstack/react-query';
import type { ListedNotice } from '../../../../wire/notice.ts';
import { failureTextOf, read } from '../../../api/index.ts';
import { useNumber, useText } from '../../../i18n/index.ts';
import { Button, EmptyState, Segmented, Unread } from '../../../kit/index.ts';
import * as css from '../content.css.ts';
import { useFocusBack } from '../useFocusBack.ts';
import type { TabProps } from '../usePlace.ts';
import { NoticePanel } from './NoticePanel.tsx';
import { NoticeSchedule } from './NoticeSchedule.tsx';
import { Overlaps } from './Overlaps.tsx';

const states = ['all', 'shown', 'planned', 'ended'] as const;
const order: readonly ListedNotice['state'][] = ['shown', 'planned', 'ended'];

/** Notices with their schedule, popups that one person meets at the same time, and the form of one. */
export function NoticesTab({ merchant, place, go }: TabProps) {
  const text = useText();
  const number = useNumber();
  const notices = useQuery(read('deskNotices', { params: { merchant } }));
  const readers = useQuery(read('deskNoticeReaders', { params: { merchant } }));
  const list = useFocusBack<HTMLDivElement>(place.one);
  const state = states.find((each) => each === place.state) ?? 'all';
  if (notices.data === undefined || readers.data === undefined) {
    const { error, refetch } = notices.data === undefined ? notices : readers;
    return <Unread failure={error && failureTextOf(error, text)} onRetry={refetch} height={420} />;
  }
  const sorted = [...notices.data].toSorted(
    (one, other) => order.indexOf(one.state) - order.indexOf(other.state) || other.from.localeCompare(one.from),
  );
  const shown = sorted.filter((notice) => state === 'all' || notice.state === state);
  const countOf = (each: (typeof states)[number]) => sorted.filter((notice) => each === 'all' || notice.state === each).length;
  const one = place.one === 'new' ? null : sorted.find(({ id }) => id === place.one);
  const isOpen = place.one !== null;
  return (
    <>
      <div className={css.tools}>
        <Segmented
          label={text('content.states')}
          value={state}
          onChange={(value) => go({ state: value === 'all' ? null : value }, { replace: true })}
          choices={states.map((value) => ({
            value,
            label: text(`content.notice.filter.${value}`, { number: number(countOf(value)) }),
          }))}
        />
        <Button variant="primary" icon="plus" onPress={() => go({ one: 'new' })}>
          {text('content.notice.new')}
        </Button>
      </div>
      <div className={isOpen ? css.split : css.whole}>
        <div ref={list} className={isOpen ? `${css.side} ${css.behind}` : css.side}>
          <Overlaps notices={sorted} readers={readers.data} />
          {shown.length === 0 ? (
            <EmptyState icon="megaphone" title={text('content.notice.none')} text={text('content.notice.none.text')} />
          ) : (
            <NoticeSchedule notices={shown} readers={readers.data} chosen={place.one} onChoose={(id) => go({ one: id })} />
          )}
        </div>
        {isOpen ? (
          <NoticePanel
            key={place.one}
            merchant={merchant}
            notice={one}
            others={sorted}
            readers={readers.data}
            onClose={() => go({ one: null })}
            onMade={(id) => go({ one: id }, { replace: true })}
          />
        ) : null}
      </div>
    </>
  );
}
