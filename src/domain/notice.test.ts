import { expect, it } from 'vitest';
import { announcementTypes, defaultAnnouncementType } from './notice.ts';

it('knows five kinds of announcements and starts with the board [BRAND-02] [CONST-02]', () => {
  expect(announcementTypes).toEqual(['B', 'PL', 'PU', 'PR', 'H']);
  expect(defaultAnnouncementType).toBe('B');
});
