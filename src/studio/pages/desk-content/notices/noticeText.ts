import type { NoticeAudience } from '../../../../domain/notice.ts';
import { isPopup } from '../../../../domain/noticeOverlap.ts';
import type { ListedNotice, NoticeReaders } from '../../../../wire/notice.ts';
import { useMoment, useNumber, useText } from '../../../i18n/index.ts';

export const tones = { shown: 'success', planned: 'info', ended: 'neutral' } as const;

/** Accounts of an audience; null where guests belong to it, whom nothing counts. */
export const accountsOf = (audience: NoticeAudience, { members, agents }: NoticeReaders): number | null =>
  audience === 'members' ? members : audience === 'agents' ? agents : null;

/** Words about notices. */
export function useNoticeText(readers: NoticeReaders | null) {
  const text = useText();
  const moment = useMoment();
  const number = useNumber();
  const day = (at: string) => moment(at, 'day');
  return {
    kind: ({ type, execution, topic }: Pick<ListedNotice, 'type' | 'execution' | 'topic'>) =>
      [
        text(`content.notice.type.${type}`),
        ...(isPopup({ type }) ? [text(`content.notice.on.${execution ?? 'any'}`)] : []),
        ...(topic === null ? [] : [text(`content.notice.topic.${topic}`)]),
      ].join(', '),
    audience: (audience: NoticeAudience) => text(`content.notice.audience.${audience}`),
    countOf: (audience: NoticeAudience) => {
      const count = readers === null ? null : accountsOf(audience, readers);
      return count === null ? text('content.notice.uncounted') : number(count);
    },
    span: ({ from, until }: Pick<ListedNotice, 'from' | 'until'>) =>
      until === null
        ? text('content.notice.from', { day: day(from) })
        : text('content.notice.span', { from: day(from), until: day(until) }),
  };
}
