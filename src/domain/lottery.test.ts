import { expect, it } from 'vitest';
import {
  accountTypesOf,
  areaOfCategory,
  type LotteryPolicy,
  lotteryAccountTypes,
  lotteryCategories,
  lotteryPaths,
  lotteryView,
  prizeModes,
} from './lottery.ts';

const policy: LotteryPolicy = { prizeModes: { LOTT: 'Lott', ELOTT: 'Elott', TCG_SEA: 'SEA', TCG_LOTTO_VN: 'ZY' }, area: 'VN' };

it('has four prize modes and four account types, one for each [CONST-05] [LOTTO-09]', () => {
  expect(prizeModes).toEqual(['Lott', 'ZY', 'Elott', 'SEA']);
  expect(lotteryAccountTypes).toEqual(['TCG_SEA', 'TCG_LOTTO_VN', 'LOTT', 'ELOTT']);
  expect(prizeModes.map((mode) => accountTypesOf(policy, mode))).toEqual([['LOTT'], ['TCG_LOTTO_VN'], ['ELOTT'], ['TCG_SEA']]);
});

it('sends the two other account types to separate pages [CAT-04]', () => {
  expect(lotteryPaths).toEqual({
    LOTT: '/lottery',
    ELOTT: '/elott',
    TCG_SEA: '/seaLottery',
    TCG_LOTTO_VN: '/vnlottery',
  });
  expect(lotteryCategories).toEqual(['LOTT', 'ELOTT']);
  expect(['LOTT', 'ELOTT'].map(areaOfCategory)).toEqual(['VN', 'SEA']);
});

it('opens the bets of a given game, else the lobby [LOTTO-05]', () => {
  expect([lotteryView('north'), lotteryView(''), lotteryView(undefined)]).toEqual(['betting', 'lobby', 'lobby']);
});
