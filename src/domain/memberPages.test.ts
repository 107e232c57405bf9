import { describe, expect, it } from 'vitest';
import {
  accountGroup,
  countBadge,
  type MemberPageContext,
  memberPageKeys,
  memberPageOf,
  memberPagesOf,
} from './memberPages.ts';
import type { ModuleId, Modules } from './module.ts';

const context = (on: readonly ModuleId[], rest: Partial<MemberPageContext> = {}): MemberPageContext => ({
  modules: Object.fromEntries(on.map((id) => [id, true])) as Modules,
  toUpline: true,
  built: new Set(memberPageKeys),
  ...rest,
});
const all = ['MEMBERCENTER', 'MANPLAYREB3', 'INVITE'] as const;
const without = (...keys: string[]) => memberPageKeys.filter((key) => !keys.includes(key));

it('has exactly fourteen pages [MEMBER-01]', () => {
  expect(new Set(memberPageKeys).size).toBe(14);
  expect(memberPagesOf(context(all))).toEqual(memberPageKeys);
});

describe('visibility', () => {
  it.each<[string, readonly string[], MemberPageContext]>([
    ['manualRebate needs MANPLAYREB3', without('manualRebate'), context(['MEMBERCENTER', 'INVITE'])],
    ['referral needs INVITE', without('referral'), context(['MEMBERCENTER', 'MANPLAYREB3'])],
    ['transferUpline needs an upline', without('transferUpline'), context(all, { toUpline: false })],
    ['a page that is not built is not shown', ['withdraw'], context(all, { built: new Set(['withdraw']) })],
    ['without MEMBERCENTER there is no page', [], context(['MANPLAYREB3', 'INVITE'])],
  ])('%s [MODULE-04] [MEMBER-06] [MEMBER-08] [ROLE-16]', (_, pages, given) => {
    expect(memberPagesOf(given)).toEqual(pages);
  });

  it('makes a hidden or unknown key open securityCenter [MEMBER-16]', () => {
    const pages = memberPagesOf(context(['MEMBERCENTER']));
    const opened = ['', 'withdraw', 'manualRebate', 'referral', 'constructor'].map((key) => memberPageOf(key, pages));
    expect(opened).toEqual(['securityCenter', 'withdraw', 'securityCenter', 'securityCenter', 'securityCenter']);
  });
});

it('lists the account group of the side menu in its order [SIDE-09] [SIDE-11] [SIDE-13] [SIDE-14] [SIDE-15] [SIDE-16] [SIDE-17]', () => {
  expect(accountGroup).toEqual([
    'rewardCenter',
    'manualRebate',
    'personalHistoryCopy',
    'transactionHistory',
    'securityCenter',
    'personalProfit',
    'messageV2',
  ]);
});

it('has a badge for a count above zero only [MEMBER-17]', () => {
  expect([undefined, Number.NaN, -1, 0, 4, 99, 100].map(countBadge)).toEqual([null, null, null, null, '4', '99', '99+']);
});
