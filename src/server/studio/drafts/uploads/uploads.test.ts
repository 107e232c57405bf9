import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { count } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrandsFolder, openTestServer } from '../../../../../tests/server/core-kit.ts';
import type { Envelope } from '../../../../wire/envelope.ts';
import type { UploadedFile, UploadRefusal } from '../../../../wire/studio/brands.ts';
import { securityEvent } from '../../../platform/db/tables/accounts.ts';
import { brandFile } from '../../../platform/db/tables/brandFiles.ts';

let site: Awaited<ReturnType<typeof openTestServer>>;
let token: string;
const picture = { create: { width: 60, height: 40, channels: 4, background: '#336699' } } as const;

beforeAll(async () => {
  site = await openTestServer({ brands: createBrandsFolder('alpha', 'beta') });
  token = (await site.operators.add({ name: 'editor', roles: ['editor'] })).token;
});
afterAll(() => site.close());

async function upload(bytes: Buffer, name = 'a.png', merchant = 'alpha') {
  const answer = await site.server.inject({
    method: 'POST',
    url: `/studio/api/brands/${merchant}/files?name=${encodeURIComponent(name)}`,
    headers: { host: 'studio.test', authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    payload: bytes,
  });
  return { status: answer.statusCode, ...answer.json<Envelope<UploadedFile & UploadRefusal>>() };
}

const stored = async () => (await site.db.select({ rows: count() }).from(brandFile))[0]?.rows ?? 0;

const svg = (inside: string, before = '') =>
  Buffer.from(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">${inside}</svg>`,
  );

/** A PNG that names its size without having its pixels. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length);
    head.write(name, 4, 'latin1');
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc(Buffer.concat([head.subarray(4), data])));
    return Buffer.concat([head, data, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((width + 1) * height));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

describe('hostile uploads', () => {
  it('stores none of a corpus of hostile files and says of each what is wrong [OPS-12]', async () => {
    const png = await sharp(picture).png().toBuffer();
    const jpeg = await sharp(picture).flatten().jpeg().toBuffer();
    const webp = await sharp(picture).webp().toBuffer();
    const avif = await sharp(picture).avif().toBuffer();
    const gif = await sharp(picture).gif().toBuffer();
    const zip = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(200)]);
    const comment = Buffer.from('\xff\xfe\x00\x20<script>alert(1)</script>....', 'latin1');
    const entities = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;">]>`;
    const font = readFileSync('node_modules/@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-400-normal.woff2');
    const corpus: Readonly<Record<string, readonly [Buffer, UploadRefusal['rule']]>> = {
      'script in a drawing': [svg('<script>alert(1)</script>'), 'hostile'],
      'handler in a drawing': [svg('<rect onclick="alert(1)" width="1" height="1"/>'), 'hostile'],
      foreignObject: [svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'), 'hostile'],
      'image from elsewhere': [svg('<image href="https://evil.test/a.png"/>'), 'hostile'],
      'use from elsewhere': [svg('<use xlink:href="//evil.test/a.svg#b"/>'), 'hostile'],
      'style that loads': [svg('<style>@import url(https://evil.test/a.css)</style>'), 'hostile'],
      'paint that loads': [svg('<rect fill="url(https://evil.test/a.svg#b)" width="1" height="1"/>'), 'hostile'],
      'data document': [svg('<image href="data:text/html,<script>1</script>"/>'), 'hostile'],
      'javascript link': [svg('<a href="javascript:alert(1)"><rect width="1" height="1"/></a>'), 'hostile'],
      'entity bomb': [svg('<text>&c;</text>', entities), 'hostile'],
      'external entity': [svg('<text>&x;</text>', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'), 'hostile'],
      'broken XML': [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g></svg>'), 'hostile'],
      'large drawing': [svg('<g/>'.repeat(200_000)), 'size'],
      'zip behind a PNG': [Buffer.concat([png, zip]), 'hostile'],
      'page behind a JPEG': [Buffer.concat([jpeg, Buffer.from('<html><body>')]), 'hostile'],
      'script in a JPEG': [Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]), 'hostile'],
      'page behind a WebP': [Buffer.concat([webp, Buffer.from('<script>')]), 'hostile'],
      'zip behind an AVIF': [Buffer.concat([avif, zip]), 'hostile'],
      'PNG of another format': [Buffer.concat([png.subarray(0, 33), jpeg]), 'broken'],
      'truncated PNG': [png.subarray(0, Math.floor(png.length / 2)), 'broken'],
      'truncated JPEG': [jpeg.subarray(0, Math.floor(jpeg.length / 2)), 'broken'],
      'truncated WebP': [webp.subarray(0, Math.floor(webp.length / 2)), 'broken'],
      'PNG of fifty megapixels': [pngOf(10_000, 5_000), 'pixels'],
      'PNG that claims more than it has': [withSize(png, 2_000_000_000), 'pixels'],
      'many frames of a GIF': [Buffer.concat([gif, gif, gif]), 'type'],
      zip: [zip, 'type'],
      HTML: [Buffer.from('<!doctype html><script>alert(1)</script>'), 'hostile'],
      'HTML with a drawing': [Buffer.from('<html><svg xmlns="http://www.w3.org/2000/svg"/></html>'), 'type'],
      program: [Buffer.from('MZ\x90\x00\x03'), 'type'],
      nothing: [Buffer.alloc(0), 'type'],
      'truncated font': [font.subarray(0, 2_000), 'broken'],
      'nonsense with the head of a font': [Buffer.concat([Buffer.from('wOF2'), Buffer.alloc(5_000, 7)]), 'broken'],
      'collection of fonts': [Buffer.concat([Buffer.from('ttcf'), Buffer.alloc(500)]), 'type'],
    };
    // The published version comes with its logo.
    await upload(Buffer.from('nothing'));
    const before = await stored();
    const answers: Record<string, unknown> = {};
    for (const [name, [bytes]] of Object.entries(corpus)) {
      const { status, code, value } = await upload(bytes, `${name}.png`);
      answers[name] = bytes.length === 0 ? [status >= 400 && status < 500] : [status, code, value?.rule];
      if (bytes.length > 0) expect([name, value.sentence.en === '', value.sentence.vi === '']).toEqual([name, false, false]);
    }
    const expected = Object.entries(corpus).map(([name, [bytes, rule]]) => [
      name,
      bytes.length === 0 ? [true] : [422, 'VALIDATION', rule],
    ]);
    expect(answers).toEqual(Object.fromEntries(expected));
    expect(await stored()).toBe(before);
    const events = await site.db.select({ kind: securityEvent.kind, merchant: securityEvent.merchant }).from(securityEvent);
    expect(events.filter(({ kind, merchant }) => kind === 'upload.refused' && merchant === 'alpha').length).toBeGreaterThan(25);
  });

  it('refuses a body beyond the limit of the route, and larger ones nowhere else', async () => {
    expect((await upload(Buffer.alloc(11 * 1024 * 1024))).status).toBe(413);
  });
});

/** A PNG with another width in its head. */
function withSize(png: Buffer, width: number): Buffer {
  const copy = Buffer.from(png);
  copy.writeUInt32BE(width, 16);
  copy.writeUInt32BE(crc(copy.subarray(12, 29)), 29);
  return copy;
}

describe('uploads', () => {
  it('writes a picture anew without its metadata, within bounds, at the same path each time [OPS-12]', async () => {
    const photo = await sharp({ create: { width: 5_000, height: 1_000, channels: 3, background: '#884422' } })
      .withExif({ IFD0: { Copyright: 'Someone', ImageDescription: 'secret place' } })
      .jpeg()
      .toBuffer();
    const { value } = await upload(photo, 'Ảnh Đẹp.JPG');
    expect(value).toMatchObject({ type: 'image/webp', width: 3_840, height: 768, missing: [] });
    expect(value.path).toMatch(/^anh-dep-[0-9a-f]{10}\.webp$/);
    expect((await upload(photo, 'Ảnh Đẹp.JPG')).value).toEqual(value);
    const file = await site.server.inject({
      url: `/studio/api/brands/alpha/files/${value.digest}`,
      headers: { host: 'studio.test', authorization: `Bearer ${token}` },
    });
    expect([file.statusCode, file.headers['content-type'], file.headers['x-content-type-options']]).toEqual([
      200,
      'image/webp',
      'nosniff',
    ]);
    expect(file.headers['content-security-policy']).toContain('sandbox');
    expect((await sharp(file.rawPayload).metadata()).exif).toBeUndefined();
    expect(file.rawPayload.includes('secret place')).toBe(false);
    const others = await site.server.inject({
      url: `/studio/api/brands/beta/files/${value.digest}`,
      headers: { host: 'studio.test', authorization: `Bearer ${token}` },
    });
    expect(others.statusCode).toBe(404);
  });

  it('keeps a drawing without what draws nothing, and a PNG with its transparency', async () => {
    const drawing = (await upload(svg('<!-- by me --><rect data-x="1" width="9" height="9"/>'), 'logo.svg')).value;
    expect(drawing).toMatchObject({ type: 'image/svg+xml', width: 9, height: 9 });
    const kept = await site.brandFiles.get(drawing.digest);
    expect(kept?.bytes.toString()).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>',
    );
    const clear = await sharp({ create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .png()
      .toBuffer();
    expect((await upload(clear)).value).toMatchObject({ type: 'image/png', width: 8 });
  });

  it('answers a font with the Vietnamese letters that it lacks', async () => {
    const folder = 'node_modules/@fontsource/be-vietnam-pro/files/';
    const latin = await upload(readFileSync(`${folder}be-vietnam-pro-latin-400-normal.woff2`), 'Latin.woff2');
    expect(latin.value).toMatchObject({ type: 'font/woff2', width: null });
    expect(latin.value.missing).toEqual(expect.arrayContaining(['ế', 'ơ', 'ạ']));
    expect(latin.value.path).toMatch(/^latin-[0-9a-f]{10}\.woff2$/);
  });
});
