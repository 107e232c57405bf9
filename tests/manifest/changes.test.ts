import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applySteps, changesBetween, type ManifestChange, StepRefused } from '../../src/manifest/changes/index.ts';
import { isSameJson } from '../../src/manifest/threeWay.ts';

const banner = (id: string, title: string) => ({
  id,
  image: { light: 'a.svg', dark: 'b.svg' },
  title: { vi: title, en: title },
});

const bannerOf = (text: string) => banner(text.slice(0, text.indexOf(':')), text.slice(text.indexOf(':') + 1));

const base = {
  schemaVersion: 2,
  merchant: 'alpha',
  name: 'Alpha',
  hosts: ['alpha.test', 'www.alpha.test'],
  theme: { seed: '#336699', corners: 'round' },
  modules: { hasFreePlay: true },
  banners: { home: [banner('one', 'One'), banner('two', 'Two'), banner('three', 'Three'), banner('five', 'Five')] },
};

describe('changes in words', () => {
  it('says what changed, where and from what to what, in English and Vietnamese [OPS-02]', () => {
    const draft = {
      ...base,
      name: 'Bravo',
      theme: { seed: '#aa2200' },
      modules: { hasFreePlay: false },
      tagline: { vi: 'Chơi vui', en: 'Play well' },
      banners: { home: ['five:Five', 'one:First', 'three:Three', 'four:Four'].map(bannerOf) },
    };
    const changes = changesBetween(base, draft);
    expect(changes.map(({ kind, pointer }) => `${kind} ${pointer}`).toSorted()).toEqual(
      [
        'changed /name',
        'changed /theme/seed',
        'removed /theme/corners',
        'changed /modules/hasFreePlay',
        'added /tagline',
        'moved /banners/home/0',
        'changed /banners/home/1/title/vi',
        'changed /banners/home/1/title/en',
        'added /banners/home/3',
        'removed /banners/home/1',
      ].toSorted(),
    );
    const said = changes.map(({ sentence }) => sentence);
    expect(said).toContainEqual({ en: 'Name: “Alpha” → “Bravo”', vi: 'Tên: “Alpha” → “Bravo”' });
    expect(said).toContainEqual(
      expect.objectContaining({
        en: expect.stringMatching(/Trial accounts: on → off$/) as string,
        vi: expect.stringMatching(/bật → tắt$/) as string,
      }),
    );
    expect(said).toContainEqual(expect.objectContaining({ en: expect.stringMatching(/“Two” removed$/) as string }));
    expect(said).toContainEqual(
      expect.objectContaining({ vi: expect.stringMatching(/chuyển “Five” từ vị trí 4 sang 1$/) as string }),
    );
  });

  it('takes each change of a setting or of an entry with an identity back alone, whatever else changed', () => {
    const isById = ({ pointer }: ManifestChange) => !pointer.startsWith('/footer');
    const contents = (changes: readonly ManifestChange[]) => changes.filter(({ kind }) => kind !== 'moved').length;
    fc.assert(
      fc.property(documents, documents, (before, after) => {
        const changes = changesBetween(before, after);
        for (const change of changes.filter(isById)) {
          const left = changesBetween(before, applySteps(after, change.undo));
          // An entry that was moved takes those after it along.
          expect(contents(left)).toBe(contents(changes) - (change.kind === 'moved' ? 0 : 1));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('comes back to the older manifest when all changes are taken back, from the last to the first', () => {
    fc.assert(
      fc.property(documents, documents, (before, after) => {
        let document: unknown = after;
        for (let count = 0; count < 200 && !isSameJson(before, document); count += 1) {
          const change = changesBetween(before, document)[0] ?? expect.fail('No change is left, and the documents differ.');
          document = applySteps(document, change.undo);
        }
        expect(document).toEqual(before);
      }),
      { numRuns: 300 },
    );
  });

  it('refuses steps that do not fit, and leaves the document as it was', () => {
    const document = { list: [1, 2], name: 'a' };
    const wrong = [
      [{ op: 'replace', path: '/none', value: 1 }],
      [{ op: 'add', path: '/list/3', value: 1 }],
      [{ op: 'add', path: '/list/01', value: 1 }],
      [{ op: 'remove', path: '/list/-' }],
      [{ op: 'remove', path: '' }],
      [{ op: 'add', path: 'name', value: 1 }],
      [{ op: 'add', path: '/name/deep', value: 1 }],
      [{ op: 'add', path: '/__proto__/polluted', value: 1 }],
      [{ op: 'move', from: '/list', path: '/list/0' }],
      [
        { op: 'replace', path: '/name', value: 'b' },
        { op: 'test', path: '/list/0', value: 2 },
      ],
    ] as const;
    for (const steps of wrong) expect(() => applySteps(document, steps)).toThrow(StepRefused);
    expect(document).toEqual({ list: [1, 2], name: 'a' });
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

const documents = fc.record(
  {
    name: fc.string({ maxLength: 5 }),
    hosts: fc.uniqueArray(fc.constantFrom('a.test', 'b.test', 'c.test', 'd.test'), { maxLength: 4 }),
    theme: fc.record(
      { seed: fc.constantFrom('#111111', '#222222'), corners: fc.constantFrom('round', 'sharp') },
      { requiredKeys: [] },
    ),
    banners: fc.record({
      home: fc.uniqueArray(
        fc.record({ id: fc.constantFrom('one', 'two', 'three', 'four'), title: fc.record({ vi: fc.constantFrom('x', 'y') }) }),
        { maxLength: 4, selector: ({ id }) => id },
      ),
    }),
    footer: fc.record({
      payments: fc.array(fc.record({ icon: fc.constantFrom('a', 'b'), label: fc.constantFrom('x', 'y') }), { maxLength: 4 }),
    }),
  },
  { requiredKeys: ['name'] },
);
