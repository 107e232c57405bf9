import type { AnnouncementType, NoticeAudience } from './notice.ts';

/** A notice as far as it decides who sees it when. */
export interface ScheduledNotice {
  readonly id: string;
  readonly type: AnnouncementType;
  readonly audience: NoticeAudience;
  /** Moment on the site that it waits for; null for any. */
  readonly execution: string | null;
  /** ISO 8601. */
  readonly from: string;
  /** Null for no end. */
  readonly until: string | null;
}

export interface NoticeOverlap<Notice extends ScheduledNotice> {
  /** The one that opens first: it began later. */
  readonly first: Notice;
  readonly second: Notice;
  /** ISO 8601. */
  readonly from: string;
  readonly until: string | null;
  /** Readers of both. */
  readonly readers: NoticeAudience;
}

const groups = {
  all: ['guests', 'members', 'agents'],
  guests: ['guests'],
  members: ['members', 'agents'],
  agents: ['agents'],
} as const satisfies Readonly<Record<NoticeAudience, readonly string[]>>;

/** Whether a notice opens by itself. */
export const isPopup = ({ type }: Pick<ScheduledNotice, 'type'>): boolean => type === 'PL' || type === 'PU';

/** Readers whom a notice reaches: no guest sees what opens after the login. */
const readersOf = ({ type, audience }: ScheduledNotice): readonly string[] =>
  groups[audience].filter((group) => type !== 'PL' || group !== 'guests');

function commonReaders(one: ScheduledNotice, other: ScheduledNotice): NoticeAudience | null {
  const others = readersOf(other);
  const common = readersOf(one).filter((group) => others.includes(group));
  const names = Object.entries(groups) as [NoticeAudience, readonly string[]][];
  return names.find(([, each]) => each.join() === common.join())?.[0] ?? null;
}

/** Pairs of popups that one person may be met with at the same time, the earliest first. Ended ones are left out by the caller. */
export function noticeOverlaps<Notice extends ScheduledNotice>(notices: readonly Notice[]): readonly NoticeOverlap<Notice>[] {
  const popups = notices
    .filter(isPopup)
    .toSorted((one, other) => other.from.localeCompare(one.from) || one.id.localeCompare(other.id));
  const pairs = popups.flatMap((first, index) =>
    popups.slice(index + 1).flatMap((second): readonly NoticeOverlap<Notice>[] => {
      const { from } = first;
      const until = earlier(first.until, second.until);
      const readers = commonReaders(first, second);
      const isSameMoment = first.execution === null || second.execution === null || first.execution === second.execution;
      return readers === null || !isSameMoment || (until !== null && until <= from)
        ? []
        : [{ first, second, from, until, readers }];
    }),
  );
  return pairs.toSorted((one, other) => one.from.localeCompare(other.from));
}

const earlier = (one: string | null, other: string | null): string | null =>
  one === null ? other : other === null || one < other ? one : other;
