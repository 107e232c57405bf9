import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrandsFolder, openTestServer, smallBrand } from '../../../../tests/server/core-kit.ts';
import { shortName } from './webManifest.ts';

const brands = createBrandsFolder();
let site: Awaited<ReturnType<typeof openTestServer>>;

beforeAll(async () => {
  mkdirSync(join(brands.path, 'alpha'));
  const share = sharp({ create: { width: 1200, height: 630, channels: 3, background: 'teal' } });
  writeFileSync(join(brands.path, 'alpha/share.png'), await share.png().toBuffer());
  const contacts = { email: 'help@alpha.test', answerHours: 6 };
  brands.write('alpha', smallBrand('alpha', { contacts, assets: { logo: 'logo.svg', share: 'share.png' } }));
  brands.write('beta', smallBrand('beta', { app: { offline: false }, theme: { seed: '#aa2211', defaultMode: 'light' } }));
  brands.write('closed', smallBrand('closed', { status: { maintenance: { on: true } } }));
  site = await openTestServer({ brands });
});
afterAll(() => site.close());

const worker = (host: string) => site.get(host, '/sw.js');
const dataOf = (program: string) => JSON.parse(/^self\.livery=(\{[^}]*\});/.exec(program)?.[1] ?? '{}') as { page?: string };

/** Acts of a worker's program that is installed and activated over an earlier one. */
async function ranIn(program: string): Promise<readonly string[]> {
  const done: string[] = [];
  const listeners: Record<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void> = {};
  const scope = {
    addEventListener: (name: string, listener: (typeof listeners)[string]) => void (listeners[name] = listener),
    skipWaiting: () => done.push('skipWaiting'),
    registration: { unregister: () => done.push('unregister') },
    caches: { keys: async () => ['files one', 'page a'], delete: async (name: string) => done.push(`delete ${name}`) },
  };
  runInNewContext(program, scope);
  for (const name of ['install', 'activate']) {
    const work: Promise<unknown>[] = [];
    listeners[name]?.({ waitUntil: (one) => work.push(one) });
    await Promise.all(work);
  }
  return done;
}

describe('the service worker of a brand [ERR-18]', () => {
  it('is served with its data, for the whole site, asked for at every start, and may fetch from the site only', async () => {
    const { statusCode, headers, body } = await worker('alpha.test');
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'public, max-age=0, must-revalidate',
    ]);
    expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'; frame-ancestors 'none'");
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).toMatch(/;start\(\)$/);
    const icon = expect.stringMatching(/^\/pictures\/alpha\/[\w-]+\/icon-192\.png$/) as unknown;
    expect(dataOf(body)).toEqual({ build: 'site-1', icon, page: expect.stringMatching(/^[\w-]{16}$/) as unknown });
    expect((await site.get('alpha.test', '/index')).body).toContain(' data-build="site-1"');
  });

  it('changes with the page that it keeps, and differs between brands', async () => {
    const [alpha, closed] = await Promise.all(['alpha.test', 'closed.test'].map(worker));
    expect(dataOf(alpha?.body ?? '').page).not.toBe(dataOf(closed?.body ?? '').page);
    expect(closed?.statusCode).toBe(200);
  });

  it('of a brand that has switched it off removes itself and all it kept; no page registers it', async () => {
    const { statusCode, body } = await worker('beta.test');
    expect(statusCode).toBe(200);
    expect(await ranIn(body)).toEqual(['skipWaiting', 'delete files one', 'delete page a', 'unregister']);
    expect((await site.get('beta.test', '/index')).body).not.toContain('data-build');
    expect((await site.get('beta.test', '/offline.html')).statusCode).toBe(404);
  });
});

describe('the page without a network [ERR-18]', () => {
  it('needs no other file, is in every language of the brand, and names its contacts', async () => {
    const { statusCode, headers, body } = await site.get('alpha.test', '/offline.html', { cookie: 'lang=en; a=b' });
    expect(statusCode).toBe(200);
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).not.toMatch(/<(?:link|script [^>]*src)|<img src="(?!data:)/);
    expect(body).toContain('<img src="data:image/webp;base64,');
    for (const word of ['Đang chờ mạng trở lại', 'Waiting for the network', 'Thử lại', 'Try again'])
      expect(body).toContain(word);
    expect(body).toContain('mailto:help@alpha.test');
    expect(body).toContain('trong vòng 6 giờ');
    expect(body).toContain('data-palette');
    expect((await site.get('alpha.test', '/offline.html')).body).toBe(body);
    expect((await site.get('closed.test', '/offline.html')).body).not.toContain('class="contact"><b>');
  });

  it('names its inline code in its policy and holds no other', async () => {
    const { headers, body } = await site.get('alpha.test', '/offline.html');
    const policy = String(headers['content-security-policy']);
    const inline = [...body.matchAll(/<(script|style)>([\s\S]*?)<\/\1>/g)];
    expect(inline).toHaveLength(3);
    for (const [, kind, text = ''] of inline)
      expect(policy.split('; ').find((part) => part.startsWith(`${kind}-src `))).toContain(
        `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
      );
    expect(body).not.toMatch(/<[^>]+\s(?:style|on[a-z]+)=/);
  });
});

interface Manifest {
  readonly [name: string]: unknown;
  readonly icons: readonly { src: string; sizes: string; purpose: string }[];
  readonly screenshots: readonly { src: string; sizes: string; form_factor: string }[];
  readonly shortcuts: readonly { name: string; url: string }[];
}
const manifestOf = async (host: string, language: string) =>
  (await site.get(host, `/site.webmanifest?lang=${language}`)).json<Manifest>();

describe('the web app manifest [MANIFEST-19]', () => {
  it('says what a browser needs to install the site, in the language of the page', async () => {
    const manifest = await manifestOf('alpha.test', 'en');
    expect(manifest).toMatchObject({
      id: '/index',
      scope: '/',
      start_url: '/index?lang=en',
      display: 'standalone',
      name: 'ALPHA',
      short_name: 'ALPHA',
      lang: 'en',
    });
    expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
      ['Inbox', '/index?member=messageV2&lang=en'],
      ['My favourites', '/fav?lang=en'],
      ['Help centre', '/help?lang=en'],
    ]);
    for (const { url } of manifest.shortcuts) expect((await site.get('alpha.test', url)).statusCode).toBe(200);
  });

  it('is asked for again at each use, so that a change of the brand reaches who installed it', async () => {
    const { headers } = await site.get('alpha.test', '/site.webmanifest?lang=en');
    expect([headers['content-type'], headers['cache-control']]).toEqual([
      'application/manifest+json; charset=utf-8',
      'public, max-age=0, must-revalidate',
    ]);
  });

  it('names icons with a full ground that a system may cut, and the share picture, in the sizes that they have', async () => {
    const { icons, screenshots, theme_color } = await manifestOf('alpha.test', 'vi');
    expect(icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
    ]);
    expect(screenshots.map(({ form_factor, sizes }) => `${form_factor} ${sizes}`)).toEqual([
      'wide 1200x630',
      'narrow 1200x630',
    ]);
    const sizeOf = async (src: string) => {
      const { width, height } = await sharp((await site.get('alpha.test', src)).rawPayload).metadata();
      return `${width}x${height}`;
    };
    for (const { src, sizes } of [...icons, ...screenshots]) expect(await sizeOf(src)).toBe(sizes);
    const { data, info } = await sharp((await site.get('alpha.test', icons[1]?.src ?? '')).rawPayload)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) =>
      data
        .subarray((y * info.width + x) * info.channels)
        .subarray(0, 3)
        .toString('hex');
    // The ground in the corner and just outside of the mark; the mark inside.
    expect([at(0, 0), at(90, 256)]).toEqual([String(theme_color).slice(1, 7), String(theme_color).slice(1, 7)]);
    expect(at(110, 256)).toBe('336699');
  });

  it('has the colours of the mode that the brand begins with', async () => {
    const [alpha, beta] = [await manifestOf('alpha.test', 'vi'), await manifestOf('beta.test', 'vi')];
    for (const [merchant, mode, { theme_color, background_color }] of [
      ['alpha', 'dark', alpha],
      ['beta', 'light', beta],
    ] as const) {
      const { surface } = site.tenants.byMerchant(merchant)?.tokens.palettes[mode] ?? {};
      expect([theme_color, background_color]).toEqual([surface?.header, surface?.canvas]);
    }
  });

  it.each([
    ['Verlago', 'Verlago'],
    ['Hạc Son Thượng Hải', 'Hạc Son'],
    ['Twelve Chars', 'Twelve Chars'],
    ['Extraordinarily', 'Extraordinar'],
  ])('shortens %s to what fits below an icon', (name, short) => {
    expect(shortName(name)).toBe(short);
  });
});
