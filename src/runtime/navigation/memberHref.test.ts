import { expect, it } from 'vitest';
import { centreHref, memberHref, readCentre, readMember, withoutCentre } from './memberHref.ts';

it('keeps the parameters of the page below and those of the centre apart [OVERLAY-01]', () => {
  const href = memberHref('withdraw', { page: '2', kind: null }, '?page=KNK&member=transferFund&member.page=9&member.from=x');
  expect(href).toBe('?page=KNK&member=withdraw&member.page=2');
  expect(readMember(href)).toEqual({ key: 'withdraw', params: { page: '2' } });
  expect(withoutCentre(href)).toBe('page=KNK');
});

it('opens the centre without a page by an empty key [MEMBER-16]', () => {
  expect(memberHref()).toBe('?member=');
  expect(readMember('?member=')).toEqual({ key: '', params: {} });
  expect(readMember('?members=1')).toEqual({ key: null, params: {} });
});

it('forgets at closing that the centre was opened from the points mall [MEMBER-21]', () => {
  const href = memberHref('rewardCenter', { mall: 'goods-7' }, '?page=2');
  expect(readMember(href).params).toEqual({ mall: 'goods-7' });
  expect(withoutCentre(href)).toBe('page=2');
});

it('closes one centre by opening the other [AGENT-15]', () => {
  const href = centreHref('agent', 'agentRegister', { tab: 'link' }, '?page=2&member=withdraw&member.page=2&members=1');
  expect(href).toBe('?page=2&members=1&agent=agentRegister&agent.tab=link');
  expect(readCentre('agent', href)).toEqual({ key: 'agentRegister', params: { tab: 'link' } });
  expect(memberHref('withdraw', {}, href)).toBe('?page=2&members=1&member=withdraw');
});
