import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { categories } from '../../src/domain/category.ts';
import { applyFix, readVendors, vendorsSchema } from '../../src/manifest/index.ts';
import studios from '../../src/server/play/vendors/demoVendors.json' with { type: 'json' };

const acme = { id: 'acme', name: 'Acme', api: 'https://api.acme.example/v1', studios: ['ACME'] };
const fileOf = (...vendors: object[]) => JSON.stringify({ vendors }, null, 2);
const demoStudios = studios.map(({ code }) => code);
const demo = { id: 'demo', name: 'Demo', api: 'embedded:demo', studios: ['SAPPH'] };
const options = {
  contracts: ['seamless', 'other'],
  demoStudios,
  secretFault: (variable: string): 'short' | 'missing' | null =>
    variable === 'VENDOR_GIVEN' ? null : variable === 'VENDOR_SHORT' ? 'short' : 'missing',
};
const read = (text: string) => readVendors(text, options);

const problemsIn = (...vendors: object[]) => {
  const reading = read(fileOf(...vendors));
  return reading.ok ? reading.warnings : reading.problems;
};

describe('a file of vendors', () => {
  it('is read with every default', () => {
    expect(read(fileOf(acme))).toEqual({
      ok: true,
      vendors: [{ ...acme, contract: 'seamless', secret: 'derived', launchHosts: [], categories, maxPayout: 100_000_000_000 }],
      warnings: [],
    });
    expect(read(fileOf())).toMatchObject({ ok: true, vendors: [] });
  });

  it('is shipped without problems', () => {
    expect(read(readFileSync('vendors.json', 'utf8'))).toMatchObject({ ok: true, warnings: [] });
  });

  it('knows the categories of the product', () => {
    const entry = vendorsSchema.properties?.['vendors']?.items?.properties;
    expect(entry?.['categories']?.items?.enum).toEqual(categories);
  });

  it.each([
    ['an id twice', [acme, { ...acme, studios: [] }], 'list.duplicateId', '/vendors/1/id'],
    ['a studio of two vendors', [acme, { ...acme, id: 'bravo' }], 'vendor.studioTwice', '/vendors/1/studios/0'],
    ['an API without TLS', [{ ...acme, api: 'http://api.acme.example' }], 'vendor.insecure', '/vendors/0/api'],
    ['a frame without TLS', [{ ...acme, launchHosts: ['http://a.example'] }], 'vendor.insecure', '/vendors/0/launchHosts/0'],
    ['an unknown category', [{ ...acme, categories: ['RNGS'] }], 'value.misspelt', '/vendors/0/categories/0'],
    ['an unknown contract', [{ ...acme, contract: 'otter' }], 'vendor.unknownContract', '/vendors/0/contract'],
    ['an unset variable', [{ ...acme, secret: 'env:VENDOR_ACME' }], 'secret.missing', '/vendors/0/secret'],
    ['a short secret', [{ ...acme, secret: 'env:VENDOR_SHORT' }], 'secret.short', '/vendors/0/secret'],
    ['a variable of another purpose', [{ ...acme, secret: 'env:DATA_KEY' }], 'secret.malformed', '/vendors/0/secret'],
    ['a studio that the demo has not', [{ ...demo, studios: ['SAPHP'] }], 'vendor.unknownStudio', '/vendors/0/studios/0'],
    ['a demo under another id', [{ ...demo, id: 'acme' }], 'vendor.embedded', '/vendors/0/id'],
    ['a launch host with a path', [{ ...acme, launchHosts: ['https://a.example/x'] }], 'value.malformed', undefined],
    ['a misspelt key', [{ ...acme, studio: [] }], 'key.unknown', '/vendors/0/studio'],
    ['a missing key', [{ id: 'acme', name: 'Acme', api: acme.api }], 'key.missing', '/vendors/0/studios'],
  ])('names %s', (_what, vendors, code, pointer) => {
    const [problem, ...others] = problemsIn(...vendors);
    expect([problem?.code, others]).toEqual([code, []]);
    if (pointer !== undefined) expect(problem?.pointer).toBe(pointer);
    expect(problem?.message.en).not.toMatch(/\{\{|undefined/);
    expect(problem?.message.vi).not.toMatch(/\{\{|undefined/);
    expect(problem?.message.en).not.toBe(problem?.message.vi);
  });

  it('states line and column', () => {
    expect(problemsIn(acme, { ...acme, id: 'bravo' })[0]).toMatchObject({ file: 'vendors.json', line: 16, column: 9 });
  });

  it('allows http on this machine only, and a secret that is set', () => {
    const local = { api: 'http://127.0.0.1:4100/base', launchHosts: ['http://play.localhost:4000', 'http://localhost:80'] };
    expect(problemsIn({ ...acme, ...local, secret: 'env:VENDOR_GIVEN' })).toEqual([]);
    expect(
      problemsIn({ ...acme, launchHosts: ['http://localhost.evil.example', 'http://127.0.0.1.evil.example'] }),
    ).toHaveLength(2);
  });

  it.each([
    [[{ ...acme, api: 'http://api.acme.example/v1' }], [acme]],
    [
      [acme, { ...acme, id: 'bravo' }],
      [acme, { ...acme, id: 'bravo', studios: [] }],
    ],
    [[{ ...acme, categories: ['rng'] }], [{ ...acme, categories: ['RNG'] }]],
    [[{ ...acme, contract: 'seamles' }], [{ ...acme, contract: 'seamless' }]],
  ])('offers fixes that work: %#', (wrong, right) => {
    const fixed = problemsIn(...wrong).reduce((text, { patch }) => applyFix(text, patch ?? []), fileOf(...wrong));
    expect(JSON.parse(fixed)).toEqual({ vendors: right });
    expect(read(fixed)).toMatchObject({ ok: true, warnings: [] });
  });

  it.each(['', '{', '[]', 'null', '{"vendors":{}}', '{"vendors":[null]}', '{"__proto__":{},"vendors":[]}'])(
    'refuses %j without throwing',
    (text) => {
      expect(read(text)).toMatchObject({ ok: false });
    },
  );
});
