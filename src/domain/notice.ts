import { agentAccountTypes, trialAccountType } from './accountType.ts';

/** B board, PL popup after login, PU popup for everyone, PR promotion, H help. */
export const announcementTypes = ['B', 'PL', 'PU', 'PR', 'H'] as const;
export type AnnouncementType = (typeof announcementTypes)[number];
export const defaultAnnouncementType: AnnouncementType = 'B';

/** Topics of notices; screens filter by it. */
export const noticeTopics = ['maintenance', 'payment', 'event', 'policy', 'safety'] as const;
export type NoticeTopic = (typeof noticeTopics)[number];

/** Readers of a notice. `members` have an account that is not a trial; agents are members too. */
export const noticeAudiences = ['all', 'guests', 'members', 'agents'] as const;
export type NoticeAudience = (typeof noticeAudiences)[number];

/** Audiences that a visitor belongs to. */
export function audiencesOf(accountType: number | null): readonly NoticeAudience[] {
  if (accountType === null || accountType === trialAccountType) return ['all', 'guests'];
  return agentAccountTypes.includes(accountType) ? ['all', 'members', 'agents'] : ['all', 'members'];
}

/** Longest title, and longest text in Markdown, in UTF-16 units. */
export const noticeLimits = { title: 160, body: 20_000 } as const;

/** Page size of the notice modal and of the notice page. */
export const noticePageSize = 9;

/** The help topics of every brand. */
export const helpTopicIds = ['about', 'contact', 'terms', 'responsible', 'privacy', 'affiliates', 'refund'] as const;
/** Topics whose standard text says that the site runs on play money; a brand with real money must write them itself. */
export const playMoneyTopics = ['about', 'terms', 'affiliates', 'refund', 'guide'] as const;

export type HelpTopicId = (typeof helpTopicIds)[number];

export const bannerGroups = ['w_login', 'w_register', 'home'] as const;
export type BannerGroup = (typeof bannerGroups)[number];
