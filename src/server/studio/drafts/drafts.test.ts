import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrandsFolder, openTestServer, smallBrand } from '../../../../tests/server/core-kit.ts';
import { readBrandFolder } from '../../../manifest/assets/readBrandFolder.ts';
import { applySteps, type EditStep } from '../../../manifest/changes/index.ts';
import { isSameJson } from '../../../manifest/threeWay.ts';
import type { Envelope } from '../../../wire/envelope.ts';
import type { Changes, DerivedBrand, Draft, DraftAnswer, DraftEvent, PublishAnswer } from '../../../wire/studio/brands.ts';
import { readOptions } from '../../tenants/registry/readOptions.ts';
import type { EventSink } from './eventStream.ts';

type Site = Awaited<ReturnType<typeof openTestServer>>;

let site: Site;
let other: Site;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  const brands = createBrandsFolder('alpha', 'beta', 'gamma', 'delta', 'mutated', 'release');
  site = await openTestServer({ brands });
  other = await openTestServer({ brands, database: site.settings.database });
  for (const name of ['linh', 'minh']) tokens[name] = (await site.operators.add({ name, roles: ['editor'] })).token;
  tokens['publisher'] = (await site.operators.add({ name: 'publisher', roles: ['publisher'] })).token;
  tokens['viewer'] = (await site.operators.add({ name: 'viewer', roles: ['viewer'] })).token;
  tokens['beta-only'] = (await site.operators.add({ name: 'beta-only', roles: ['editor'], merchants: ['beta'] })).token;
});
afterAll(async () => {
  await other.close();
  await site.close();
});

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names what it reads, as with `json`
async function call<Value>(who: string, path: string, body?: unknown, on = site) {
  const answer = await on.server.inject({
    method: body === undefined ? 'GET' : 'POST',
    url: `/studio/api/${path}`,
    headers: { host: 'studio.test', authorization: `Bearer ${tokens[who]}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: answer.statusCode, ...answer.json<Envelope<Value>>() };
}

const draftOf = async (merchant: string) => (await call<Draft>('linh', `brands/${merchant}/draft`)).value;

const write = (who: string, merchant: string, revision: number, steps: readonly EditStep[], on = site) =>
  call<DraftAnswer>(who, `brands/${merchant}/draft`, { revision, steps }, on);

const set = (path: string, value: unknown): EditStep => ({ op: 'add', path, value });

describe('drafts', () => {
  it('starts as the published version and is written by pointer, with the problems of the ordinary reader', async () => {
    const first = await draftOf('alpha');
    expect(first).toMatchObject({ revision: 0, base: 1, changed: null, problems: [] });
    const saved = await write('linh', 'alpha', 0, [set('/name', 'Alpha Two'), set('/theme/seed', 'red')]);
    expect(saved.value).toMatchObject({ result: 'saved', revision: 1, steps: [], conflicts: [] });
    expect(saved.value.problems).toEqual([
      expect.objectContaining({ pointer: '/theme/seed', stops: true, line: expect.any(Number) as number }),
    ]);
    const [problem] = saved.value.problems;
    const { document } = await draftOf('alpha');
    const line = JSON.stringify(document, null, 2).split('\n')[(problem?.line ?? 0) - 1];
    expect(line).toContain('"seed": "red"');
    expect(problem?.message.vi).not.toBe(problem?.message.en);
    const repaired = await write('linh', 'alpha', 1, [set('/theme/seed', '#aa2200')]);
    expect(repaired.value.problems.filter(({ stops }) => stops)).toEqual([]);
  });

  it('merges writes of two people who changed different settings, and shows a conflict of the same one [OPS-07]', async () => {
    const { revision } = await draftOf('beta');
    await write('linh', 'beta', revision, [set('/name', 'Linh')]);
    const merged = await write('minh', 'beta', revision, [set('/theme/seed', '#225588')], other);
    expect(merged.value).toMatchObject({ result: 'saved', steps: [{ op: 'replace', path: '/name', value: 'Linh' }] });
    const before = await draftOf('beta');
    const refused = await write('minh', 'beta', revision, [set('/name', 'Minh'), set('/theme/corners', 'sharp')]);
    expect(refused.value).toMatchObject({
      result: 'conflict',
      revision: before.revision,
      conflicts: [{ pointer: '/name', base: 'BETA', theirs: 'Linh', yours: 'Minh', by: 'linh' }],
    });
    expect(await draftOf('beta')).toEqual(before);
    const whole = await call<DraftAnswer>('minh', 'brands/beta/draft/document', {
      revision,
      document: { ...smallBrand('beta'), tagline: { vi: 'Chơi vui', en: 'Play well' } },
    });
    expect(whole.value.result).toBe('saved');
    expect((await draftOf('beta')).document).toMatchObject({
      name: 'Linh',
      theme: { seed: '#225588' },
      tagline: { en: 'Play well' },
    });
  });

  it('loses no setting of two editors who write at random and concurrently, in two processes [OPS-07]', async () => {
    const keys = ['/name', '/theme/seed', '/theme/corners', '/tagline', '/modules', '/status'] as const;
    const values: Readonly<Record<(typeof keys)[number], readonly unknown[]>> = {
      '/name': ['One', 'Two', 'Three'],
      '/theme/seed': ['#112233', '#223344', '#445566'],
      '/theme/corners': ['sharp', 'round', 'soft'],
      '/tagline': [{ vi: 'a' }, { vi: 'b' }, { vi: 'c' }],
      '/modules': [{ INVITE: false }, { INVITE: true }],
      '/status': [{ blockedRegions: ['US'] }, { blockedRegions: ['FR'] }],
    };
    const edits = fc.array(
      fc.constantFrom(...keys).chain((key) => fc.record({ key: fc.constant(key), value: fc.constantFrom(...values[key]) })),
      { minLength: 1, maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(edits, edits, async (one, second) => {
        const accepted: { readonly revision: number; readonly key: string; readonly value: unknown }[] = [];
        const edit = async (who: string, on: Site, writes: typeof one) => {
          let { revision, document } = await draftOf('gamma');
          const sent = new Set<string>();
          for (const { key, value } of writes) {
            const steps = [set(key, value)];
            const yours = applySteps(document, steps);
            const isNew = !isSameJson(yours, document) && !sent.has(JSON.stringify([revision, steps]));
            sent.add(JSON.stringify([revision, steps]));
            const { status, value: answer } = await write(who, 'gamma', revision, steps, on);
            expect([status, answer.result === 'saved' || answer.conflicts.length > 0]).toEqual([200, true]);
            if (answer.result === 'saved' && isNew) accepted.push({ revision: answer.revision, key, value });
            // A conflict, and every other write, leaves the copy as it was.
            if (answer.result !== 'saved' || value === values[key][0]) continue;
            document = applySteps(yours, answer.steps);
            ({ revision } = answer);
          }
        };
        await Promise.all([edit('linh', site, one), edit('minh', other, second)]);
        const { document } = await draftOf('gamma');
        const last = new Map(accepted.toSorted((a, b) => a.revision - b.revision).map(({ key, value }) => [key, value]));
        expect(
          applySteps(
            document,
            [...last].map(([key, value]) => set(key, value)),
          ),
        ).toEqual(document);
      }),
      { numRuns: 12 },
    );
  });

  it('takes the same write again without writing twice, as after a cut connection', async () => {
    const { revision } = await draftOf('delta');
    const edit = [set('/hosts/-', 'more.delta.test')];
    const first = await write('linh', 'delta', revision, edit);
    await write('minh', 'delta', first.value.revision, [set('/name', 'Meanwhile')]);
    const again = await write('linh', 'delta', revision, edit, other);
    expect(again.value).toMatchObject({ result: 'saved', revision: first.value.revision + 1 });
    expect(again.value.steps).toEqual([{ op: 'replace', path: '/name', value: 'Meanwhile' }]);
    expect((await draftOf('delta')).document).toMatchObject({ hosts: ['delta.test', 'more.delta.test'] });
  });

  it('answers each of 1,000 mutated manifests with an envelope and never with a server error', async () => {
    const { document } = await draftOf('mutated');
    const paths = [
      '',
      '/name',
      '/hosts',
      '/hosts/0',
      '/theme',
      '/theme/seed',
      '/assets/logo',
      '/extends',
      '/banners',
      '/help',
      '/~2',
      'x',
    ];
    const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
    const raw = [
      `{"revision":0,"document":${deep}}`,
      `{"revision":0,"document":{"a":${'{"a":'.repeat(40)}1${'}'.repeat(40)}}}`,
      '{"revision":0,"document":{"__proto__":{"polluted":true}}}',
      '{"revision":0,"document":{"constructor":{"prototype":{"polluted":true}}}}',
      '{"revision":0,"document":null}',
      '{"revision":0,"document":"\\ud800"}',
      '{"revision":1e400,"document":{}}',
      `{"revision":0,"document":{"name":${JSON.stringify('a'.repeat(1_100_000))}}}`,
      `{"revision":0,"document":{"hosts":[${'0,'.repeat(60_000)}0]}}`,
      '{"revision":0,"document":{}',
    ];
    const seen = new Set<number>();
    const check = ({ status, ...envelope }: Awaited<ReturnType<typeof call>>) => {
      seen.add(status);
      expect(status).toBeLessThan(500);
      expect(Object.keys(envelope).toSorted()).toEqual(['code', 'message', 'success', 'value']);
    };
    for (const body of raw) check(await call('linh', 'brands/mutated/draft/document', body));
    const step = fc.oneof(
      fc.record({
        op: fc.constantFrom('add', 'replace', 'test'),
        path: fc.constantFrom(...paths),
        value: fc.jsonValue({ maxDepth: 3 }),
      }),
      fc.record({ op: fc.constant('remove'), path: fc.constantFrom(...paths) }),
      fc.record({ op: fc.constant('move'), from: fc.constantFrom(...paths), path: fc.constantFrom(...paths) }),
    );
    const mutations = fc.oneof(
      fc.array(step, { minLength: 1, maxLength: 3 }).map((steps) => ['draft', { steps }] as const),
      fc
        .record({ key: fc.constantFrom(...Object.keys(document as object), 'new'), value: fc.jsonValue({ maxDepth: 4 }) })
        .map(({ key, value }) => {
          return ['draft/document', { document: { ...(document as object), [key]: value } }] as const;
        }),
    );
    let revision = 0;
    for (const [path, body] of fc.sample(mutations, { numRuns: 1_000 - raw.length, seed: 7 })) {
      const answer = await call<DraftAnswer | null>('linh', `brands/mutated/${path}`, { revision, ...body });
      check(answer);
      if (answer.code === 'OK') revision = answer.value?.revision ?? revision;
    }
    expect([...seen]).toEqual(expect.arrayContaining([200, 400, 422]));
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    expect((await call<Changes>('linh', 'brands/mutated/draft/changes')).status).toBe(200);
  });

  it('lets viewers read and no one write without the role, nor see brands of others [OPS-08]', async () => {
    expect((await call('viewer', 'brands/alpha/draft')).status).toBe(200);
    expect((await write('viewer', 'alpha', 2, [set('/name', 'x')])).code).toBe('NOT_ALLOWED');
    expect((await call('beta-only', 'brands/alpha/draft')).code).toBe('NOT_FOUND');
    expect((await call('beta-only', 'brands', { name: 'Other' })).code).toBe('NOT_ALLOWED');
    expect((await call('linh', 'brands/unknown/draft')).code).toBe('NOT_FOUND');
  });

  it('says who changed what, lists the gates in their order and takes one change back alone', async () => {
    const { revision } = await draftOf('alpha');
    await write('minh', 'alpha', revision, [set('/modules', { usernameEnabled: false, DIRECTREG3: false, mobileReg: false })]);
    const { value } = await call<Changes>('linh', 'brands/alpha/draft/changes');
    expect(value.changes.map(({ pointer, changed }) => [pointer, changed?.by])).toEqual([
      ['/name', 'linh'],
      ['/theme/seed', 'linh'],
      ['/modules', 'minh'],
    ]);
    expect(value.gates.map(({ name }) => name)).toEqual([
      'schema',
      'contrast',
      'texts',
      'pictures',
      'licence',
      'hosts',
      'advice',
    ]);
    expect(value.gates.find(({ name }) => name === 'hosts')).toMatchObject({
      state: 'advice',
      sentence: { en: expect.stringMatching(/Only members/) as string },
    });
    const undo = value.changes[2]?.undo ?? [];
    expect((await write('linh', 'alpha', value.revision, undo)).value.result).toBe('saved');
    const { value: after } = await call<Changes>('linh', 'brands/alpha/draft/changes');
    expect(after.changes.map(({ pointer }) => pointer)).toEqual(['/name', '/theme/seed']);
    const discarded = await call<{ revision: number }>('linh', 'brands/alpha/draft/discard', {});
    expect(discarded.status).toBe(200);
    expect(await draftOf('alpha')).toMatchObject({ revision: discarded.value.revision, document: smallBrand('alpha') });
  });
});

describe('a draft and the versions', () => {
  const publish = (revision: number, base: number, requestId: string) =>
    call<PublishAnswer>('publisher', 'brands/release/publish', { revision, base, note: 'From a test', requestId });
  const changed = async () => {
    const { value } = await call<Changes>('linh', 'brands/release/draft/changes');
    return [value.base, value.changes.map(({ pointer }) => pointer)];
  };

  it('goes on from what was published, and keeps its own changes when others publish or take back', async () => {
    await write('linh', 'release', 0, [set('/name', 'Second')]);
    await site.drafts.addFile('release', 'uploaded.webp', 'digest');
    expect((await publish(1, 1, 'request-1')).value.result).toBe('published');
    expect(await changed()).toEqual([2, []]);
    expect([await site.drafts.hasFile('release', 'digest'), await site.drafts.hasFile('alpha', 'digest')]).toEqual([
      true,
      false,
    ]);

    await write('minh', 'release', 1, [set('/theme/seed', '#aa2200')]);
    expect(await changed()).toEqual([2, ['/theme/seed']]);
    const order = { to: 1, reason: 'A test takes it back', requestId: 'request-2' };
    expect((await call<PublishAnswer>('publisher', 'brands/release/rollback', order)).value.result).toBe('published');
    expect(await changed()).toEqual([3, ['/theme/seed']]);
    expect((await draftOf('release')).document).toMatchObject({ name: 'RELEASE', theme: { seed: '#aa2200' } });
    const { revision } = await draftOf('release');
    expect((await publish(revision - 1, 3, 'request-3')).code).toBe('CONFLICT');
    expect((await publish(revision, 3, 'request-4')).value.result).toBe('published');
    expect(await changed()).toEqual([4, []]);
  });

  it('follows a version whose process ended before it could say so', async () => {
    const { revision, document } = await draftOf('release');
    await write('linh', 'release', revision, [set('/name', 'Third')]);
    const draft = await site.drafts.forPublish('release', revision + 1);
    const author = { id: 'id', name: 'publisher' };
    const order = { merchant: 'release', note: 'From a test', kind: 'studio', requestId: 'request-5', author } as const;
    await site.tenants.publish({ ...order, document: draft.document, files: draft.files, base: 4 });
    await write('linh', 'release', revision + 1, [set('/name', (document as { name: string }).name)]);
    expect(await changed()).toEqual([5, ['/name']]);
    expect((await draftOf('release')).document).toEqual(document);
  });
});

describe('a new brand', () => {
  it('gives a finished draft that passes the audit, from its name alone or from five inputs [OPS-01]', async () => {
    const { value: derived } = await call<DerivedBrand>('linh', 'derive', { name: 'Sông Đà 88' });
    expect(derived).toMatchObject({
      merchant: 'song-da-88',
      host: 'song-da-88.localhost',
      isFree: { merchant: true, host: true },
    });
    expect(derived.problems.filter(({ stops }) => stops)).toEqual([]);
    expect(derived.command).toMatch(
      /^npm run brand -- new song-da-88 --name 'Sông Đà 88' --seed '#[0-9a-f]{6}' --host song-da-88\.localhost --language vi$/,
    );
    expect((await call('linh', 'brands/song-da-88/draft')).code).toBe('NOT_FOUND');

    const { value: draft } = await call<Draft>('linh', 'brands', {
      name: 'Sông Đà 88',
      seed: '#0a7d52',
      language: 'en',
      host: 'songda.test',
    });
    expect(draft).toMatchObject({ merchant: 'song-da-88', revision: 1, base: null, published: null, problems: [] });
    const folder = await site.brandFiles.materialise(draft.document, draft.files);
    const reading = await readBrandFolder(folder, readOptions);
    expect(reading.ok ? reading.warnings : reading.problems).toEqual([]);
    expect(reading.ok && reading.brand).toMatchObject({ languages: { default: 'en' }, theme: { seed: '#0a7d52' } });

    const again = await call<DerivedBrand>('linh', 'derive', { name: 'Sông Đà 88', host: 'alpha.test' });
    expect(again.value.isFree).toEqual({ merchant: false, host: false });
    expect((await call('linh', 'brands', { name: 'Sông Đà 88' })).code).toBe('CONFLICT');
    expect((await call('linh', 'brands', { name: 'Other', host: 'songda.test' })).code).toBe('CONFLICT');
    const { gates } = await site.drafts.forPublish('song-da-88', 1);
    expect(gates.filter(({ state }) => state === 'failed')).toEqual([]);
    await expect(site.drafts.forPublish('song-da-88', 0)).rejects.toThrow('CONFLICT');
    expect((await call('linh', 'brands/song-da-88/draft/discard', {})).status).toBe(200);
    expect((await call('linh', 'brands/song-da-88/draft')).code).toBe('NOT_FOUND');
  });

  it('may not be published if no one could enter it', async () => {
    await call('linh', 'brands', { name: 'Locked' });
    await write('linh', 'locked', 1, [set('/modules', { usernameEnabled: false, DIRECTREG3: false, mobileReg: false })]);
    const { gates, mayPublish } = await site.drafts.forPublish('locked', 2);
    expect(gates.find(({ name }) => name === 'hosts')).toMatchObject({
      state: 'failed',
      sentence: { en: expect.stringContaining('No one can enter') as string },
    });
    expect(mayPublish).toBe(false);
  });
});

describe('events of editors', () => {
  it('announce who is where and of new revisions, across processes', async () => {
    const linh = await listen(site, 'linh');
    const minh = await listen(other, 'minh');
    await linh.until(({ kind, people }) => kind === 'presence' && people?.length === 2);
    await call('minh', 'brands/beta/draft/presence', { pointer: '/theme/seed' }, other);
    await linh.until(
      ({ people }) => people?.some(({ name, pointer }) => name === 'minh' && pointer === '/theme/seed') === true,
    );
    const { revision } = await draftOf('beta');
    await write('minh', 'beta', revision, [set('/description', { vi: 'Mới', en: 'New' })], other);
    expect(await linh.until(({ kind }) => kind === 'draft')).toMatchObject({ revision: revision + 1, by: 'minh' });
    minh.leave();
    await linh.until(({ kind, people }) => kind === 'presence' && people?.length === 1);
    linh.leave();
  });
});

type Heard =
  | Extract<DraftEvent, { readonly kind: 'presence' }>
  | (Exclude<DraftEvent, { readonly kind: 'presence' }> & { readonly people?: never });

/** Opens the events of `beta` in a process and waits for them. */
async function listen(on: Site, name: string) {
  const heard: DraftEvent[] = [];
  let wake = Promise.withResolvers<void>();
  const sink: EventSink<DraftEvent> = {
    send: (event) => {
      heard.push(event);
      wake.resolve();
    },
    beat: () => undefined,
    end: () => undefined,
  };
  const operator = (await on.operators.byToken(tokens[name] ?? '')) ?? expect.fail('No such operator.');
  const leave = await on.drafts.events.open('beta', operator, sink);
  return {
    leave,
    async until(isIt: (event: Heard) => boolean): Promise<DraftEvent> {
      for (;;) {
        const index = heard.findIndex(isIt);
        if (index >= 0) return heard.splice(0, index + 1).at(-1) ?? expect.fail('Nothing was heard.');
        wake = Promise.withResolvers();
        await wake.promise;
      }
    },
  };
}
