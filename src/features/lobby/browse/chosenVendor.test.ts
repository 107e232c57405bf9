import { expect, it } from 'vitest';
import { chosenVendor, everyVendor } from './chosenVendor.ts';

const vendors = [{ vassalage: 'BASALT' }, { vassalage: 'REDFIN' }];

it('takes the vendor of the address where the category has it [ROUTE-21]', () => {
  expect(chosenVendor(vendors, 'REDFIN')).toBe('REDFIN');
  expect(chosenVendor(vendors, 'REDFIN', 'BASALT')).toBe('REDFIN');
});

it('shows all vendors without one, and for one it does not have', () => {
  expect([chosenVendor(vendors, null), chosenVendor(vendors, 'NOBODY'), chosenVendor([], null)]).toEqual([null, null, null]);
});

it('returns to the vendor shown last, unless the address names another or all [CAT-06]', () => {
  expect(chosenVendor(vendors, null, 'REDFIN')).toBe('REDFIN');
  expect(chosenVendor(vendors, everyVendor, 'REDFIN')).toBe(null);
  expect(chosenVendor(vendors, null, 'NOBODY')).toBe(null);
});
