import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBrandsFolder, openTestServer, smallBrand } from '../../../../tests/server/core-kit.ts';
import { readBrandFolder } from '../../../manifest/assets/readBrandFolder.ts';
import { createPictures } from '../../media/pictures/index.ts';
import { readOptions } from './readOptions.ts';

const brands = createBrandsFolder('alpha');
let site: Awaited<ReturnType<typeof openTestServer>>;
beforeAll(async () => {
  site = await openTestServer({ brands });
});
afterAll(() => site.close());

const noise = (width: number, height: number) =>
  sharp(Buffer.from(Array.from({ length: width * height * 3 }, (_, index) => (index * 2_654_435_761) % 251)), {
    raw: { width, height, channels: 3 },
  });

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

/** Beyond 40 megapixels, in few bytes. */
const huge = () => sharp({ create: { width: 8_000, height: 5_200, channels: 3, background: 'teal' } });

it.each([
  ['png', async () => half(await noise(200, 120).png().toBuffer()), 'asset.damaged'],
  ['jpg', async () => half(await noise(200, 120).jpeg().toBuffer()), 'asset.damaged'],
  ['webp', async () => half(await noise(200, 120).webp().toBuffer()), 'asset.damaged'],
  ['jpg', async () => huge().jpeg({ quality: 1 }).toBuffer(), 'asset.pixels'],
  ['png', async () => noise(200, 120).png().toBuffer(), null],
  ['jpg', async () => noise(200, 120).jpeg().toBuffer(), null],
] as const)(
  'reading a folder decodes its pictures, and a %s (%#) that cannot be shown is a problem at its line',
  async (kind, bytes, code) => {
    const folder = join(brands.path, 'beta');
    brands.write('beta', smallBrand('beta', { assets: { logo: 'logo.svg', share: `share.${kind}` } }));
    writeFileSync(join(folder, `share.${kind}`), await bytes());
    const reading = await readBrandFolder(folder, readOptions);
    const problems = reading.ok ? [] : reading.problems;
    expect(problems.map((problem) => [problem.code, problem.pointer])).toEqual(code === null ? [] : [[code, '/assets/share']]);
    brands.remove('beta');
  },
);

it('a picture that can no longer be decoded is not found, and the log names it one time', async () => {
  const tenant = site.tenants.byMerchant('alpha') ?? expect.fail('alpha is not served.');
  const whole = await noise(1_200, 630).png().toBuffer();
  writeFileSync(join(tenant.folder, 'share.png'), half(whole));
  const broken = { ...tenant, brand: { ...tenant.brand, assets: { ...tenant.brand.assets, share: 'share.png' } }, digest: 'x' };
  const reports: unknown[] = [];
  const directory = join(brands.path, '.pictures');
  const pictures = createPictures({ directory, brands: () => [broken], report: (error) => reports.push(error) });
  const picture = pictures.ofBrand(broken, 'share.png', 'share') ?? expect.fail('The picture is not found.');
  const [, , scope = '', hash = '', name = ''] = picture.base.split('/');
  const file = `${name}-${picture.widths[0]}.png`;
  expect([await pictures.read({ scope, hash, file }), await pictures.read({ scope, hash, file })]).toEqual([null, null]);
  expect(reports.map(String)).toEqual([`Error: The picture ${scope}/${hash}/${file} cannot be rendered.`]);
});
