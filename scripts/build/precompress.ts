import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const worthwhile = /\.(?:js|css|svg|json)$/;
const minBytes = 600;

/** Writes compressed variants next to each file at maximum level, so that no request compresses. */
export async function precompress(folder: string) {
  const names = (await readdir(folder, { recursive: true })).filter((name) => worthwhile.test(name));
  await Promise.all(names.map((name) => compress(join(folder, name))));
}

async function compress(file: string) {
  const plain = await readFile(file);
  if (plain.length < minBytes) return;
  const [small, zipped] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
    zip(plain, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, zipped)]);
}
