/** B board, PL popup after login, PU popup for everyone, PR promotion, H help. */
export const announcementTypes = ['B', 'PL', 'PU', 'PR', 'H'] as const;
export type AnnouncementType = (typeof announcementTypes)[number];
export const defaultAnnouncementType: AnnouncementType = 'B';

/** Page size of the notice modal. */
export const noticePageSize = 9;

/** The help topics of every brand. */
export const helpTopicIds = ['about', 'contact', 'terms', 'responsible', 'privacy', 'affiliates', 'refund'] as const;
/** Topics whose standard text says that the site runs on play money; a brand with real money must write them itself. */
export const playMoneyTopics = ['about', 'terms', 'affiliates', 'refund', 'guide'] as const;

export type HelpTopicId = (typeof helpTopicIds)[number];

export const bannerGroups = ['w_login', 'w_register', 'home'] as const;
export type BannerGroup = (typeof bannerGroups)[number];
