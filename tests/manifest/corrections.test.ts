import { describe, expect, it } from 'vitest';
import { applyFix, brandSchema, readBrand, resolved, type SchemaNode } from '../../src/manifest/index.ts';
import { keysOf, kindsOf } from '../../src/manifest/schema.ts';
import { schemaWords, suggestionFor } from '../../src/manifest/typo.ts';
import { changed, fullManifest, placesOf, smallestManifest } from './fullManifest.ts';

const groups = objectsIn(brandSchema).map(({ properties = {} }) => Object.keys(properties));
const names = [...new Set(groups.flat())];
const correctionOf = (name: string, keys: readonly string[]) =>
  suggestionFor(
    name,
    keys.filter((key) => key !== name),
    schemaWords(),
  ).correction;

/** Other capitals and separators are the same name. */
const plain = (name: string) => name.replaceAll(/[^\p{L}\d]/gu, '').toLowerCase();

const opposites = [
  ['min', 'max'],
  ['from', 'until'],
  ['first', 'last'],
  ['blocked', 'allowed'],
  ['blocked', 'unblocked'],
  ['dark', 'light'],
  ['deposit', 'withdraw'],
  ['fg', 'bg'],
  ['on', 'off'],
  ['required', 'optional'],
  ['open', 'closed'],
  ['per', ''],
] as const;

describe('an unknown setting', () => {
  it('is never renamed to one of another meaning, whatever setting of any object it is [MANIFEST-03]', () => {
    expect(groups.length).toBeGreaterThan(100);
    const renamed = groups.flatMap((keys) =>
      names
        .filter((name) => !keys.includes(name))
        .flatMap((name) => {
          const correction = correctionOf(name, keys);
          return correction === null || plain(correction) === plain(name) ? [] : [`${name} → ${correction}`];
        }),
    );
    expect(renamed).toEqual([]);
  });

  it('is never renamed to its opposite [MANIFEST-03]', () => {
    const renamed = groups.flatMap((keys) =>
      keys.flatMap((key) =>
        opposites.flatMap(([one, other]) =>
          [
            [one, other],
            [other, one],
          ].flatMap(([word = '', opposite = '']) => {
            const name = swapped(key, word, opposite);
            return name === key || name === '' || keys.includes(name) || correctionOf(name, keys) === null
              ? []
              : [`${name} → ${key}`];
          }),
        ),
      ),
    );
    expect(renamed).toEqual([]);
  });

  it('is renamed when one letter of a long word is missing, and only to that setting', () => {
    const slips = groups.flatMap((keys) =>
      keys
        .filter((key) => /^[a-z]{6,}$/.test(key))
        .map((key) => ({ key, found: correctionOf(key.slice(0, 3) + key.slice(4), keys) })),
    );
    expect(slips.filter(({ key, found }) => found !== null && found !== key)).toEqual([]);
    expect(slips.filter(({ key, found }) => found === key).length).toBeGreaterThan(slips.length * 0.9);
  });

  it.each([
    [{ status: { allowedRegions: ['VN'] } }, '/status/allowedRegions', 'blockedRegions'],
    [{ policies: { withdraw: { minPerDay: 100_000 } } }, '/policies/withdraw/minPerDay', 'perDay'],
    [
      { deposits: { methods: [{ id: 'qr', name: { vi: 'QR' }, kind: 'qr', provider: 'simulated', minDeposit: 1 }] } },
      '/deposits/methods/0/minDeposit',
      null,
    ],
  ])('%j is asked about, with removal as the only fix', (more, pointer, guess) => {
    const reading = readBrand(JSON.stringify({ ...smallestManifest, ...more }));
    const problem = reading.ok ? undefined : reading.problems.find((each) => each.pointer === pointer);
    expect(problem?.patch).toEqual([{ op: 'remove', path: pointer }]);
    if (guess !== null) expect(problem?.message.en).toContain(`Did you mean "${guess}"?`);
  });

  it('of digits is no slip: a payment provider is not taken for its neighbour', () => {
    expect(suggestionFor('bank1', ['bank2', 'bank3'])).toEqual({ match: 'bank2', correction: null });
    expect(suggestionFor('bankA', ['bankB']).correction).toBeNull();
    expect(suggestionFor('gatway', ['gateway', 'momo']).correction).toBe('gateway');
  });
});

it('leaves a key that stands twice with two values to a person, and drops one that says the same twice', () => {
  const text = (second: string) =>
    JSON.stringify(smallestManifest).replace('"name":"Aurora"', `"name":"Aurora","name":${second}`);
  const twice = (second: string) => {
    const reading = readBrand(text(second));
    return reading.ok ? undefined : reading.problems.find(({ code }) => code === 'json.duplicateKey');
  };
  expect(twice('"Borealis"')?.patch).toBeUndefined();
  expect(twice('"Aurora"')?.patch).toEqual([]);
});

describe('an object that comes in kinds', () => {
  const manifest = fullManifest();
  const places = placesOf(manifest).filter(({ value, node }) => isObject(value) && kindsOf(node, value).length > 0);

  it('has no setting of another kind, which would do nothing [MANIFEST-02] [MANIFEST-03]', () => {
    const kinds = new Set(places.flatMap(({ value, node }) => kindsOf(node, value as object).map(({ value: kind }) => kind)));
    expect(kinds).toEqual(
      new Set([
        'bank',
        'bets',
        'card',
        'cashback',
        'crypto',
        'day',
        'deposits',
        'depositMatch',
        'envelopes',
        'fixed',
        'friends',
        'ladder',
        'money',
        'qr',
        'raffle',
        'signIn',
        'turnover',
        'wallet',
        'week',
      ]),
    );
    const faults = places.flatMap(({ path, value, node }) =>
      Object.keys(node.properties ?? {})
        .filter((key) => !keysOf(node, value as object).includes(key))
        .map((key) => ({ path: [...path, key], example: resolved(node.properties?.[key] ?? {}).examples?.[0] ?? 1 })),
    );
    expect(faults.length).toBeGreaterThan(50);
    const wrong = faults.flatMap(({ path, example }) => {
      const text = JSON.stringify(changed(manifest, path, example));
      const reading = readBrand(text);
      const [problem, ...others] = reading.ok ? [] : reading.problems;
      const pointer = `/${path.join('/')}`;
      const isNamed = problem?.code === 'key.otherKind' && problem.pointer === pointer && others.length === 0;
      return isNamed && readBrand(applyFix(text, problem.patch ?? [])).ok ? [] : [pointer];
    });
    expect(wrong).toEqual([]);
  });
});

function objectsIn(node: SchemaNode): SchemaNode[] {
  const { properties = {}, items, definitions = {} } = node;
  const parts = [...Object.values(properties), ...Object.values(definitions), ...(items === undefined ? [] : [items])];
  return [...(node.properties === undefined ? [] : [node]), ...parts.flatMap(objectsIn)];
}

function swapped(key: string, word: string, opposite: string): string {
  if (word === '') return opposite + key.charAt(0).toUpperCase() + key.slice(1);
  const pattern = new RegExp(`^${word}(?=[A-Z]|$)|(?<=[a-z])${word.charAt(0).toUpperCase()}${word.slice(1)}(?=[A-Z]|$)`);
  const name = key.replace(pattern, (found) =>
    /^[A-Z]/.test(found) ? opposite.charAt(0).toUpperCase() + opposite.slice(1) : opposite,
  );
  return name === key ? key : name.charAt(0).toLowerCase() + name.slice(1);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
