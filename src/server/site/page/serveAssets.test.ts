import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { serveAssets } from './serveAssets.ts';

it('serves the variants of the build from memory, for good, and no other file', async () => {
  const root = mkdtempSync(join(tmpdir(), 'livery-assets-'));
  const folder = join(root, 'assets');
  mkdirSync(folder);
  const code = 'export const page = 1;\n'.repeat(50);
  writeFileSync(join(root, 'secret.js'), 'no');
  writeFileSync(join(folder, 'site-a1.js'), code);
  writeFileSync(join(folder, 'site-a1.js.br'), brotliCompressSync(code));
  writeFileSync(join(folder, 'flag-b2.svg'), '<svg/>');
  const server = Fastify();
  serveAssets(server, folder);
  const get = (name: string, headers = {}) => server.inject({ url: `/assets/${name}`, headers });

  const small = await get('site-a1.js', { 'accept-encoding': 'br, gzip' });
  expect(small.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(code);
  expect((await get('site-a1.js', { 'if-none-match': String(small.headers.etag) })).statusCode).toBe(304);
  const drawing = await get('flag-b2.svg', { 'accept-encoding': 'br, gzip' });
  expect([drawing.body, drawing.headers['content-encoding']]).toEqual(['<svg/>', undefined]);
  const hidden = ['site-a1.js.br', 'none.js', '..%2fsecret.js', '../secret.js', '.', ''];
  expect((await Promise.all(hidden.map((name) => get(name)))).map(({ statusCode }) => statusCode)).toEqual(
    hidden.map(() => 404),
  );

  rmSync(root, { recursive: true });
  expect((await get('site-a1.js')).body).toBe(code);
  await server.close();
});
