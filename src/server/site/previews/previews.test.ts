import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../../../../tests/server/auth-kit.ts';
import { allModules, demoPassword, newUser, shortForm, visitor } from '../../../../tests/server/auth-kit.ts';
import { createBrandsFolder, noon, openTestServer, smallBrand } from '../../../../tests/server/core-kit.ts';
import { testDatabase } from '../../../../tests/server/databases.ts';
import { type JoinedOperator, joinedOperator, studioHost } from '../../../../tests/server/studio-kit.ts';
import type { Draft, DraftAnswer } from '../../../wire/studio/brands.ts';
import type { EditorPreview, PreviewLink } from '../../../wire/studio/previews.ts';
import { account } from '../../platform/db/tables/accounts.ts';
import { operator } from '../../platform/db/tables/operators.ts';

let time = noon;
const now = () => time;
const pass = (seconds: number) => {
  time = new Date(time.getTime() + seconds * 1_000);
};
const settings = { studioHost, previewHost: 'preview.test' };
let site: Site;
/** Another process of the same installation. */
let other: Site;
let publisher: Client;
let editor: Client;

/** By token, as the command line: sessions of browsers end while the clock of these tests runs. */
function byToken({ browser, token }: JoinedOperator) {
  const headers = { authorization: `Bearer ${token}` };
  const send: typeof browser.send = (call, body, options) => browser.send(call, body, { ...options, headers });
  return { send };
}
type Client = ReturnType<typeof byToken>;

const alpha = { profile: 'play', registration: shortForm, modules: allModules, analytics: { gtagId: 'G-TEST1' } };
beforeAll(async () => {
  const database = await testDatabase();
  const brands = createBrandsFolder();
  brands.write('alpha', smallBrand('alpha', alpha));
  brands.write('beta', smallBrand('beta', { profile: 'play' }));
  site = await openTestServer({ brands, database, settings, now });
  const again = createBrandsFolder();
  again.write('alpha', smallBrand('alpha', alpha));
  again.write('beta', smallBrand('beta', { profile: 'play' }));
  other = await openTestServer({ brands: again, database, settings, now });
  publisher = byToken(await joinedOperator(site, now, { name: 'phuong', roles: ['publisher'] }));
  editor = byToken(await joinedOperator(site, now, { name: 'em', roles: ['editor'], merchants: ['alpha'] }));
});
afterAll(async () => {
  await other.close();
  await site.close();
});

const params = { merchant: 'alpha' };
const order = { label: 'Board', version: null, days: 7, mayRemark: true };
const add = async (more: object = {}) => {
  const { value } = await publisher.send<PreviewLink>('addPreview', { ...order, ...more }, { params });
  return { ...value, host: new URL(value.url ?? '').host };
};
const renamed = async (name: string) => {
  const { value } = await editor.send<Draft>('draft', undefined, { params });
  const steps = [{ op: 'replace', path: '/name', value: name }];
  return editor.send<DraftAnswer>('writeDraft', { revision: value.revision, steps }, { params });
};
const page = async (host: string, from = site) => {
  const { statusCode, headers, body } = await from.get(host, '/index', { 'sec-fetch-site': 'none' });
  return { status: statusCode, headers, body };
};

describe('[OPS-09] links of previews', () => {
  it('show the draft as it is when visited, in every process, while players see what is published', async () => {
    const { host } = await add();
    await renamed('Alpha Tết');
    expect(await page(host)).toMatchObject({ status: 200, body: expect.stringContaining('<h1>Alpha Tết</h1>') as string });
    expect((await page(host, other)).body).toContain('<h1>Alpha Tết</h1>');
    expect((await page('alpha.test')).body).not.toContain('Alpha Tết');
  });

  it('show one version for good, whatever the draft becomes', async () => {
    const { host } = await add({ version: 1 });
    await renamed('Alpha later');
    expect((await page(host)).body).not.toContain('Alpha later');
    const none = await publisher.send('addPreview', { ...order, version: 99 }, { params });
    expect(none.status).toBe(404);
  });

  it('go on showing the last good state while the draft cannot be shown', async () => {
    const { host } = await add();
    await renamed('Alpha good');
    await page(host);
    const { value } = await editor.send<Draft>('draft', undefined, { params });
    const steps = [{ op: 'replace', path: '/theme/seed', value: 'no colour' }];
    await editor.send('writeDraft', { revision: value.revision, steps }, { params });
    expect((await page(host)).body).toContain('<h1>Alpha good</h1>');
    await editor.send('discardDraft', {}, { params });
  });

  it('answer 410 in every process within two seconds after they are revoked, and never open again', async () => {
    const { id, host } = await add();
    expect((await page(host, other)).status).toBe(200);
    const revoked = await publisher.send<PreviewLink>('revokePreview', undefined, { params: { ...params, id } });
    expect(revoked.value.revokedAt).not.toBeNull();
    expect((await page(host)).status).toBe(410);
    pass(2);
    expect(await page(host, other)).toMatchObject({ status: 410, body: expect.stringContaining('thu hồi') as string });
    // A call and a picture of a page that is open.
    expect((await other.get(host, '/wps/system/permission')).statusCode).toBe(410);
    expect((await other.get(host, '/site.webmanifest')).statusCode).toBe(410);
    const again = await add();
    expect(again.host).not.toBe(host);
    expect((await page(host)).status).toBe(410);
  });

  it('end when they say', async () => {
    const { host } = await add({ days: 1 });
    pass(86_400 - 60);
    expect((await page(host)).status).toBe(200);
    pass(120);
    expect((await page(host)).status).toBe(404);
    const long = await publisher.send('addPreview', { ...order, days: 91 }, { params });
    expect(long.status).toBe(422);
  });

  it('are not found when made up or changed by a letter', async () => {
    const { host } = await add();
    const [token = ''] = host.split('.');
    const changed = `${token.startsWith('a') ? 'b' : 'a'}${token.slice(1)}.preview.test`;
    for (const made of [changed, `${'a'.repeat(39)}.preview.test`, 'x.preview.test', `a.${host}`]) {
      expect({ made, status: (await page(made)).status }).toEqual({ made, status: 404 });
    }
    expect((await page(host.toUpperCase())).status).toBe(200);
  });

  it('count who opens them, not who goes on within them, and are listed without their address', async () => {
    const { id, host } = await add();
    const listed = async () =>
      (await publisher.send<PreviewLink[]>('previews', undefined, { params })).value.find((link) => link.id === id);
    const visits: unknown[] = [];
    for (const headers of [
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' },
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' },
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' },
    ]) {
      await site.get(host, '/promotions', headers);
      visits.push((await listed())?.visits);
    }
    expect(visits).toEqual([1, 1, 1, 1, 2]);
    expect(await listed()).toMatchObject({ url: null, by: 'phuong', label: 'Board' });
  });

  it('are made and revoked by publishers of the brand', async () => {
    const { id } = await add();
    expect((await editor.send('addPreview', order, { params })).status).toBe(403);
    expect((await editor.send('revokePreview', undefined, { params: { ...params, id } })).status).toBe(403);
    expect((await editor.send('previews', undefined, { params: { merchant: 'beta' } })).status).toBe(404);
    const foreign = await publisher.send('revokePreview', undefined, { params: { merchant: 'beta', id } });
    expect(foreign.status).toBe(404);
  });

  it('take remarks where they may, which come back with their page', async () => {
    const [open, closed] = [await add(), await add({ mayRemark: false })];
    const remark = { page: '/index', text: 'Larger, please', name: 'An' };
    const send = (host: string) =>
      site.server.inject({ method: 'POST', url: '/preview/remarks', headers: { host }, payload: remark });
    expect((await send(open.host)).statusCode).toBe(200);
    expect((await send(closed.host)).statusCode).toBe(403);
    expect((await send('alpha.test')).statusCode).toBe(404);
    const { value } = await publisher.send<PreviewLink[]>('previews', undefined, { params });
    expect(value.find(({ id }) => id === open.id)?.remarks).toMatchObject([remark]);
    const revoked = await publisher.send<PreviewLink>('revokePreview', undefined, { params: { ...params, id: open.id } });
    expect(revoked.value.remarks).toMatchObject([remark]);
  });
});

describe('the host of a preview [OPS-09]', () => {
  it('is kept by no cache and no search engine, framed by the studio only, and without analytics', async () => {
    const { host } = await add();
    const { headers, body } = await page(host);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    expect(headers['content-security-policy']).toContain(`frame-ancestors https://${studioHost};`);
    expect(headers['content-security-policy']).not.toContain('googletagmanager');
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).toContain('/assets/preview.js');
    const live = await page('alpha.test');
    expect(live.body).not.toContain('/assets/preview.js');
    expect(live.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('signs nobody in, registers nobody and reads no session of a real account', async () => {
    const { host } = await add();
    const guest = visitor(site, now);
    const { value: demo } = await guest.login<{ token: string }>('demomember', demoPassword);
    const read = (on: string) => guest.send('balance', undefined, { host: on, token: demo.token });
    expect((await read(host)).status).toBe(200);
    await site.db.update(account).set({ username: 'someone' }).where(eq(account.username, 'demomember'));
    expect((await read('alpha.test')).status).toBe(200);
    expect((await read(host)).status).toBe(401);
    await site.db.update(account).set({ username: 'demomember' }).where(eq(account.username, 'someone'));
    expect((await guest.login('demomember', demoPassword, { host })).status).toBe(403);
    expect((await guest.sealed('register', newUser({ username: 'nguyenvanb' }), { host })).status).toBe(403);
    const operate = await site.server.inject({
      url: '/studio/api/desk/deposits/alpha',
      headers: { host, authorization: 'Bearer token' },
    });
    expect(operate.statusCode).toBe(404);
  });
});

describe('[OPS-03] previews of the editor', () => {
  it('have an address for each operator and brand, the same all day, that ends with the rights of the operator', async () => {
    const open = async () => (await editor.send<EditorPreview>('editorPreview', undefined, { params })).value;
    const { origin, published } = await open();
    expect(await open()).toMatchObject({ origin, published });
    const { value: others } = await publisher.send<EditorPreview>('editorPreview', undefined, { params });
    expect(others.origin).not.toBe(origin);
    await renamed('Alpha edited');
    expect((await page(new URL(origin).host)).body).toContain('<h1>Alpha edited</h1>');
    expect((await page(new URL(published ?? '').host)).body).not.toContain('Alpha edited');
    await site.db.update(operator).set({ disabled: true }).where(eq(operator.name, 'em'));
    pass(2);
    expect((await page(new URL(origin).host)).status).toBe(404);
  });

  const visit = async (host: string, as: string) => {
    const { statusCode, body } = await site.server.inject({
      method: 'POST',
      url: '/preview/visitor',
      headers: { host },
      payload: { as },
    });
    return { status: statusCode, value: (JSON.parse(body) as { value: { token: string; account: string } | null }).value };
  };

  it('are looked at as a member and as an agent of the demo world, and change nothing there', async () => {
    const { value: at } = await publisher.send<EditorPreview>('editorPreview', undefined, { params });
    expect(at.guestsOnly).toBe(false);
    const seen = visitor(site, now);
    for (const origin of [at.origin, at.published ?? '']) {
      const { host } = new URL(origin);
      for (const [as, name] of [
        ['member', 'demomember'],
        ['agent', 'demoagent'],
      ] as const) {
        const { value } = await visit(host, as);
        expect(value).toMatchObject({ account: name });
        const token = value?.token ?? '';
        expect((await seen.send('balance', undefined, { host, token })).status).toBe(200);
        expect((await seen.sealed('changePassword', {}, { host, token })).status).toBe(403);
      }
      expect((await visit(host, 'owner')).status).toBe(422);
    }
  });

  it('sign nobody in on a link, on a site, and before the brand has members', async () => {
    expect((await visit((await add()).host, 'member')).status).toBe(404);
    expect((await visit('alpha.test', 'member')).status).toBe(404);
    const inputs = { merchant: 'omega', name: 'Omega', host: 'omega.test' };
    expect((await publisher.send('createBrand', inputs)).status).toBe(200);
    const { value } = await publisher.send<EditorPreview>('editorPreview', undefined, { params: { merchant: 'omega' } });
    expect(value.guestsOnly).toBe(true);
    expect((await visit(new URL(value.origin).host, 'member')).status).toBe(404);
  });
});
