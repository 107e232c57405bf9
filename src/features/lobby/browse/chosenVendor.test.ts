import { describe, expect, it } from 'vitest';
import { chosenVendor, everyVendor } from './chosenVendor.ts';

const vendors = [{ vassalage: 'BASALT' }, { vassalage: 'REDFIN' }];

describe('chosenVendor', () => {
  it('takes the vendor of the address where the category has it', () => {
    expect(chosenVendor('RNG', vendors, 'REDFIN')).toBe('REDFIN');
    expect(chosenVendor('FISH', vendors, 'REDFIN')).toBe('REDFIN');
  });

  it('starts slots with the first vendor, also for an unknown one', () => {
    expect(chosenVendor('RNG', vendors, null)).toBe('BASALT');
    expect(chosenVendor('RNG', vendors, 'NOBODY')).toBe('BASALT');
    expect(chosenVendor('RNG', [], null)).toBeNull();
  });

  it('shows all vendors where slots are narrowed and no vendor is named', () => {
    expect(chosenVendor('RNG', vendors, null, true)).toBeNull();
    expect(chosenVendor('RNG', vendors, 'REDFIN', true)).toBe('REDFIN');
  });

  it('shows all vendors elsewhere, and where slots are asked for all', () => {
    expect(chosenVendor('LIVE', vendors, null)).toBeNull();
    expect(chosenVendor('LIVE', vendors, 'NOBODY')).toBeNull();
    expect(chosenVendor('RNG', vendors, everyVendor)).toBeNull();
  });
});
