import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatch } from '../../src/manifest/patch.ts';
import { isSameJson, threeWay } from '../../src/manifest/threeWay.ts';

const base = {
  name: 'Hạc Sơn',
  hosts: ['a.test', 'b.test'],
  theme: { seed: '#112233', fonts: { body: 'x' } },
  extra: [
    { id: 'one', title: 'One', body: 'first' },
    { id: 'two', title: 'Two', body: 'second' },
  ],
  banners: [
    { image: '1.png', alt: 'a' },
    { image: '2.png', alt: 'b' },
  ],
};
const [one, two] = base.extra;

describe('a merge of two changes of one manifest [OPS-07]', () => {
  it('takes what each side changed, also in the same object and the same item of a list', () => {
    const theirs = { ...base, name: 'Mới', extra: [{ ...one, title: 'Theirs' }, two] };
    const yours = {
      ...base,
      theme: { ...base.theme, seed: '#445566' },
      extra: [{ ...one, body: 'yours' }, two],
      banners: [base.banners[0], { image: '2.png', alt: 'yours' }],
    };
    expect(threeWay(base, theirs, yours)).toMatchObject({
      merged: { ...yours, name: 'Mới', extra: [{ id: 'one', title: 'Theirs', body: 'yours' }, two] },
      conflicts: [],
    });
  });

  it('names each place that both changed, and no other', () => {
    const theirs = { ...base, name: 'Theirs', theme: { ...base.theme, seed: '#000000' } };
    const yours = { ...base, name: 'Ours', theme: { fonts: { body: 'y' } } };
    expect(threeWay(base, theirs, yours).conflicts).toEqual([
      { pointer: '/name', base: 'Hạc Sơn', theirs: 'Theirs', yours: 'Ours' },
      { pointer: '/theme/seed', base: '#112233', theirs: '#000000', yours: undefined },
    ]);
  });

  it('keeps additions of both sides, and a move of one, to items with an id', () => {
    const theirs = { ...base, extra: [two, one] };
    const yours = { ...base, extra: [one, { id: 'new', title: 'New', body: '' }, two] };
    const { merged, conflicts } = threeWay(base, theirs, yours) as { merged: typeof base; conflicts: readonly unknown[] };
    expect(conflicts).toEqual([]);
    expect(merged.extra.map(({ id }) => id)).toEqual(['two', 'one', 'new']);
  });

  it('joins the languages of a text, and the entries of a list, that both sides began', () => {
    const theirs = { ...base, tagline: { vi: 'Chơi vui' }, help: [{ id: 'a', title: { vi: 'Một' } }] };
    const yours = { ...base, tagline: { en: 'Play well' }, help: [{ id: 'b', title: { en: 'Two' } }] };
    const { merged, conflicts } = threeWay(base, theirs, yours) as { merged: typeof theirs; conflicts: readonly unknown[] };
    expect(conflicts).toEqual([]);
    expect(merged.tagline).toEqual({ vi: 'Chơi vui', en: 'Play well' });
    expect(merged.help.map(({ id }) => id).toSorted()).toEqual(['a', 'b']);
    const same = threeWay(base, { ...base, tagline: { vi: 'Một' } }, { ...base, tagline: { vi: 'Hai', en: 'Two' } });
    expect(same.conflicts).toEqual([{ pointer: '/tagline/vi', base: undefined, theirs: 'Một', yours: 'Hai' }]);
    expect(same.merged).toMatchObject({ tagline: { vi: 'Một', en: 'Two' } });
  });

  it('puts the chosen side where both changed, also of an entry that the other side removed', () => {
    const theirs = { ...base, name: 'Theirs', extra: [two] };
    const yours = { ...base, name: 'Ours', extra: [{ ...one, title: 'Ours' }, two] };
    expect(threeWay(base, theirs, yours, (conflict) => conflict.yours).merged).toEqual(yours);
    expect(threeWay(base, theirs, yours).merged).toEqual(theirs);
  });

  it('does not give the change of one item to another that moved to its place', () => {
    const theirs = { ...base, banners: [{ image: '1.png', alt: 'theirs' }, base.banners[1]] };
    const yours = { ...base, banners: [base.banners[1], { image: '3.png', alt: 'c' }] };
    expect(threeWay(base, theirs, yours).conflicts).toMatchObject([{ pointer: '/banners' }]);
  });
});

describe('for any three documents', () => {
  const document = fc.dictionary(
    fc.constantFrom('a', 'b', 'c', '__proto__'),
    fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom(1, 2, 'x', true),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom('a', 'b', 'id'), tie('value')),
        fc.uniqueArray(fc.record({ id: fc.constantFrom('p', 'q', 'r'), n: fc.nat(1) }), { selector: ({ id }) => id }),
      ),
    })).value,
  );

  it('one side alone gives that side, both equal give it too, and the sides may be exchanged', () => {
    fc.assert(
      fc.property(document, document, document, (from, theirs, yours) => {
        expect(threeWay(from, theirs, from)).toEqual({ merged: theirs, steps: [], conflicts: [] });
        expect(threeWay(from, from, yours)).toMatchObject({ merged: yours, conflicts: [] });
        expect(threeWay(from, yours, yours)).toEqual({ merged: yours, steps: [], conflicts: [] });
        const there = threeWay(from, theirs, yours);
        expect(isSameJson(applyPatch(theirs, there.steps), there.merged)).toBe(true);
        const back = threeWay(from, yours, theirs);
        expect(there.conflicts.length > 0).toBe(back.conflicts.length > 0);
      }),
    );
  });

  it('what a side alone changed at the top is in the result, whatever else conflicts', () => {
    expect.hasAssertions();
    fc.assert(
      fc.property(document, document, document, (from, theirs, yours) => {
        const merged = threeWay(from, theirs, yours).merged as Record<string, unknown>;
        for (const key of ['a', 'b', 'c']) {
          if (isSameJson(from[key], theirs[key])) expect(merged[key]).toEqual(yours[key]);
          if (isSameJson(from[key], yours[key])) expect(merged[key]).toEqual(theirs[key]);
        }
      }),
    );
  });
});
