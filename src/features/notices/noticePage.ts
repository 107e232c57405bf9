import { noticePageSize } from '../../domain/notice.ts';

export interface NoticePage<Notice> {
  readonly shown: readonly Notice[];
  /** 1-based positions of the first and last notice in the whole list. */
  readonly from: number;
  readonly to: number;
  readonly totalPages: number;
}

/** One page of the notices. */
export function noticePage<Notice>(notices: readonly Notice[], page: number): NoticePage<Notice> {
  const before = (page - 1) * noticePageSize;
  const shown = notices.slice(before, before + noticePageSize);
  return { shown, from: before + 1, to: before + shown.length, totalPages: Math.ceil(notices.length / noticePageSize) };
}
