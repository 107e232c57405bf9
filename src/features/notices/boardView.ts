import { type AnnouncementType, type NoticeTopic, noticePageSize, noticeTopics } from '../../domain/notice.ts';
import { foldText } from '../../domain/searchText.ts';
import type { Notice } from '../../wire/notice.ts';
import { noticePage } from './noticePage.ts';

/** The tabs of the page, each with one kind of notices. */
export const tabs = ['board', 'promotions', 'help'] as const;
export type Tab = (typeof tabs)[number];
export const typeOf: Readonly<Record<Tab, AnnouncementType>> = { board: 'B', promotions: 'PR', help: 'H' };

/** View of the board, from its address. */
export interface BoardView {
  readonly tab: Tab;
  readonly topic: NoticeTopic | null;
  readonly search: string;
  readonly page: number;
  /** The notice that a link leads to. */
  readonly notice: string | null;
}

export function viewOf(query: string): BoardView {
  const params = new URLSearchParams(query);
  const page = Number(params.get('page'));
  return {
    tab: tabs.find((each) => each === params.get('tab')) ?? 'board',
    topic: noticeTopics.find((each) => each === params.get('topic')) ?? null,
    search: params.get('q')?.slice(0, 60) ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    notice: params.get('notice'),
  };
}

/** The query of the page after a change; parameters of other components stay. A change begins at the first page. */
export function queryOf(query: string, { tab, topic, search, page, notice }: BoardView): string {
  const params = new URLSearchParams(query);
  const set = (name: string, value: string | null) => (value === null ? params.delete(name) : params.set(name, value));
  set('tab', tab === 'board' ? null : tab);
  set('topic', topic);
  set('q', search === '' ? null : search);
  set('page', page === 1 ? null : String(page));
  set('notice', notice);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

export interface ShownNotices {
  readonly shown: readonly Notice[];
  readonly from: number;
  readonly to: number;
  readonly total: number;
  readonly totalPages: number;
  readonly page: number;
  /** The one that is open unless it was closed. */
  readonly open: string | null;
  /** The link leads to a notice that is no more, or not for this reader. */
  readonly isGone: boolean;
  /** Number of notices of each topic, whatever topic is chosen. */
  readonly counts: ReadonlyMap<NoticeTopic | null, number>;
}

/** The page of notices that a view shows: that of the linked notice, otherwise the one it names. */
export function shownNotices(notices: readonly Notice[], { topic, search, page, notice }: BoardView): ShownNotices {
  const wanted = foldText(search.trim());
  const found =
    wanted === '' ? notices : notices.filter((each) => foldText(`${each.title} ${plain(each.content)}`).includes(wanted));
  const ofTopic = topic === null ? found : found.filter((each) => each.topic === topic);
  const linked = notice === null ? -1 : ofTopic.findIndex(({ id }) => id === notice);
  const last = Math.max(1, Math.ceil(ofTopic.length / noticePageSize));
  const current = linked >= 0 ? Math.floor(linked / noticePageSize) + 1 : Math.min(page, last);
  const listed = noticePage(ofTopic, current);
  const counts = new Map<NoticeTopic | null, number>([[null, found.length]]);
  for (const each of found) if (each.topic !== null) counts.set(each.topic, (counts.get(each.topic) ?? 0) + 1);
  return {
    ...listed,
    total: ofTopic.length,
    page: current,
    open: linked >= 0 ? notice : (listed.shown[0]?.id ?? null),
    isGone: notice !== null && linked < 0,
    counts,
  };
}

const plain = (html: string) => html.replaceAll(/<[^>]*>/g, ' ');
