import { constants } from '../domain/constants.ts';
import { type AnnouncementType, defaultAnnouncementType } from '../domain/notice.ts';
import type { Execution, Notice } from '../wire/notice.ts';
import { call } from './call.ts';
import { type Query, queries } from './queries.ts';

export type NoticeReader = 'guest' | 'member';

const freshMs = 60_000;

const list = (types: string, reader: NoticeReader, execution?: Execution): Query<Notice[]> => ({
  queryKey: [...(reader === 'guest' ? [] : ['member']), 'notices', types, execution ?? ''],
  queryFn: ({ signal }) => call('announcements', { signal, query: { types, platform: constants.callPlatform, execution } }),
  staleTime: freshMs,
});

/** Notices as the reader may see them: some are for members only. */
export const noticeQueries = {
  /** The board of guests came with the page. */
  list: (type: AnnouncementType, reader: NoticeReader): Query<Notice[]> =>
    type === defaultAnnouncementType && reader === 'guest' ? queries.notices() : list(type, reader),
  /** Notices that open by themselves at a moment: for everyone, and after the login [API-43]. */
  popups: (reader: NoticeReader, moment: Execution): Query<Notice[]> =>
    list(reader === 'guest' ? 'PU' : 'PL,PU', reader, moment),
} as const;
