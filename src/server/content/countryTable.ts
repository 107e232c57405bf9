import { readFileSync } from 'node:fs';
import { isIP, isIPv4 } from 'node:net';
import { StartError } from '../startError.ts';

export type CountryOf = (address: string) => string;

const nowhere: CountryOf = () => '';

interface Range {
  readonly start: bigint;
  readonly end: bigint;
  readonly country: string;
}

/**
 * Reads a table of address ranges, one `start,end,country` per line, and finds the country of an address:
 * an ISO 3166 code, or nothing where no range holds it. Without a file every country is unknown.
 */
export function readCountryTable(file: string | null): CountryOf {
  if (file === null) return nowhere;
  const tables = { four: [] as Range[], six: [] as Range[] };
  for (const [index, line] of textOf(file).split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [start = '', end = '', country = ''] = line.split(',').map((part) => part.trim().replaceAll('"', ''));
    const from = numberOf(start);
    const to = numberOf(end);
    if (from === null || to === null || !/^[A-Z]{2}$/.test(country)) {
      throw new StartError(
        `Line ${index + 1} of ${file} is no range of addresses with a country; write start,end,country.`,
        `Dòng ${index + 1} của ${file} không phải dải địa chỉ kèm quốc gia; hãy viết đầu,cuối,quốc gia.`,
      );
    }
    tables[isIPv4(start) ? 'four' : 'six'].push({ start: from, end: to, country });
  }
  for (const table of [tables.four, tables.six]) table.sort((one, other) => (one.start < other.start ? -1 : 1));
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
    const wanted = numberOf(plain);
    return wanted === null ? '' : find(isIPv4(plain) ? tables.four : tables.six, wanted);
  };
}

function find(table: readonly Range[], wanted: bigint): string {
  let low = 0;
  let high = table.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const range = table[middle];
    if (range === undefined) return '';
    if (wanted < range.start) high = middle - 1;
    else if (wanted > range.end) low = middle + 1;
    else return range.country;
  }
  return '';
}

function numberOf(address: string): bigint | null {
  const version = isIP(address);
  if (version === 0) return null;
  if (version === 4) return address.split('.').reduce((sum, part) => sum * 256n + BigInt(part), 0n);
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const front = groups(head);
  const back = groups(tail ?? '');
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length;
  return [...front, ...Array<string>(zeros).fill('0'), ...back].reduce(
    (sum, group) => sum * 65_536n + BigInt(`0x${group}`),
    0n,
  );
}

function textOf(file: string) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartError(
      `The country table ${file} cannot be read; correct GEOIP_FILE or leave it out.`,
      `Không đọc được bảng quốc gia ${file}; hãy sửa GEOIP_FILE hoặc bỏ nó đi.`,
      { cause: error },
    );
  }
}
