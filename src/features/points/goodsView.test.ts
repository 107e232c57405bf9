import { expect, it } from 'vitest';
import type { RedeemItem } from '../../wire/points.ts';
import { groupsOf, shownOf, viewOf } from './goodsView.ts';

const item = (id: string, group: RedeemItem['group'], points: string): RedeemItem => ({
  id,
  name: id,
  text: null,
  group,
  kind: 'goods',
  picture: null,
  quantity: 1,
  most: 1,
  points,
  amount: '0.0000',
});
const goods = [item('phone', 'electronics', '320000.0000'), item('mug', 'home', '2600.0000'), item('pot', 'home', '9600.0000')];
const shown = (params: Record<string, string>, balance: string | null = '9600.0000') =>
  shownOf(goods, viewOf(params), balance).map(({ id }) => id);

it('shows rewards by group, price and what the points suffice for [PROD-17]', () => {
  expect(shown({})).toEqual(['phone', 'mug', 'pot']);
  expect(shown({ group: 'home', sort: 'dear' })).toEqual(['pot', 'mug']);
  expect(shown({ sort: 'cheap' })).toEqual(['mug', 'pot', 'phone']);
  expect(shown({ affordable: '1' })).toEqual(['mug', 'pot']);
  expect(shown({ affordable: '1' }, null)).toEqual(['phone', 'mug', 'pot']);
  expect(groupsOf(goods)).toEqual(['electronics', 'home']);
});

it('takes nothing of an address that it does not know', () => {
  expect(viewOf({ group: 'x', sort: 'y', affordable: 'z', page: '-3' })).toEqual({
    group: 'all',
    sort: 'popular',
    affordable: false,
    page: 1,
  });
});
