import { expect, it } from 'vitest';
import { type ScreenGroup, screenOf, screens } from './routes.ts';

it('tags its screens with the groups byIframe, eaLottery and index [ROUTE-33]', () => {
  const groupOf = (path: string) => screenOf(path).group;
  expect(new Set<ScreenGroup>(screens.map(({ group }) => group))).toEqual(new Set(['byIframe', 'eaLottery', 'index']));
  expect(['/game', '/seamless', '/lottery', '/vnlottery', '/index', '/help'].map(groupOf)).toEqual([
    'byIframe',
    'byIframe',
    'eaLottery',
    'eaLottery',
    'index',
    'index',
  ]);
});

it('takes a path in any letter case and with a final slash', () => {
  expect(screenOf('/seaLottery/')).toBe(screenOf('/sealottery'));
  expect(screenOf('/SEALOTTERY').lottery).toBe('TCG_SEA');
});
