import { expect, it } from 'vitest';
import { moneyOf, moneyToWire } from '../../../domain/money.ts';
import type { PromotionRule } from '../promotionBook/index.ts';
import { type Month, wouldPay } from './would.ts';

const m = moneyOf;
const deposit = (account: string, day: string, amount: string) => ({ account, day: `2026-10-${day}`, amount: m(amount) });
const play = (account: string, day: string, validBet: string, loss = '0', category = 'RNG') => ({
  account,
  day: `2026-10-${day}`,
  category,
  validBet: m(validBet),
  loss: m(loss),
});
const month = ({ deposits = [], play: played = [] }: Partial<Month>): Month => ({ deposits, play: played });
const paid = (pay: object, cycle: string, given: Month) =>
  wouldPay({ pay, cycle } as unknown as PromotionRule, given).map(
    ({ account, day, amount, isMost }) => `${account} ${day.slice(-2)} ${Number(moneyToWire(amount))}${isMost ? ' most' : ''}`,
  );

it('a deposit match pays a share of the first deposit of a turn that is large enough, up to its limit', () => {
  const deposits = [
    deposit('a', '01', '50'),
    deposit('a', '02', '100'),
    deposit('a', '04', '900'),
    deposit('a', '05', '500'),
    deposit('b', '05', '120'),
  ];
  const pay = { kind: 'depositMatch', percent: 50, min: m('100'), max: m('200') };
  expect(paid(pay, 'week', month({ deposits }))).toEqual(['a 02 50', 'a 05 200 most', 'b 05 60']);
  expect(paid(pay, 'once', month({ deposits }))).toEqual(['a 02 50', 'b 05 60']);
  expect(paid({ ...pay, max: null }, 'day', month({ deposits }))).toEqual(['a 02 50', 'a 04 450', 'a 05 250', 'b 05 60']);
});

it('cashback pays a share of what a turn lost in the counted games, and nothing for winnings', () => {
  const played = [
    play('a', '01', '10', '100'),
    play('a', '02', '10', '-40'),
    play('a', '02', '10', '500', 'LIVE'),
    play('b', '02', '10', '-5'),
    play('c', '06', '10', '30'),
  ];
  const pay = { kind: 'cashback', percent: 10, min: m('50'), max: null, categories: ['RNG'] };
  expect(paid(pay, 'week', month({ play: played }))).toEqual(['a 02 6']);
  expect(paid({ ...pay, categories: [], min: m('1') }, 'week', month({ play: played }))).toEqual(['a 02 56', 'c 06 3']);
});

it('a fixed sum and sign-ins pay by days on which an account deposited or played', () => {
  const given = month({
    deposits: [deposit('a', '03', '5')],
    play: [play('a', '01', '1'), play('a', '02', '1'), play('b', '05', '1')],
  });
  expect(paid({ kind: 'fixed', amount: m('7') }, 'once', given)).toEqual(['a 01 7 most', 'b 05 7 most']);
  expect(paid({ kind: 'fixed', amount: m('7') }, 'day', given)).toHaveLength(4);
  const days = [m('1'), m('2')];
  expect(paid({ kind: 'signIn', days }, 'day', given)).toEqual(['a 01 1', 'a 02 2 most', 'a 03 1', 'b 05 1']);
});

it('a ladder pays its highest step of a turn once', () => {
  const steps = [
    { turnover: m('10'), amount: m('1') },
    { turnover: m('20'), amount: m('3') },
  ];
  const played = [play('a', '05', '8'), play('a', '06', '7'), play('b', '05', '30'), play('c', '05', '9')];
  expect(paid({ kind: 'ladder', categories: [], steps }, 'week', month({ play: played }))).toEqual(['a 06 1', 'b 05 3 most']);
});

it('draws of a raffle pay what they do on average, with those that turnover brings', () => {
  const prizes = [
    { amount: m('0'), weight: 3 },
    { amount: m('8'), weight: 1 },
  ];
  const pay = { kind: 'raffle', categories: [], prizes, draws: 1, drawTurnover: m('10'), maxDraws: 3 };
  const played = [play('a', '05', '5'), play('b', '05', '19'), play('c', '05', '900')];
  expect(paid(pay, 'week', month({ play: played }))).toEqual(['a 05 2', 'b 05 4', 'c 05 6 most']);
  expect(paid({ ...pay, prizes: [] }, 'week', month({ play: played }))).toEqual([]);
});
