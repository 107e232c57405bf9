import { readFileSync } from 'node:fs';
import { isIP, isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';
import { type CountryResponse, Reader } from 'mmdb-lib';
import { StartError } from '../../platform/startError/index.ts';

export type CountryOf = (address: string) => string;

const nowhere: CountryOf = () => '';

interface Range {
  readonly start: bigint;
  readonly end: bigint;
  readonly country: string;
}

/**
 * Looks up the country of an address, as an ISO 3166 code, in a MaxMind database (`.mmdb`) or in a table of address
 * ranges with one `start,end,country` per line. The country is empty for an unknown address and when there is no file.
 *
 * @throws {StartError} when the file cannot be read or is malformed.
 */
export function readCountryTable(file: string | null): CountryOf {
  if (file === null) return nowhere;
  if (file.endsWith('.mmdb')) return readMaxMindDatabase(file);
  const tables = { four: [] as Range[], six: [] as Range[] };
  for (const [index, line] of bytesOf(file).toString('utf8').split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [start = '', end = '', country = ''] = line.split(',').map((part) => part.trim().replaceAll('"', ''));
    const from = numberOf(start);
    const to = numberOf(end);
    if (from === null || to === null || !/^[A-Z]{2}$/.test(country)) {
      throw new StartError({
        en: `Line ${index + 1} of ${file} is no range of addresses with a country; write start,end,country.`,
        vi: `Dòng ${index + 1} của ${file} không phải dải địa chỉ kèm quốc gia; hãy viết đầu,cuối,quốc gia.`,
      });
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
  if (isIP(address) === 0) return null;
  const bytes = ipaddr.parse(address).toByteArray();
  return bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
}

/** A GeoIP country database in MaxMind DB format. */
function readMaxMindDatabase(file: string): CountryOf {
  const reader = readerOf(file);
  return (address) =>
    ipaddr.isValid(address) ? (reader.get(ipaddr.process(address).toString())?.country?.iso_code ?? '') : '';
}

function readerOf(file: string) {
  const bytes = bytesOf(file);
  try {
    return new Reader<CountryResponse>(bytes);
  } catch (error) {
    throw new StartError(
      {
        en: `${file} is not a MaxMind database; correct GEOIP_FILE or leave it out.`,
        vi: `${file} không phải cơ sở dữ liệu MaxMind; hãy sửa GEOIP_FILE hoặc bỏ nó đi.`,
      },
      { cause: error },
    );
  }
}

function bytesOf(file: string) {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new StartError(
      {
        en: `The country table ${file} cannot be read; correct GEOIP_FILE or leave it out.`,
        vi: `Không đọc được bảng quốc gia ${file}; hãy sửa GEOIP_FILE hoặc bỏ nó đi.`,
      },
      { cause: error },
    );
  }
}
