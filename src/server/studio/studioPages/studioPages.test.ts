import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createBrandsFolder, openTestServer } from '../../../../tests/server/core-kit.ts';
import { studioHost } from '../../../../tests/server/studio-kit.ts';
import { readStudioBuild } from './studioBuild.ts';
import { createStudioDocument } from './studioDocument.ts';

function builtStudio() {
  const folder = mkdtempSync(join(tmpdir(), 'studio-'));
  mkdirSync(join(folder, '.vite'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/studio-1.js'), 'start()');
  const manifest = join(folder, '.vite/manifest.json');
  writeFileSync(
    manifest,
    JSON.stringify({
      'src/studio/app/studio.tsx': { file: 'assets/studio-1.js', imports: ['_shared.js'], css: ['assets/studio-2.css'] },
      '_shared.js': { file: 'assets/shared-3.js', css: ['assets/shared-4.css'] },
      'src/studio/i18n/en.words.generated.ts': { file: 'assets/en-5.js' },
      'src/studio/i18n/vi.words.generated.ts': { file: 'assets/vi-6.js' },
      'src/studio/pages/history/HistoryPage.tsx': { file: 'assets/history-7.js' },
    }),
  );
  return readStudioBuild(manifest, join(folder, 'assets'));
}

it('starts with the entry, what it imports and its words, and leaves pages for later', () => {
  expect(builtStudio().files).toEqual({
    entry: '/studio/assets/studio-1.js',
    preloads: ['/studio/assets/shared-3.js'],
    styles: ['/studio/assets/shared-4.css', '/studio/assets/studio-2.css'],
    words: { en: '/studio/assets/en-5.js', vi: '/studio/assets/vi-6.js' },
  });
});

it('admits own scripts, frames of previews and nothing else', () => {
  const document = createStudioDocument({
    files: builtStudio().files,
    fonts: { packaged: ({ file }) => `/fonts/${file.split('/').at(-1)}` },
    previews: ['https://*.preview.example'],
    secure: true,
  });
  const { html, policy } = document('bm9uY2U=');
  const rules = new Map(policy.split('; ').map((rule) => [rule.split(' ')[0], rule]));
  expect(policy).not.toMatch(/unsafe-|\bhttps?:(?!\/\/\*\.preview\.example)/);
  expect(rules.get('frame-src')).toBe('frame-src https://*.preview.example');
  expect(rules.get('frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(rules.get('connect-src')).toBe("connect-src 'self'");
  expect(rules.get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
  expect(rules.get('style-src')).toContain("'nonce-bm9uY2U='");
  expect(html).toContain('<meta property="csp-nonce" nonce="bm9uY2U=">');
  expect(html).not.toContain('history-7');
});

describe('hosts of the studio', () => {
  it('are its own: a brand’s host and an unknown host answer 404, for pages and files [OPS-01]', async () => {
    const site = await openTestServer({ brands: createBrandsFolder('alpha'), settings: { studioHost }, studio: builtStudio() });
    const statusAt = async (host: string, url: string) => (await site.get(host, url)).statusCode;
    for (const url of ['/studio', '/studio/brands/alpha/history', '/studio/assets/studio-1.js']) {
      expect([url, await statusAt(studioHost, url)]).toEqual([url, 200]);
      expect([url, await statusAt('alpha.test', url)]).toEqual([url, 404]);
      expect([url, await statusAt('other.test', url)]).toEqual([url, 404]);
    }
    expect(await statusAt(studioHost, '/studio/api/unknown')).toBe(404);
    expect(await statusAt(studioHost, '/studio/assets/missing.js')).toBe(404);

    const page = await site.get(studioHost, '/studio/new');
    expect(page.headers['cache-control']).toBe('no-store');
    const file = await site.get(studioHost, '/studio/assets/studio-1.js');
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    await site.close();
  });

  it('do not exist in production without STUDIO_HOST', async () => {
    const site = await openTestServer({ brands: createBrandsFolder('alpha'), studio: builtStudio() });
    expect((await site.get('localhost', '/studio')).statusCode).toBe(404);
    await site.close();
  });
});
