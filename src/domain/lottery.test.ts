import { expect, it } from 'vitest';
import { lotteryAccountTypes, lotteryPaths, lotteryView, prizeModeOf, prizeModes } from './lottery.ts';

it('has four prize modes and four account types, one for each [CONST-05] [LOTTO-09]', () => {
  expect(prizeModes).toEqual(['Lott', 'ZY', 'Elott', 'SEA']);
  expect(lotteryAccountTypes).toEqual(['TCG_SEA', 'TCG_LOTTO_VN', 'LOTT', 'ELOTT']);
  expect(Object.values(prizeModeOf).sort()).toEqual([...prizeModes].sort());
  expect(prizeModeOf).toEqual({ LOTT: 'Lott', ELOTT: 'Elott', TCG_SEA: 'SEA', TCG_LOTTO_VN: 'ZY' });
});

it('sends the two other account types to pages of their own [CAT-04]', () => {
  expect([lotteryPaths.TCG_SEA, lotteryPaths.TCG_LOTTO_VN]).toEqual(['/seaLottery', '/vnlottery']);
});

it('opens the bets of a given game, else the lobby [LOTTO-05]', () => {
  expect([lotteryView('north'), lotteryView(''), lotteryView(undefined)]).toEqual(['betting', 'lobby', 'lobby']);
});
