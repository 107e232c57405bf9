import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { authBrands, demoPassword, type Site, visitor } from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { operatorOf } from '../../../../tests/server/operating.ts';
import { calls } from '../../../wire/calls.ts';
import type { Envelope } from '../../../wire/envelope.ts';
import type { ListedNotice, Notice } from '../../../wire/notice.ts';
import { seedDemo } from '../../edge/demo/seedDemo.ts';
import { securityEvent } from '../../platform/db/tables/accounts.ts';
import { announcement } from '../../platform/db/tables/content.ts';

let time = noon;
const now = () => time;
const later = (ms: number) => {
  time = new Date(time.getTime() + ms);
};
const hourMs = 3_600_000;
const at = (hours: number) => new Date(noon.getTime() + hours * hourMs).toISOString();

let site: Site;
let operate: Awaited<ReturnType<typeof operatorOf>>;
beforeAll(async () => {
  const brands = authBrands();
  site = await openTestServer({ brands, now });
  operate = await operatorOf(site, 'an');
});
afterAll(() => site.close());

const text = (words: string) => ({ vi: words, en: `${words} (en)` });
const add = (requestId: string, more: object = {}) =>
  operate<ListedNotice>('POST', 'notices/alpha', {
    type: 'B',
    title: text(requestId),
    body: text('**Nội dung**'),
    requestId,
    ...more,
  });

async function read(types = 'B', { token, more = '' }: { readonly token?: string; readonly more?: string } = {}) {
  const answer = await site.server.inject({
    method: 'GET',
    url: `${calls.announcements.path}?types=${types}&platform=W${more}`,
    headers: { host: 'alpha.test', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
  });
  return answer.json<Envelope<Notice[]>>().value;
}
const ids = async (...given: Parameters<typeof read>) => (await read(...given)).map(({ id }) => id);

it('shows a notice from its time until its end, in the language of the reader, on the page too [NOTICE-03] [ENTITY-31] [API-43]', async () => {
  await add('planned-1', { from: at(1), until: at(2), topic: 'maintenance' });
  const states: string[] = [];
  const onPage: boolean[] = [];
  for (const hour of [0, 1, 1]) {
    later(hour * hourMs);
    const page = await site.get('alpha.test', '/noticepage');
    onPage.push(page.body.includes('planned-1'));
    states.push(
      (await operate<ListedNotice[]>('GET', 'notices/alpha')).value.find(({ id }) => id === 'planned-1')?.state ?? '',
    );
    if (hour === 1 && states.length === 2) {
      const [shown] = await read('B', { more: '&lang=EN' });
      expect(shown).toEqual({
        id: 'planned-1',
        type: 'B',
        title: 'planned-1 (en)',
        content: '<p><strong>Nội dung</strong> (en)</p>',
        date: at(1),
        topic: 'maintenance',
      });
    }
  }
  expect(states).toEqual(['planned', 'shown', 'ended']);
  expect(onPage).toEqual([false, true, false]);
});

it('gives each kind by itself, and what is for members or agents to these only [BRAND-02] [API-43]', async () => {
  await Promise.all(
    ['B', 'PL', 'PU', 'PR', 'H'].flatMap((type) => [
      add(`all-${type}-000`, { type }),
      add(`members-${type}-0`, { type, audience: 'members' }),
      add(`agents-${type}-0`, { type, audience: 'agents' }),
      ...(type === 'PL' ? [] : [add(`guests-${type}-0`, { type, audience: 'guests' })]),
    ]),
  );
  const token = async (name: string) => (await visitor(site, now).login(name, demoPassword)).value.token;
  const member = await token('demomember');
  const agent = await token('demogeneral');
  for (const type of ['B', 'PL', 'PU', 'PR', 'H']) {
    const own = async (...given: Parameters<typeof read>) =>
      (await ids(...given)).filter((id) => id.includes(`-${type}-0`)).map((id) => id.replace(/-.*/, ''));
    const guests = type === 'PL' ? [] : ['guests'];
    expect((await own(type)).toSorted()).toEqual(['all', ...guests]);
    expect((await own(type, { token: member })).toSorted()).toEqual(['all', 'members']);
    expect((await own(type, { token: agent })).toSorted()).toEqual(['agents', 'all', 'members']);
  }
  expect(await ids('B', { token: 'x'.repeat(43) })).toContain('all-B-000');
});

it('is written once per request, changed, ended and noted; start data of a new edition leaves it as it is', async () => {
  expect((await add('request-1')).value).toMatchObject({ state: 'shown', madeBy: expect.any(String) });
  expect((await add('request-1')).code).toBe('OK');
  expect((await add('request-1', { title: text('another') })).code).toBe('CONFLICT');
  const edit = (change: object) => operate<ListedNotice>('POST', 'notices/alpha/request-1/edit', change);
  expect((await edit({ title: { en: 'Better' } })).value.title).toEqual({ vi: 'request-1', en: 'Better' });
  expect((await operate<ListedNotice>('POST', 'notices/alpha/welcome/edit', { title: { vi: 'Của nhà cái' } })).code).toBe('OK');
  const end = () => operate<ListedNotice>('POST', 'notices/alpha/request-1/end', { reason: 'No longer true' });
  expect([(await end()).value.state, (await end()).value.state]).toEqual(['ended', 'ended']);
  expect((await edit({ topic: 'event' })).code).toBe('CONFLICT');
  expect(await ids()).not.toContain('request-1');
  const isNoted = and(eq(securityEvent.merchant, 'alpha'), like(securityEvent.kind, 'notice.%'));
  const noted = (await site.db.select().from(securityEvent).where(isNoted)).flatMap(({ kind, details }) =>
    details['notice'] === 'request-1' ? [[kind, details]] : [],
  );
  const by = { operator: expect.any(String), notice: 'request-1' };
  expect(Object.fromEntries(noted)).toEqual({
    'notice.added': { ...by, type: 'B' },
    'notice.changed': by,
    'notice.ended': { ...by, reason: 'No longer true' },
  });
  expect(noted).toHaveLength(3);
  await site.db.execute(`update content_version set edition = 0 where merchant = 'alpha'`);
  await seedDemo({ db: site.db, now }, 'alpha');
  const rows = await site.db.select().from(announcement).where(eq(announcement.merchant, 'alpha'));
  expect(rows.find(({ id }) => id === 'welcome')?.title.vi).toBe('Của nhà cái');
  expect(rows.some(({ id }) => id === 'request-1')).toBe(true);
});

it('is edited field by field: what is not given stays, and an end can be taken away', async () => {
  const given = { topic: 'event', audience: 'members', execution: 'login' };
  await add('edited-1', { from: at(10), until: at(12), ...given });
  const edit = async (change: object) => {
    const { code, value } = await operate<ListedNotice>('POST', 'notices/alpha/edited-1/edit', change);
    return code === 'OK' ? value : { code, value };
  };
  expect(await edit({ from: at(12) })).toEqual({ code: 'VALIDATION', value: { field: 'until' } });
  const changed = { ...given, from: at(11), until: at(12), body: { vi: '**Nội dung**', en: 'Changed' }, state: 'planned' };
  expect(await edit({ from: at(11), body: { en: 'Changed' } })).toMatchObject(changed);
  expect(await edit({ until: null })).toMatchObject({ ...changed, until: null });
  const [newest, ...older] = (await operate<ListedNotice[]>('GET', 'notices/alpha')).value;
  expect(newest).toMatchObject({ ...changed, id: 'edited-1', until: null });
  const moments = older.map(({ from }) => from);
  expect(moments).toEqual(moments.toSorted().toReversed());
});

it('refuses what cannot be shown, by the field, and is no one’s but its merchant’s', async () => {
  const fields = await Promise.all([
    add('refused-1', { from: at(9), until: at(8) }),
    add('refused-2', { type: 'PL', audience: 'guests' }),
  ]);
  expect(fields.map(({ code, value }) => [code, value])).toEqual([
    ['VALIDATION', { field: 'until' }],
    ['VALIDATION', { field: 'audience' }],
  ]);
  const malformed = [
    { type: 'X' },
    { title: { en: 'No Vietnamese' } },
    { body: { vi: '   ' } },
    { title: text('x'.repeat(200)) },
  ];
  for (const [index, more] of malformed.entries()) expect((await add(`malformed-${index}`, more)).status).toBe(422);
  const tenant = site.tenants.byMerchant('alpha') ?? expect.fail('No brand.');
  const vietnamese = {
    ...tenant,
    brand: { ...tenant.brand, languages: { ...tenant.brand.languages, offered: ['vi' as const] } },
  };
  const plain = { vi: 'Lời' };
  for (const field of ['title', 'body']) {
    const given = { title: plain, body: plain, [field]: text('Lời'), type: 'B', requestId: `untranslated-${field}` } as const;
    const added = site.server.services.notices.add(vietnamese, { id: 'an' }, given);
    await expect(added).rejects.toMatchObject({ code: 'VALIDATION', value: { field } });
  }
  const other = await operatorOf(site, 'binh', { merchants: ['beta'] });
  expect((await other('POST', 'notices/alpha/welcome/end', { reason: 'Not mine' })).code).toBe('NOT_FOUND');
  expect((await operate('POST', 'notices/alpha/absent-1/end', { reason: 'Not there' })).code).toBe('NOT_FOUND');
});

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg/onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a](java\tscript:alert(1))',
  '[a](&#106;avascript:alert(1))',
  '[a](data:text/html;base64,PHNjcmlwdD4=)',
  '[a](vbscript:msgbox(1))',
  '[a](//evil.example/x)',
  '[a](/\\evil.example)',
  '[a](https://x.example" onmouseover="alert(1))',
  '![a](x" onerror="alert(1))',
  '<a href="javascript:alert(1)">x</a>',
  '<style>@import "//evil.example/a.css"</style>',
  '<form action=//evil.example><input name=q></form>',
  '<base href=//evil.example>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<b style="background:url(javascript:alert(1))">x</b>',
  '`<script>alert(1)</script>`',
  '[x]: javascript:alert(1)\n\n[x]',
  '<javascript:alert(1)>',
  '**<img src=x onerror=alert(1)>**',
];

it('turns every known trick into text: no tag, handler or address that acts [NOTICE-03]', async () => {
  const name = 'hostile-1';
  await add(name, { title: text('<img src=x onerror=alert(1)>'), body: { vi: hostile.join('\n\n') } });
  const found = (await read()).find(({ id }) => id === name);
  const content = found?.content ?? '';
  const tags = [...content.matchAll(/<\/?([a-z0-9]+)([^>]*)>/gi)].map(([, tag = '', attributes = '']) => [
    tag,
    attributes.trim(),
  ]);
  expect(
    [...new Set(tags.map(([tag]) => tag))].filter(
      (tag) => !/^(?:p|br|strong|em|a|s|ul|ol|li|blockquote|h[3-5]|hr)$/.test(tag ?? ''),
    ),
  ).toEqual([]);
  const attributes = [...new Set(tags.map(([, given]) => given ?? ''))].filter((given) => given !== '');
  for (const given of attributes)
    expect(given).toMatch(/^href="(?:https:\/\/|\/(?![/\\]))[^"]*"(?: rel="noopener noreferrer" target="_blank")?$/);
  expect(content.match(/<(?:script|img|svg|iframe|style|form|base|meta|input|math)/gi)).toBe(null);
  // The document carries it as data, in which no tag can end the script element.
  const page = await site.get('alpha.test', '/noticepage');
  expect(page.body).not.toContain('<img src=x onerror');
  expect(page.body).not.toContain('<script>alert(1)');
});
