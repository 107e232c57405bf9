import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authBrands, demoPassword, type Site, visitor } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { imageLimits } from '../../../domain/imageRules.ts';
import { calls } from '../../../wire/calls.ts';
import type { Envelope } from '../../../wire/envelope.ts';
import { feedback, feedbackImage } from '../../platform/db/tables/content.ts';

const secret = '27 Pho Hue, Ha Noi';
const plain = { create: { width: 300, height: 200, channels: 3, background: '#336699' } } as const;
const noise = { create: { ...plain.create, noise: { type: 'gaussian', mean: 128, sigma: 40 } } } as const;
const png = await sharp(noise).png().toBuffer();
const jpg = await sharp(plain)
  .withExif({ IFD0: { ImageDescription: secret } })
  .jpeg()
  .toBuffer();
const gif = await sharp(plain).gif().toBuffer();
const filled = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)]);

describe('images of feedback', () => {
  let site: Site;
  let time = noon;
  beforeAll(async () => {
    site = await openTestServer({ brands: authBrands(), now: () => time });
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    time = new Date(time.getTime() + 3_600_000);
    await site.db.delete(feedback);
  });

  const put = async (images: readonly Buffer[], token?: string) => {
    const answer = await site.server.inject({
      method: 'PUT',
      url: calls.feedback.path,
      headers: { host: 'alpha.test', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
      payload: { kind: 'complaint', content: 'Xem hình', images: images.map((image) => image.toString('base64')) },
      remoteAddress: '203.0.113.7',
    });
    return { status: answer.statusCode, ...answer.json<Envelope<{ reference: string }>>() };
  };
  const kept = () => site.db.select().from(feedbackImage).orderBy(feedbackImage.position);

  it('are drawn anew and kept with their message, without anything but the picture [VALID-38]', async () => {
    expect(jpg.includes(secret)).toBe(true);
    const { code, value } = await put([jpg, png]);
    expect(code).toBe('OK');
    const rows = await kept();
    expect(rows).toMatchObject(
      [0, 1].map((position) => ({ merchant: 'alpha', reference: value.reference, position, width: 300, height: 200 })),
    );
    for (const { bytes } of rows) {
      const { format, exif, xmp, iptc } = await sharp(bytes).metadata();
      expect([format, exif, xmp, iptc, bytes.includes(secret)]).toEqual(['webp', undefined, undefined, undefined, false]);
    }
  });

  it.each<[string, () => Promise<readonly Buffer[]>, { readonly index: number; readonly rule: string }]>([
    ['a gif', async () => [gif], { index: 0, rule: 'type' }],
    ['a gif with the head of a png', async () => [Buffer.concat([png.subarray(0, 8), gif])], { index: 0, rule: 'broken' }],
    ['half a png', async () => [jpg, png.subarray(0, png.length / 2)], { index: 1, rule: 'broken' }],
    ['a small file of too many pixels', async () => [pngOf(7_000, 7_000)], { index: 0, rule: 'pixels' }],
    ['nothing', async () => [Buffer.alloc(0)], { index: 0, rule: 'type' }],
    ['one byte too many [VALID-39]', async () => [filled(imageLimits.bytes + 1)], { index: 0, rule: 'size' }],
    ['a fourth [VALID-40]', async () => [png, jpg, png, jpg], { index: 3, rule: 'count' }],
  ])('are refused with their first fault and nothing is kept: %s', async (_case, images, refusal) => {
    const { status, code, value } = await put(await images());
    expect({ status, code, value }).toEqual({ status: 422, code: 'VALIDATION', value: { field: 'images', ...refusal } });
    expect([await site.db.$count(feedback), await site.db.$count(feedbackImage)]).toEqual([0, 0]);
  });

  it('may be three of the largest, which no other call may send', async () => {
    expect((await put(Array.from({ length: 3 }, () => filled(imageLimits.bytes)))).code).toBe('OK');
    expect(await kept()).toHaveLength(3);
    const other = await site.server.inject({
      method: 'PUT',
      url: calls.memberLanguage.path,
      headers: { host: 'alpha.test' },
      payload: { language: 'VI', more: 'x'.repeat(70_000) },
    });
    expect(other.statusCode).toBe(413);
  });

  it('never draw a picture larger than it is read', async () => {
    await put([
      await sharp({ create: { ...plain.create, width: 3_000, height: 1_500 } })
        .png()
        .toBuffer(),
    ]);
    expect((await kept()).map(({ width, height }) => [width, height])).toEqual([[2_048, 1_024]]);
  });

  it('fill no memory again and again: twenty large bodies an hour from one address', async () => {
    const large = Buffer.alloc(70_000);
    const codes: string[] = [];
    for (let turn = 0; turn < 21; turn += 1) codes.push((await put([large])).code);
    expect(codes).toEqual([...Array.from({ length: 20 }, () => 'VALIDATION'), 'RATE_LIMIT']);
  });

  it('come from the signed-in user, if there is one [API-51]', async () => {
    const { token } = (await visitor(site, () => time).login('demomember', demoPassword)).value;
    await put([], token);
    await put([], 'x'.repeat(43));
    const writers = (await site.db.select().from(feedback)).map(({ accountId }) => accountId);
    expect([writers.length, writers.filter((writer) => writer === null).length]).toEqual([2, 1]);
  });
});

/** A black image with one bit per pixel: a few kilobytes at any size. */
function pngOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))));
  return Buffer.concat([png.subarray(0, 8), chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}
