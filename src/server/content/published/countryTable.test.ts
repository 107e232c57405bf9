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

it('looks a country up in a MaxMind database and refuses a file that is none', () => {
  const database = join(folder, 'countries.mmdb');
  writeFileSync(database, maxMindDatabase([10, 0, 0], 'VN'));
  const countryOf = readCountryTable(database);
  expect(['10.0.0.7', '::ffff:10.0.0.7', '10.0.1.7', 'no address'].map(countryOf)).toEqual(['VN', 'VN', '', '']);
  writeFileSync(database, 'start,end,country');
  expect(() => readCountryTable(database)).toThrow(`${database} is not a MaxMind database`);
});

/** The smallest database of MaxMind DB 2.0: one IPv4 network of 24 bits with its country. */
function maxMindDatabase(network: readonly number[], country: string): Buffer {
  const text = (value: string) => [0x40 | value.length, ...Buffer.from(value)];
  const map = (...entries: (readonly [string, readonly number[]])[]) => [
    0xe0 | entries.length,
    ...entries.flatMap(([key, value]) => [...text(key), ...value]),
  ];
  const uint16 = (value: number) => [0xa2, value >> 8, value & 0xff];
  const bits = network.flatMap((byte) => [...byte.toString(2).padStart(8, '0')].map(Number));
  const none = bits.length;
  const data = bits.length + 16;
  const tree = bits.flatMap((bit, index) => {
    const next = index + 1 === bits.length ? data : index + 1;
    return (bit === 0 ? [next, none] : [none, next]).flatMap((record) => [record >> 16, (record >> 8) & 0xff, record & 0xff]);
  });
  const metadata = map(
    ['node_count', uint16(bits.length)],
    ['record_size', uint16(24)],
    ['ip_version', uint16(4)],
    ['binary_format_major_version', uint16(2)],
    ['binary_format_minor_version', uint16(0)],
    ['build_epoch', uint16(1)],
    ['database_type', text('Country')],
    ['languages', [0x00, 0x04]],
    ['description', map()],
  );
  return Buffer.from([
    ...tree,
    ...Array.from({ length: 16 }, () => 0),
    ...map(['country', map(['iso_code', text(country)])]),
    0xab,
    0xcd,
    0xef,
    ...Buffer.from('MaxMind.com'),
    ...metadata,
  ]);
}
