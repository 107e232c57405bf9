import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BrandsFolder, createBrandsFolder, noon, openTestServer, smallBrand } from '../../../../tests/server/core-kit.ts';
import { joinedOperator, studioHost } from '../../../../tests/server/studio-kit.ts';
import type { OperatorRole } from '../../../wire/operate.ts';
import type { Draft, DraftAnswer, PublishAnswer, SecondYes, VersionPage } from '../../../wire/studio/brands.ts';
import { studioCalls } from '../../../wire/studio/calls.ts';
import { securityEvent } from '../../platform/db/tables/accounts.ts';
import { brandDisk } from '../../platform/db/tables/registry.ts';

let brands: BrandsFolder;
let site: Awaited<ReturnType<typeof openTestServer>>;
let time = noon;
let requests = 0;
const now = () => time;
const threshold = { policies: { operators: { secondApprovalFrom: 90_000_000 } } };
const provider = {
  id: 'pay',
  adapter: 'formPost',
  url: 'https://pay.example',
  account: 'M-1',
  secret: 'env:PAYMENT_ALPHA__PAY',
};
/** Changes that a publisher alone must not make. */
const changes = {
  threshold,
  provider: { deposits: { providers: [provider] } },
  frames: { frames: { games: ['evil.example'] } },
  promotion: {
    promotions: [
      {
        id: 'gift',
        title: { vi: 'Quà tặng', en: 'Gift' },
        image: 'logo.svg',
        terms: { vi: 'Nhận một lần.', en: 'Once.' },
        rule: { kind: 'fixed', cycle: 'once', amount: 90_000_000 },
      },
    ],
  },
  rebate: { policies: { rebate: { rates: { RNG: [2] } } } },
};

type Person = Awaited<ReturnType<typeof person>>;
async function person(name: string, roles: OperatorRole[]) {
  const { browser, token } = await joinedOperator(site, now, { name, roles });
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names what it reads
  const asCommand = async <Value>(call: keyof typeof studioCalls, params: Record<string, string | number>, body?: object) => {
    const [method, path] = studioCalls[call];
    const url = path.replaceAll(/:(\w+)/g, (_, key: string) => String(params[key]));
    const headers = { host: 'anywhere.test', authorization: `Bearer ${token}` };
    const answer = await site.server.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body }) });
    return answer.json<{ code: string; success: boolean; value: Value }>();
  };
  return { name, browser, asCommand };
}

const open = async (secondYes: 'all' | 'published' = 'published') => {
  site = await openTestServer({ brands, now, settings: { studioHost, secondYes } });
};
beforeEach(async () => {
  time = noon;
  brands = createBrandsFolder('alpha');
  await open();
});
afterEach(async () => {
  await site.close();
  brands.remove();
});

const requestId = () => `request-${(requests += 1)}`;
const live = async () => (await site.tenants.liveOf(['alpha']))[0]?.version;
const served = () => site.tenants.byMerchant('alpha')?.brand;
const eventsOf = async (kind: string) => (await site.db.select().from(securityEvent)).filter((event) => event.kind === kind);

async function draftWith({ browser }: Person, more: object) {
  const params = { merchant: 'alpha' };
  const { value } = await browser.send<Draft>('draft', undefined, { params });
  const document = { ...(value.document as object), ...more };
  const { value: written } = await browser.send<DraftAnswer>(
    'replaceDraft',
    { revision: value.revision, document },
    { params },
  );
  return { revision: written.revision, base: value.base };
}

/** Every way in which an operator makes a version live. */
const ways = {
  'the studio': async (by: Person, more: object): Promise<PublishAnswer> => {
    const body = { ...(await draftWith(by, more)), note: 'Yên tĩnh', requestId: requestId() };
    return (await by.browser.send<PublishAnswer>('publish', body, { params: { merchant: 'alpha' } })).value;
  },
  'the studio, later': async (by: Person, more: object): Promise<PublishAnswer> => {
    const liveFrom = new Date(time.getTime() + 60_000).toISOString();
    const body = { ...(await draftWith(by, more)), note: 'Yên tĩnh', requestId: requestId(), liveFrom };
    return (await by.browser.send<PublishAnswer>('publish', body, { params: { merchant: 'alpha' } })).value;
  },
  'a command': async (by: Person, more: object): Promise<PublishAnswer> => {
    const head = await site.tenants.head('alpha');
    const files = (await site.tenants.version('alpha', head?.version ?? 0))?.files ?? {};
    const document = smallBrand('alpha', more);
    const body = { base: head?.version ?? null, document, files, disk: { manifest: document, files }, note: 'Yên tĩnh' };
    return (await by.asCommand<PublishAnswer>('publishSource', { merchant: 'alpha' }, { ...body, requestId: requestId() }))
      .value;
  },
  'a roll-back': async (by: Person, more: object): Promise<PublishAnswer> => {
    // A version of the past that had it, as the folder of development made it.
    brands.write('alpha', smallBrand('alpha', more));
    await site.tenants.refresh();
    const to = await live();
    brands.write('alpha', smallBrand('alpha', { name: 'Back' }));
    await site.tenants.refresh();
    const body = { to, reason: 'Như cũ', requestId: requestId() };
    return (await by.browser.send<PublishAnswer>('rollback', body, { params: { merchant: 'alpha' } })).value;
  },
};

const answerTo = (by: Person, { version }: Pick<PublishAnswer, 'version'>, isYes: boolean) =>
  by.browser.send<PublishAnswer>(
    'giveSecondYes',
    { digest: version?.digest, isYes },
    { params: { merchant: 'alpha', version: version?.version ?? 0 } },
  );

/** Each way with one change, and each change by one way: all ways ask the same question of what a version changes. */
const acts = [
  ...Object.keys(ways).map((way) => [way, 'threshold'] as const),
  ...Object.keys(changes)
    .filter((change) => change !== 'threshold')
    .map((change) => ['the studio', change] as const),
] as readonly (readonly [keyof typeof ways, keyof typeof changes])[];

describe('a change of trust', () => {
  it.each(acts)('by %s, of %s, waits for another operator, and is live when that one agrees [OPS-06]', async (way, change) => {
    const more = changes[change];
    const publisher = await person('phong', ['publisher', 'money', 'approve']);
    const approver = await person('mai', ['approve', 'viewer']);
    const asked = await ways[way](publisher, more);
    expect(asked).toMatchObject({ result: 'asked', version: { state: 'asked', by: 'phong' } });
    expect(asked.changes).not.toEqual([]);
    const before = await live();
    expect(before).not.toBe(asked.version?.version);
    expect((await answerTo(publisher, asked, true)).code).toBe('NOT_ALLOWED');
    const own = await publisher.asCommand(
      'giveSecondYes',
      { merchant: 'alpha', version: asked.version?.version ?? 0 },
      { digest: asked.version?.digest, isYes: true },
    );
    expect([own.code, await live()]).toEqual(['NOT_ALLOWED', before]);
    const params = { merchant: 'alpha', version: asked.version?.version ?? 0 };
    const { value: question } = await approver.browser.send<SecondYes>('secondYes', undefined, { params });
    const { digest } = asked.version ?? {};
    expect(question).toMatchObject({ state: 'pending', by: 'phong', digest, isOwn: false, changes: asked.changes });
    const given = await answerTo(approver, asked, true);
    const isLater = way === 'the studio, later';
    expect(given.value.result).toBe(isLater ? 'scheduled' : 'published');
    // The yes makes nothing live before the moment that the publisher chose.
    expect(await live()).toBe(isLater ? before : asked.version?.version);
    expect((await answerTo(approver, asked, true)).value.result).toBe(given.value.result);
    time = new Date(time.getTime() + 120_000);
    await site.tenants.follow();
    expect(await live()).toBe(asked.version?.version);
    expect(served()).toMatchObject(more);
    expect(await eventsOf('approval.asked')).toHaveLength(1);
    expect(await eventsOf('approval.given')).toHaveLength(1);
    expect((await eventsOf('operator.denied')).map(({ details }) => details['rule'])).toEqual([
      'secondOperator',
      'secondOperator',
    ]);
  });
});

describe('the second operator', () => {
  it('declines, and nothing of the version is served, not by a roll-back to it either [OPS-06]', async () => {
    const [publisher, approver] = [await person('phong', ['publisher']), await person('mai', ['approve', 'viewer'])];
    const asked = await ways['the studio'](publisher, threshold);
    const order = asked ?? { version: null };
    expect((await answerTo(approver, order, false)).value).toMatchObject({
      result: 'declined',
      version: { state: 'declined' },
    });
    expect((await answerTo(approver, order, true)).code).toBe('CONFLICT');
    const body = { to: order.version?.version, reason: 'Vòng qua', requestId: requestId() };
    const back = await publisher.browser.send('rollback', body, { params: { merchant: 'alpha' } });
    expect([back.code, await live()]).toEqual(['NOT_FOUND', 1]);
    expect(await eventsOf('approval.rejected')).toHaveLength(1);
  });

  it('is asked again if another version was published since, or if the digest is of another version [OPS-06]', async () => {
    const [publisher, approver] = [await person('phong', ['publisher']), await person('mai', ['approve', 'viewer'])];
    const asked = (await ways['a command'](publisher, threshold)) ?? { version: null };
    const params = { merchant: 'alpha', version: asked.version?.version ?? 0 };
    const other = await approver.browser.send('giveSecondYes', { digest: 'a'.repeat(64), isYes: true }, { params });
    expect(other.code).toBe('CONFLICT');
    expect(await ways['a command'](publisher, { name: 'Calm' })).toMatchObject({ result: 'published' });
    expect((await answerTo(approver, asked, true)).code).toBe('CONFLICT');
    const { value } = await approver.browser.send<SecondYes>('secondYes', undefined, { params });
    expect([value.state, served()?.name]).toEqual(['stale', 'Calm']);
  });

  it('settles with the yes, and not before, what the folder was that a command published [OPS-06]', async () => {
    const [publisher, approver] = [await person('phong', ['publisher']), await person('mai', ['approve', 'viewer'])];
    const folders = async () => (await site.db.select().from(brandDisk)).map(({ manifest }) => manifest);
    const asked = (await ways['a command'](publisher, threshold)) ?? { version: null };
    expect(await folders()).toEqual([smallBrand('alpha')]);
    expect((await answerTo(approver, asked, true)).value.result).toBe('published');
    expect(await folders()).toEqual([smallBrand('alpha', threshold)]);
  });

  it('agrees to a roll-back as it was served before, although a publication of it would lock members out [OPS-06]', async () => {
    const [publisher, approver] = [await person('phong', ['publisher']), await person('mai', ['approve', 'viewer'])];
    const byPhoneOnly = { smsEnabled: true, mobileReg: true, showVerCodeLogin: true, MOBILEVERCODELOGIN3: true };
    const off = Object.fromEntries(Object.keys(byPhoneOnly).map((module) => [module, false]));
    const modules = { usernameEnabled: true, mobileRegPass: false };
    const byName = { ...threshold, modules: { ...modules, ...off } };
    brands.write('alpha', smallBrand('alpha', byName));
    await site.tenants.refresh();
    const to = await live();
    // Members who register now have a phone and no password, and log in by codes that the version before does not send.
    brands.write('alpha', smallBrand('alpha', { name: 'By phone', modules: { ...modules, ...byPhoneOnly } }));
    await site.tenants.refresh();
    expect([served()?.name, site.tenants.problems()]).toEqual(['By phone', []]);
    expect(await ways['a command'](publisher, byName)).toMatchObject({
      result: 'refused',
      problems: [{ code: 'module.lockedOut' }],
    });
    const body = { to, reason: 'Như cũ', requestId: requestId() };
    const { value } = await publisher.browser.send<PublishAnswer>('rollback', body, { params: { merchant: 'alpha' } });
    expect(value.result).toBe('asked');
    expect((await answerTo(approver, value, true)).value).toMatchObject({ result: 'published', version: { restores: to } });
    expect(served()).toMatchObject(threshold);
  });

  it('has the role, a fresh proof, and did not write the change; the one who asked is a publisher still [OPS-06]', async () => {
    const publisher = await person('phong', ['publisher']);
    const writer = await person('ngan', ['editor', 'approve']);
    const owner = await person('mai', ['owner', 'approve']);
    const plain = await person('binh', ['publisher']);
    const draft = await draftWith(writer, threshold);
    const body = { ...draft, note: 'Yên tĩnh', requestId: requestId() };
    const { value: asked } = await publisher.browser.send<PublishAnswer>('publish', body, { params: { merchant: 'alpha' } });
    expect(asked.result).toBe('asked');
    expect(
      (await publisher.browser.send<PublishAnswer>('publish', body, { params: { merchant: 'alpha' } })).value,
    ).toMatchObject({
      version: { version: asked.version?.version },
    });
    expect((await answerTo(writer, asked, true)).code).toBe('NOT_ALLOWED');
    expect((await answerTo(plain, asked, true)).code).toBe('NOT_ALLOWED');
    time = new Date(time.getTime() + 3_600_000);
    const stale = await answerTo(owner, asked, true);
    expect([stale.code, stale.value]).toEqual(['NOT_ALLOWED', { rule: 'proof' }]);
    await site.operators.disable('phong');
    const byToken = await owner.asCommand(
      'giveSecondYes',
      { merchant: 'alpha', version: asked.version?.version ?? 0 },
      { digest: asked.version?.digest, isYes: true },
    );
    expect([byToken.code, await live()]).toEqual(['NOT_ALLOWED', 1]);
  });
});

describe('a folder in production', () => {
  it('waits with changes of trust, asks once, is served when an operator agrees, and is served without asking otherwise [OPS-06]', async () => {
    await site.close();
    brands = createBrandsFolder('alpha');
    await open('all');
    expect(await live()).toBe(1);
    brands.write('alpha', smallBrand('alpha', { name: 'Plain' }));
    await site.tenants.refresh();
    expect(served()?.name).toBe('Plain');
    brands.write('alpha', smallBrand('alpha', { name: 'Wild', ...threshold }));
    await site.tenants.refresh();
    await site.tenants.refresh();
    expect(served()?.name).toBe('Plain');
    expect(site.tenants.problems()).toMatchObject([{ isServed: true, problems: [{ code: 'folder.waits' }] }]);
    const approver = await person('mai', ['approve', 'viewer']);
    const page = await approver.browser.send<VersionPage>('versions', undefined, { params: { merchant: 'alpha' } });
    expect(page.value.versions.map(({ version, state }) => [version, state])).toEqual([
      [3, 'asked'],
      [2, 'live'],
      [1, 'past'],
    ]);
    expect((await answerTo(approver, { version: page.value.versions[0] ?? null }, true)).value.result).toBe('published');
    await site.tenants.refresh();
    expect([served()?.name, site.tenants.problems()]).toEqual(['Wild', []]);
    expect(await eventsOf('approval.asked')).toHaveLength(1);
  });

  it('is not asked about again after an operator declined it [OPS-06]', async () => {
    await site.close();
    brands = createBrandsFolder('alpha');
    await open('all');
    brands.write('alpha', smallBrand('alpha', threshold));
    await site.tenants.refresh();
    const approver = await person('mai', ['approve', 'viewer']);
    const [version] = await site.tenants.history('alpha', 99, 1);
    const params = { merchant: 'alpha', version: version?.version ?? 0 };
    await approver.browser.send('giveSecondYes', { digest: version?.digest, isYes: false }, { params });
    await site.tenants.refresh();
    expect(site.tenants.problems()).toMatchObject([{ problems: [{ code: 'folder.declined' }] }]);
    expect([await live(), (await eventsOf('approval.asked')).length]).toEqual([1, 1]);
  });
});
