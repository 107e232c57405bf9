import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readCountryTable } from './countryTable.ts';

const folder = mkdtempSync(join(tmpdir(), 'livery-countries-'));
const file = join(folder, 'countries.csv');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('finds the country of an address and leaves gaps unknown', () => {
  writeFileSync(
    file,
    '# start,end,country\n10.0.2.0,10.0.2.255,FR\n"10.0.0.0","10.0.0.255","VN"\n2001:db8::,2001:db8:0:ffff:ffff:ffff:ffff:ffff,SG\n',
  );
  const countryOf = readCountryTable(file);
  const addresses = [
    '10.0.0.0',
    '10.0.0.255',
    '10.0.1.0',
    '10.0.2.7',
    '::ffff:10.0.2.7',
    '2001:db8::1',
    '2001:db9::1',
    'no address',
  ];
  expect(addresses.map(countryOf)).toEqual(['VN', 'VN', '', 'FR', 'FR', 'SG', '', '']);
});

it('knows no country without a table and refuses a broken one by its line', () => {
  expect(readCountryTable(null)('10.0.0.1')).toBe('');
  writeFileSync(file, '10.0.0.0,10.0.0.255,VN\n10.0.1.0,Vietnam\n');
  expect(() => readCountryTable(file)).toThrow(
    `Line 2 of ${file} is no range of addresses with a country; write start,end,country.`,
  );
});
