import { expect, it } from 'vitest';
import {
  announcementTypes,
  bannerGroups,
  defaultAnnouncementType,
  helpTopicIds,
  noticePageSize,
  playMoneyTopics,
} from './notice.ts';

it('knows five kinds of announcements and starts with the board [BRAND-02] [CONST-02]', () => {
  expect(announcementTypes).toEqual(['B', 'PL', 'PU', 'PR', 'H']);
  expect(defaultAnnouncementType).toBe('B');
});

it('shows nine notices a page [CONST-23], and knows the help topics and groups of banners of every brand', () => {
  expect(noticePageSize).toBe(9);
  expect(helpTopicIds).toEqual(['about', 'contact', 'terms', 'responsible', 'privacy', 'affiliates', 'refund']);
  // A brand with real money writes these itself.
  expect(playMoneyTopics).toEqual(['about', 'terms', 'affiliates', 'refund', 'guide']);
  expect(bannerGroups).toEqual(['w_login', 'w_register', 'home']);
});
