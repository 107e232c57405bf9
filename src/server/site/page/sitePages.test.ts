import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrandsFolder, noon, openTestServer, smallBrand } from '../../../../tests/server/core-kit.ts';
import { earlierEntries } from '../../../domain/earlierEntries.ts';

let time = noon;
const brands = createBrandsFolder('alpha', 'beta');
brands.write('closed', smallBrand('closed', { status: { maintenance: { on: true, until: '2026-11-20T06:00:00Z' } } }));
brands.write('walled', smallBrand('walled', { status: { blockedRegions: ['FR'] } }));
let site: Awaited<ReturnType<typeof openTestServer>>;

beforeAll(async () => {
  site = await openTestServer({
    brands,
    now: () => time,
    settings: { trustProxy: 'loopback', countryHeader: 'x-country', operatorToken: 'secret-of-operators' },
  });
});
afterAll(() => site.close());

describe('hosts', () => {
  it.each(['alpha.test', 'ALPHA.test', 'alpha.test:8443', 'alpha.test.'])('finds the brand of %s', async (host) => {
    const { statusCode, body } = await site.get(host, '/index');
    expect([statusCode, body.includes('data-brand="alpha"')]).toEqual([200, true]);
  });

  it.each(['stranger.test', 'alpha.test.evil', 'localhost', '', 'evil.alpha.test'])(
    'answers 421 to the unknown host "%s", as envelope and as page [MANIFEST-13]',
    async (host) => {
      const call = await site.get(host, '/wps/system/status');
      const page = await site.get(host, '/index');
      expect([call.statusCode, call.json()]).toEqual([
        421,
        expect.objectContaining({ success: false, value: null, code: 'DOMAIN_INVALID' }),
      ]);
      expect([page.statusCode, page.headers['content-type']]).toEqual([421, 'text/html; charset=utf-8']);
    },
  );

  it('shows nothing of one brand at another [MANIFEST-15]', async () => {
    const { body } = await site.get('beta.test', '/index');
    expect(body).toContain('BETA');
    expect(body.toLowerCase()).not.toContain('alpha');
  });
});

describe('pages', () => {
  it('sends a page as the same bytes to everybody and nothing to a client that has it', async () => {
    const first = await site.get('alpha.test', '/index', { 'accept-language': 'en' });
    const second = await site.get('alpha.test', '/index', { cookie: 'a=b' });
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    const known = await site.get('alpha.test', '/index', { 'if-none-match': String(first.headers.etag) });
    expect([known.statusCode, known.body]).toEqual([304, '']);
    const other = await site.get('alpha.test', '/index?lang=en', { 'if-none-match': String(first.headers.etag) });
    expect(other.statusCode).toBe(200);
  });

  it('compresses to the very same document', async () => {
    const plain = await site.get('alpha.test', '/help');
    const small = await site.get('alpha.test', '/help', { 'accept-encoding': 'gzip, br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
  });

  it('names every inline script and style in the policy, and holds no other inline code', async () => {
    const { body, headers } = await site.get('alpha.test', '/index');
    const policy = String(headers['content-security-policy']);
    const inline = [...body.matchAll(/<(script|style)(?![^>]*(?:src=|application\/json))[^>]*>([\s\S]*?)<\/\1>/g)];
    expect(inline.length).toBeGreaterThanOrEqual(3);
    for (const [, kind, text = ''] of inline) {
      const directive = policy.split('; ').find((part) => part.startsWith(`${kind}-src `));
      expect(directive).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe-|\*|http:/);
    expect(body).not.toMatch(/<[^>]+\s(?:style|on[a-z]+)=/);
  });

  it('needs no other file for its first styles', async () => {
    const { body } = await site.get('alpha.test', '/index');
    expect(body).toContain('<style>body{margin:0}</style>');
    expect(body).not.toMatch(/<link[^>]+rel="stylesheet"/);
  });

  it('keeps boot data from ending its element', async () => {
    const { body } = await site.get('alpha.test', '/index');
    const boot = /<script type="application\/json" id="boot">([\s\S]*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(boot).not.toContain('<');
    expect(JSON.parse(boot)).toMatchObject({ language: 'vi', brand: { merchant: 'alpha' }, status: { location: { ip: '' } } });
  });

  it('draws unknown paths once, with status 404 and outside every index', async () => {
    const before = site.drawn.length;
    const pages = await Promise.all(['/nowhere', '/else/where', '/a'].map((path) => site.get('beta.test', path)));
    expect(pages.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(site.drawn.length).toBe(before + 1);
    expect(pages[0]?.body).toContain('<meta name="robots" content="noindex">');
  });

  it.each(Object.entries(earlierEntries))('leads the earlier menu entry %s to a present page [SIDE-23]', async (key, path) => {
    const { statusCode, headers } = await site.get('alpha.test', `/${key}`);
    // An entry that still is a page needs no redirect.
    if (path === `/${key}`) expect(statusCode).toBe(200);
    else expect([statusCode, headers.location]).toEqual([302, path]);
    expect((await site.get('alpha.test', path)).statusCode).toBe(200);
  });

  it('leads from the bare address to the home page in the language asked for [ROUTE-04]', async () => {
    const { statusCode, headers } = await site.get('alpha.test', '/?lang=en');
    expect([statusCode, headers.location]).toEqual([302, '/index?lang=en']);
  });

  it.each([
    ['/?member=withdraw&member.view=history&lang=en', '/index?member=withdraw&member.view=history&lang=en'],
    ['/?referralCode=A%26B&x=//else.test', '/index?referralCode=A%26B&x=//else.test'],
    ['/?', '/index'],
    ['/promo?member=depositv2', '/promotions?member=depositv2'],
    ['/email?lang=en', '/index?member=messageV2&lang=en'],
  ])('keeps the query of %s when it leads elsewhere [OVERLAY-01] [SIDE-23]', async (address, target) => {
    const { statusCode, headers } = await site.get('alpha.test', address);
    expect([statusCode, headers.location]).toEqual([302, target]);
  });

  it('gives each brand its own web app manifest, icons, share picture and words per language [MANIFEST-19]', async () => {
    const manifests = await Promise.all(['alpha', 'beta'].map((name) => site.get(`${name}.test`, '/site.webmanifest?lang=en')));
    const [alpha, beta] = manifests.map((answer) => answer.json<{ name: string; lang: string; icons: { src: string }[] }>());
    expect([alpha?.name, beta?.name, alpha?.lang]).toEqual(['ALPHA', 'BETA', 'en']);
    expect(alpha?.icons.every(({ src }) => src.includes('/alpha/'))).toBe(true);
    expect(beta?.icons.some(({ src }) => alpha?.icons.some((icon) => icon.src === src))).toBe(false);
    const headOf = async (name: string, language: string) => {
      const { body } = await site.get(`${name}.test`, `/help?lang=${language}`);
      const meta = (property: string) => new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(body)?.[1];
      return { title: /<title>([^<]*)</.exec(body)?.[1], description: meta('description'), picture: meta('og:image'), body };
    };
    const [vi, en, other] = await Promise.all([headOf('alpha', 'vi'), headOf('alpha', 'en'), headOf('beta', 'vi')]);
    expect(vi.picture).toMatch(/^https:\/\/alpha\.test\/pictures\/alpha\//);
    expect(other.picture).toMatch(/^https:\/\/beta\.test\/pictures\/beta\//);
    expect([vi.title, other.title]).toEqual([expect.stringContaining('ALPHA'), expect.stringContaining('BETA')]);
    expect(new Set([vi.title, en.title]).size).toBe(2);
    expect(new Set([vi.description, en.description]).size).toBe(2);
    expect(vi.body).toContain('<link rel="canonical" href="https://alpha.test/help">');
  });

  it('shows robots where the pages of this host are', async () => {
    expect((await site.get('beta.test', '/robots.txt')).body).toContain('Sitemap: https://beta.test/sitemap.xml');
    expect((await site.get('beta.test', '/sitemap.xml')).body).toContain('<loc>https://beta.test/index</loc>');
  });
});

describe('blocked sites', () => {
  it('answers 503 with the end of the maintenance, and the site again after it', async () => {
    const during = await site.get('closed.test', '/index');
    expect([during.statusCode, during.headers['cache-control'], during.body.includes('maintenance')]).toEqual([
      503,
      'no-store',
      true,
    ]);
    expect((await site.get('closed.test', '/wps/relay/GCSGAME_getRankList')).json()).toMatchObject({
      code: 'MAINTENANCE',
      success: false,
    });
    expect((await site.get('closed.test', '/wps/system/status')).statusCode).toBe(200);
    time = new Date('2026-11-20T06:00:01Z');
    expect((await site.get('closed.test', '/index')).statusCode).toBe(200);
    time = noon;
  });

  it('answers 451 to a blocked region, says where the visitor is, and keeps that to itself', async () => {
    const blocked = await site.get('walled.test', '/index', { 'x-country': 'FR' });
    expect([blocked.statusCode, blocked.headers['cache-control'], blocked.body.includes('127.0.0.1')]).toEqual([
      451,
      'no-store',
      true,
    ]);
    const call = await site.get('walled.test', '/wps/relay/GCSGAME_getRankList', { 'x-country': 'FR' });
    expect([call.statusCode, call.json().code]).toEqual([451, 'REGION_BLOCKED']);
    const open = await site.get('walled.test', '/index', { 'x-country': 'VN' });
    expect([open.statusCode, open.body.includes('127.0.0.1')]).toEqual([200, false]);
  });
});

describe('the language of a page', () => {
  it('comes from its address, because caches do not see other headers', async () => {
    for (const path of ['/index', '/nothing', '/robots.txt', '/site.webmanifest']) {
      const plain = await site.get('alpha.test', path);
      const asked = await site.get('alpha.test', path, { language: 'EN', 'accept-language': 'en' });
      expect([path, asked.body, asked.headers.etag]).toEqual([path, plain.body, plain.headers.etag]);
    }
    expect((await site.get('alpha.test', '/index?lang=en')).body).toContain('<html lang="en"');
  });

  it('of a visitor who has chosen one is in the address before a page is sent', async () => {
    const answer = async (path: string, cookie: string) => {
      const { statusCode, headers } = await site.get('alpha.test', path, { cookie });
      return [statusCode, headers.location, headers['cache-control']];
    };
    expect(await answer('/help', 'a=b; lang=en')).toEqual([302, '/help?lang=en', 'no-store']);
    expect(await answer('/rng?page=KNK', 'lang=en')).toEqual([302, '/rng?page=KNK&lang=en', 'no-store']);
    for (const [path, cookie] of [
      ['/help?lang=vi', 'lang=en'],
      ['/help', 'lang=vi'],
      ['/help', 'lang=xx'],
      ['/help', 'slang=en'],
    ] as const) {
      expect([path, cookie, (await answer(path, cookie))[0]]).toEqual([path, cookie, 200]);
    }
  });

  it('is that of the header Language in a call', async () => {
    for (const path of ['/wps/nothing', '/wps/system/status?no=1']) {
      const said = async (headers = {}) => (await site.get('alpha.test', path, headers)).json<{ message: string }>().message;
      expect(await said({ language: 'EN' })).not.toBe(await said());
    }
  });
});

describe('operation', () => {
  it('discloses the brands and the calls of an operator to no one else', async () => {
    const brands = createBrandsFolder('alpha');
    const closed = await openTestServer({ brands });
    expect((await closed.get('any.host', '/healthz')).json()).toEqual({ status: 'ok' });
    expect((await closed.get('any.host', '/openapi.json')).statusCode).toBe(404);
    expect((await closed.get('any.host', '/docs')).statusCode).toBe(404);
    await closed.close();
    const open = await openTestServer({ brands: createBrandsFolder('alpha'), settings: { production: false } });
    expect((await open.get('localhost', '/healthz')).json()).toMatchObject({ brands: [{ merchant: 'alpha' }], problems: [] });
    expect((await open.get('localhost', '/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' });
    expect((await open.get('localhost', '/docs')).statusCode).toBe(200);
    await open.close();
  });

  it('answers health, readiness and metrics [SERVE-06]', async () => {
    expect((await site.get('any.host', '/healthz')).json()).toEqual({ status: 'ok' });
    const operator = { authorization: 'Bearer secret-of-operators' };
    const health = (await site.get('any.host', '/healthz', operator)).json();
    expect(health).toMatchObject({
      status: 'ok',
      brands: expect.arrayContaining([expect.objectContaining({ merchant: 'alpha' })]),
      problems: [],
    });
    expect((await site.get('any.host', '/readyz')).json()).toEqual({ status: 'ready' });
    expect((await site.get('any.host', '/metrics')).statusCode).toBe(401);
    const metrics = await site.get('any.host', '/metrics', operator);
    expect(metrics.body).toMatch(/livery_requests_total\{method="GET",route="\/healthz",status="200"\} 2\n/);
    expect(metrics.body).toMatch(/livery_request_seconds_bucket\{le="10",method="GET",route="\/healthz"\} 2\n/);
    expect(metrics.body).toMatch(/livery_database_connections\{state="busy"\} \d+\n/);
  });

  it('writes logs that hold nothing of a person [SERVE-06]', async () => {
    await site.server.inject({
      method: 'GET',
      url: '/help?phone=0912345678&name=nguyen-van-a',
      headers: {
        host: 'alpha.test',
        'user-agent': 'Browser-Of-A-Person',
        authorization: 'Bearer of-a-person',
        cookie: 'person=1',
      },
      remoteAddress: '203.0.113.77',
    });
    await site.server.inject({
      method: 'POST',
      url: '/wps/nothing',
      headers: { host: 'alpha.test' },
      payload: { password: 'of-a-person' },
    });
    const log = site.lines.join('');
    expect(log).toContain('"merchant":"alpha"');
    expect(log).not.toMatch(/0912345678|nguyen|203\.0\.113|Person|person|127\.0\.0\.1/);
  });

  it('sends the headers that keep a page to itself', async () => {
    const { headers } = await site.get('alpha.test', '/index');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('refuses a route that does not say who may call it', async () => {
    const { default: Fastify } = await import('fastify');
    const { declareAccess } = await import('../../platform/http/declareAccess.ts');
    const server = Fastify();
    declareAccess(server);
    server.get('/open', async () => 'x');
    await expect(server.ready()).rejects.toThrow('GET /open does not say who may call it.');
  });

  it('refuses a route whose declared access nothing enforces', async () => {
    const { default: Fastify } = await import('fastify');
    const { declareAccess, enforcesAccess } = await import('../../platform/http/declareAccess.ts');
    const server = Fastify();
    declareAccess(server);
    await server.register(async (plugin) => {
      enforcesAccess(plugin, 'vendor');
      plugin.get('/signed', { config: { access: 'vendor' } }, async () => 'x');
    });
    server.get('/open', { config: { access: 'vendor' } }, async () => 'x');
    await expect(server.ready()).rejects.toThrow('GET /open is for vendor only, and nothing enforces that.');
  });

  it('describes its calls in OpenAPI 3.1 and as a page to read', async () => {
    expect((await site.get('any.host', '/openapi.json')).statusCode).toBe(401);
    expect((await site.get('any.host', '/docs')).statusCode).toBe(401);
    const operator = { authorization: 'Bearer secret-of-operators' };
    const document = (await site.get('any.host', '/openapi.json', operator)).json<{ openapi: string; paths: object }>();
    expect(document.openapi).toBe('3.1.0');
    const docs = await site.get('any.host', '/docs', operator);
    expect(docs.body).not.toContain('<script');
    for (const path of Object.keys(document.paths)) expect(docs.body).toContain(path);
  });
});
