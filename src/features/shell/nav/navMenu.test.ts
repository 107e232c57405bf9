import { expect, it } from 'vitest';
import { navEntries } from '../../../runtime/navigation/index.ts';
import { closedNavMenu, nextNavMenu } from './navMenu.ts';

const vendor = (vassalage: string, games = 1) => ({
  vassalage,
  displayName: vassalage,
  smallIcon: '',
  nodeId: '',
  games,
  isHot: 0,
});
const [live, solo, slots] = navEntries([
  { gameCategory: 'LIVE', vendors: [vendor('AA'), vendor('BB')] },
  { gameCategory: 'RNG', vendors: [vendor('CC', 3), vendor('FF', 7), vendor('GG', 7)] },
  { gameCategory: 'SPORTS', vendors: [vendor('DS88'), vendor('EE')] },
]);
if (live === undefined || slots === undefined || solo === undefined) throw new Error('The fixture lacks entries.');

const onLive = nextNavMenu(closedNavMenu, { type: 'entry.open', entry: live });

it('sets the vendor with the most games as the current one when an entry is hovered [UI-02]', () => {
  expect(onLive).toEqual({ open: 'LIVE', vendor: 'AA' });
  expect(nextNavMenu(onLive, { type: 'entry.open', entry: slots })).toEqual({ open: 'RNG', vendor: 'FF' });
});

it('follows the pointer from vendor to vendor and keeps it while the same entry stays open', () => {
  const onSecond = nextNavMenu(onLive, { type: 'vendor.point', vassalage: 'BB' });
  expect(onSecond).toEqual({ open: 'LIVE', vendor: 'BB' });
  expect(nextNavMenu(onSecond, { type: 'entry.open', entry: live })).toBe(onSecond);
});

it('closes over an entry of one vendor, which has no dropdown', () => {
  expect(nextNavMenu(onLive, { type: 'entry.open', entry: solo })).toEqual(closedNavMenu);
});

it('points at no vendor while closed', () => {
  expect(nextNavMenu(closedNavMenu, { type: 'vendor.point', vassalage: 'BB' })).toEqual(closedNavMenu);
});
