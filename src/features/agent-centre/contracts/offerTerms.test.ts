import { expect, it } from 'vitest';
import { fieldsOf, offerEffect, offerFaults, termsFrom } from './offerTerms.ts';

const fields = (rate: string) => ({ rate, dailyBetAmount: '500000' });
const ceiling = { rate: '14.0000' };
const active = termsFrom('daily', fields('12'));

it('reads the fields of an offer, and finds faults before it is sent', () => {
  expect(fieldsOf('daily', { rate: '12.0000', dailyBetAmount: '500000.0000' })).toEqual(fields('12'));
  expect(termsFrom('daily', fields('13,5'))).toEqual({ rate: '13.5', dailyBetAmount: '500000' });
  const faultOf = (rate: string) => offerFaults('daily', termsFrom('daily', fields(rate)), ceiling)['rate'];
  expect(faultOf('14')).toBeUndefined();
  expect(faultOf('14.5')).toEqual({ key: 'contract.fault.ceiling', params: { limit: '14' } });
  for (const rate of ['', '-1', '1e9', '100.0001']) expect(faultOf(rate)?.key).toBe('contract.fault.invalid');
});

it('says what the signature of an offer ends, by the rule of the brand [CONTRACT-14] [CONTRACT-15]', () => {
  const effect = (rate: string, rule: 'higher' | 'lower') =>
    offerEffect('daily', { active, offered: termsFrom('daily', fields(rate)), ceiling, rule });
  expect([effect('13', 'higher'), effect('13', 'lower')]).toEqual(['replaces', 'blocked']);
  expect([effect('11', 'higher'), effect('11', 'lower')]).toEqual(['blocked', 'replaces']);
  expect([effect('12', 'higher'), effect('12', 'lower'), effect('15', 'higher')]).toEqual(['blocked', 'blocked', null]);
});
