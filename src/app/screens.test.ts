import { expect, it } from 'vitest';
import { createScreens, route, type ScreenGroup } from '../domain/routes.ts';
import { screens } from './screens.ts';

it('tags its screens with the groups byIframe, eaLottery and index [ROUTE-33]', () => {
  const groupOf = (path: string) => screens.of(path).group;
  expect(new Set<ScreenGroup>(screens.all.map(({ group }) => group))).toEqual(new Set(['byIframe', 'eaLottery', 'index']));
  expect(['/game', '/seamless', '/lottery', '/vnlottery', '/index', '/help'].map(groupOf)).toEqual([
    'byIframe',
    'byIframe',
    'eaLottery',
    'eaLottery',
    'index',
    'index',
  ]);
});

it('takes a path in any letter case and with a trailing slash', () => {
  expect(screens.of('/seaLottery/')).toBe(screens.of('/sealottery'));
  expect(screens.of('/SEALOTTERY').lottery).toBe('TCG_SEA');
});

it('has one page for each path, and one for unknown paths', () => {
  const paths = screens.all.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(screens.of('/nowhere')).toMatchObject({ path: '*', page: 'notFound' });
});

it('takes the screens of a new page from its route file', () => {
  const notFound = { './NotFoundPage.route.ts': { default: [route('*')] } };
  const own = createScreens({ ...notFound, './VipClubPage.route.ts': { default: [route('/vip')] } });
  expect(own.of('/VIP/')).toMatchObject({ path: '/vip', page: 'vipClub', layout: 'full', isOpen: false });
  expect(own.of('/elsewhere')).toBe(own.notFound);
});
