import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type MouseEvent, useState } from 'react';
import { isPopup } from '../../../../domain/noticeOverlap.ts';
import type { ListedNotice, NoticeReaders } from '../../../../wire/notice.ts';
import { useLocalized, useMoment, useText } from '../../../i18n/index.ts';
import { Badge, Icon, Scrolling } from '../../../kit/index.ts';
import * as css from '../content.css.ts';
import { tones, useNoticeText } from './noticeText.ts';
import { barOf, type Timeline, timelineAt } from './timeline.ts';

interface ScheduleProps {
  readonly notices: readonly ListedNotice[];
  readonly readers: NoticeReaders;
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

const isOnControl = ({ target }: MouseEvent) => target instanceof Element && target.closest('button') !== null;

/** Notices with their state, and the time in which each shows as a bar. */
export function NoticeSchedule({ notices, readers, chosen, onChoose }: ScheduleProps) {
  const text = useText();
  const moment = useMoment();
  const [now] = useState(() => Date.now());
  const time = timelineAt(now);
  return (
    <Scrolling label={text('content.tab.notices')} className={css.tableCard}>
      <table className={css.schedule} aria-label={text('content.tab.notices')}>
        <thead>
          <tr>
            <th scope="col" className={css.scheduleHead}>
              {text('content.notice.whom')}
            </th>
            <th scope="col" className={css.scheduleHead}>
              {text('content.state')}
            </th>
            <th scope="col" className={css.timeHead} aria-label={text('content.notice.when')}>
              {time.ticks.map(({ at, place }) => (
                <span key={at} className={css.tick} style={assignInlineVars({ [css.barStart]: `${place}%` })}>
                  {moment(at, 'short')}
                </span>
              ))}
            </th>
          </tr>
        </thead>
        <tbody>
          {notices.map((notice) => (
            <NoticeRow
              key={notice.id}
              notice={notice}
              readers={readers}
              time={time}
              isChosen={chosen === notice.id}
              onChoose={onChoose}
            />
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}

interface NoticeRowProps extends Pick<ScheduleProps, 'readers' | 'onChoose'> {
  readonly notice: ListedNotice;
  readonly time: Timeline;
  readonly isChosen: boolean;
}

function NoticeRow({ notice, readers, time, isChosen, onChoose }: NoticeRowProps) {
  const text = useText();
  const titleOf = useLocalized();
  const { audience, countOf, kind } = useNoticeText(readers);
  const name = (
    <span className={css.stack}>
      <button type="button" className={css.opener} onClick={() => onChoose(notice.id)}>
        {titleOf(notice.title)}
      </button>
      <span className={css.kind}>
        <Icon name={isPopup(notice) ? 'browser' : 'megaphone'} size={13} tone="quiet" /> {kind(notice)}
      </span>
      <span className={css.meta}>{audience(notice.audience)}</span>
    </span>
  );
  const state = (
    <span className={css.stateStack}>
      <Badge tone={tones[notice.state]} mark="dot">
        {text(`content.notice.state.${notice.state}`)}
      </Badge>
      <span className={css.meta}>{countOf(notice.audience)}</span>
    </span>
  );
  return (
    <tr
      className={css.row}
      onClick={(event) => (isOnControl(event) ? undefined : onChoose(notice.id))}
      {...(isChosen ? { 'aria-current': 'true' as const } : {})}
    >
      <th scope="row" className={css.noticeCell}>
        {name}
      </th>
      <td className={css.stateCell}>{state}</td>
      <td className={css.timeCell}>
        <Bar notice={notice} time={time} />
      </td>
    </tr>
  );
}

function Bar({ notice, time }: { readonly notice: ListedNotice; readonly time: Timeline }) {
  const { span } = useNoticeText(null);
  const bar = barOf(notice, time);
  const words = span(notice);
  return (
    <>
      <span className={css.now} style={assignInlineVars({ [css.barStart]: `${time.now}%` })} />
      {bar === null ? (
        <span className={css.outside}>{words}</span>
      ) : (
        <span
          className={css.noticeBar[notice.state]}
          style={assignInlineVars({ [css.barStart]: `${bar.start}%`, [css.barWidth]: `${bar.width}%` })}
        >
          {words}
        </span>
      )}
    </>
  );
}
