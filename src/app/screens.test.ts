import { expect, it } from 'vitest';
import { createScreens, type Layout, type RouteModal, route, type ScreenGroup } from '../domain/routes.ts';
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

it('takes a path in any letter case and with a trailing slash [ROUTE-18]', () => {
  expect(screens.of('/seaLottery/')).toBe(screens.of('/sealottery'));
  expect(screens.of('/SEALOTTERY').lottery).toBe('TCG_SEA');
});

it('opens home at /index, and windows over it at the addresses of registration and login [ROUTE-05, ROUTE-06, ROUTE-07, SCREEN-01]', () => {
  const shown = (path: string): readonly [string, RouteModal | null] => [screens.of(path).page, screens.of(path).modal];
  expect(['/index', '/register', '/register.html', '/login'].map(shown)).toEqual([
    ['home', null],
    ['home', 'register'],
    ['home', 'register'],
    ['home', 'login'],
  ]);
});

it.each<[address: string, page: string, kind?: string]>([
  ['/noticePage [ROUTE-09]', 'notice'],
  ['/vip [ROUTE-10]', 'ranks'],
  ['/pointMall [ROUTE-11]', 'pointMall'],
  ['/lottery [ROUTE-13, PROD-06]', 'lottery', 'LOTT'],
  ['/vnlottery [ROUTE-16, PROD-07]', 'lottery', 'TCG_LOTTO_VN'],
  ['/sealottery [ROUTE-17, PROD-08]', 'lottery', 'TCG_SEA'],
  ['/elott [ROUTE-19, PROD-09]', 'lottery', 'ELOTT'],
  ['/rng [ROUTE-20, PROD-10]', 'category', 'RNG'],
  ['/live [ROUTE-20, PROD-05]', 'category', 'LIVE'],
  ['/pvp [ROUTE-20, PROD-12]', 'category', 'PVP'],
  ['/fish [ROUTE-20, PROD-11]', 'category', 'FISH'],
  ['/hot [ROUTE-20]', 'category', 'HOT'],
  ['/fav [ROUTE-20]', 'favourites'],
  ['/slots [ROUTE-20]', 'notFound'],
  ['/sports [ROUTE-22, PROD-03]', 'category', 'SPORTS'],
  ['/esports [ROUTE-23, PROD-04]', 'category', 'ESPORTS'],
  ['/promotions [ROUTE-24]', 'promotions'],
  ['/promoDetail [ROUTE-25]', 'promoDetail'],
  ['/help [ROUTE-27]', 'help'],
  ['/down [ROUTE-30]', 'download'],
  ['/join [ROUTE-31, PROD-25]', 'join'],
  ['/winners [SCREEN-10]', 'winners'],
])('shows at %s the page %s', (address, page, kind) => {
  const found = screens.of(address.replace(/ .*/, ''));
  expect([found.page, found.lottery ?? found.category]).toEqual([page, kind]);
});

it('gives pages header, footer and side menu, except where less is asked for [ROUTE-12, ROUTE-14, ROUTE-16, ROUTE-17, ROUTE-29, ROUTE-34]', () => {
  const layouts: readonly (readonly [Layout, readonly string[]])[] = [
    ['full', ['/index', '/vip', '/promotions', '/help', '/elott', '/rng', '/nowhere']],
    ['headerFooter', ['/pointMall']],
    ['header', ['/lottery', '/vnlottery', '/sealottery']],
    ['none', ['/helpmc']],
  ];
  for (const [layout, paths] of layouts)
    expect(paths.map((path) => [path, screens.of(path).layout])).toEqual(paths.map((path) => [path, layout]));
});

it('leaves pages of games to the bar of the game, without footer and side menu [ROUTE-26, ROUTE-32]', () => {
  for (const path of ['/game', '/seamless']) expect(screens.of(path)).toMatchObject({ page: 'game', layout: 'none' });
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
