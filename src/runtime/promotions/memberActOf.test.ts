import { expect, it } from 'vitest';
import { promotionStates } from '../../domain/promotion.ts';
import { memberActOf } from './memberActOf.ts';

const joined = { kind: 'ladder', entry: 'join' } as const;
const applied = { kind: 'cashback', entry: 'apply' } as const;
const signIn = { kind: 'signIn', entry: 'open' } as const;

it('gives each state its act or none [PROMO-01]', () => {
  expect(memberActOf('join', joined)).toBe('promotion.join');
  expect(memberActOf('join', applied)).toBe('promotion.apply');
  expect(memberActOf('claim', joined)).toBe('promotion.claim');
  expect(memberActOf('claim', signIn)).toBe('promotion.sign');
  const passive = promotionStates.filter((state) => state !== 'join' && state !== 'claim');
  expect(passive.map((state) => memberActOf(state, joined))).toEqual(passive.map(() => null));
});
