import { describe, expect, it } from 'vitest';
import { applyFix, type Problem, pointerOf, readBrand } from '../../src/manifest/index.ts';
import { changed, fullManifest, type Place, placesOf } from './fullManifest.ts';

interface Planted {
  readonly kind: string;
  /** Expected JSON pointer of the problem. */
  readonly path: Place['path'];
  /** Place whose line the problem must report; the parent if the key itself is missing. */
  readonly seenAt?: Place['path'];
  readonly document: unknown;
}

const manifest = fullManifest();

describe('a single fault, planted all over a manifest that uses every setting', () => {
  const planted = firstOfEach(placesOf(manifest)).flatMap(faultsAt);
  const reported = planted.map((fault) => ({ fault, text: textOf(fault), problems: problemsOf(textOf(fault)) }));

  it('starts from a manifest without problems', () => {
    expect(readBrand(JSON.stringify(manifest))).toMatchObject({ ok: true });
  });

  it('is reported once, at its place, in both languages [MANIFEST-02]', () => {
    expect(planted.length).toBeGreaterThan(200);
    expect(reported.flatMap(({ fault, problems }) => mismatchesOf(fault, problems))).toEqual([]);
  });

  it('is gone after its patch, and nothing else is wrong then [MANIFEST-03]', () => {
    const fixable = reported.flatMap(({ fault, text, problems: [problem] }) =>
      problem?.patch === undefined ? [] : [{ fault, text, patch: problem.patch }],
    );
    expect(fixable.length).toBeGreaterThan(100);
    const left = fixable.flatMap(({ fault, text, patch }) =>
      problemsOf(applyFix(text, patch)).map(({ code }) => `${nameOf(fault)} → ${code}`),
    );
    expect(left).toEqual([]);
  });
});

/** Two places per distinct rule: testing the same rule on a hundred colours adds nothing. */
function firstOfEach(places: readonly Place[]): Place[] {
  const counts = new Map<string, number>();
  return places.filter(({ node }) => {
    const { title: _title, description: _description, examples: _examples, default: _default, allOf: _allOf, ...rest } = node;
    const rule = JSON.stringify({
      ...rest,
      'x-studio': null,
      items: node.items?.$ref,
      properties: Object.keys(node.properties ?? {}),
    });
    const count = (counts.get(rule) ?? 0) + 1;
    counts.set(rule, count);
    return count <= 2;
  });
}

function faultsAt({ path, value, node }: Place): Planted[] {
  const put = (kind: string, wrong: unknown, at: Place['path'] = path): Planted => ({
    kind,
    path: at,
    document: changed(manifest, path, wrong),
  });
  const faults: Planted[] = [];
  if (path.length > 0) faults.push(put('wrong type', typeof value === 'object' ? 7 : { wrong: true }));
  if (node.properties !== undefined) {
    const at = [...path, 'zzQqXw'];
    faults.push({ kind: 'unknown key', path: at, document: changed(manifest, at, 1) });
    for (const key of node.required ?? []) {
      faults.push({
        kind: 'missing key',
        path: [...path, key],
        seenAt: path,
        document: changed(manifest, [...path, key], undefined),
      });
    }
  }
  if (typeof value === 'number') {
    if (node.minimum !== undefined) faults.push(put('too small', node.minimum - 1));
    if (node.maximum !== undefined) faults.push(put('too large', node.maximum + 1));
    if (node.type === 'integer' && node.enum === undefined) faults.push(put('not whole', value + 0.5));
  }
  if (node.enum !== undefined && typeof value === 'string')
    faults.push(put('not allowed', 'zzQqXw'), put('misspelt', `${value}x`));
  if (typeof value === 'string' && node.enum === undefined) faults.push(...faultsOfText(node, value, put));
  if (Array.isArray(value)) {
    if (node.minItems !== undefined) faults.push(put('empty list', []));
    if (node.uniqueItems === true)
      faults.push(put('doubled entry', [...(value as unknown[]), value[0]], [...path, value.length]));
  }
  return faults;
}

function faultsOfText(node: Place['node'], value: string, put: (kind: string, wrong: unknown) => Planted): Planted[] {
  const faults = [
    put('control character', `${value.slice(0, 1)}\u0007${value.slice(1)}`),
    put('turned text', `\u202E${value}`),
  ];
  if (node.maxLength !== undefined) faults.push(put('too long', 'a'.repeat(node.maxLength + 1)));
  if (node.pattern !== undefined) faults.push(put('malformed', '§'), put('spaces around', ` ${value} `));
  else faults.push(put('letters in pieces', `${value} e\u0302`));
  if (node.minLength !== undefined) faults.push(put('empty', ''));
  return faults;
}

function textOf({ document }: Planted): string {
  return JSON.stringify(document, null, 2);
}

function nameOf({ kind, path }: Planted): string {
  return `${kind} at ${pointerOf(path)}`;
}

function problemsOf(text: string): readonly Problem[] {
  const reading = readBrand(text);
  return reading.ok ? reading.warnings : reading.problems;
}

function mismatchesOf(fault: Planted, problems: readonly Problem[]): string[] {
  const name = nameOf(fault);
  const [problem] = problems;
  if (problem === undefined || problems.length > 1)
    return [`${name}: ${problems.map(({ code, pointer }) => `${code} ${pointer}`).join(', ') || 'not seen'}`];
  const { pointer, line } = problem;
  const { en = '', vi } = problem.message;
  const expectedLine = lineOf(fault.document, fault.seenAt ?? fault.path);
  const isSaid = en !== vi && [en, vi].every((sentence) => sentence.length >= 10 && !/\{\{|undefined|\[object/.test(sentence));
  return [
    ...(pointer === pointerOf(fault.path) ? [] : [`${name}: points to ${pointer}`]),
    ...(line === expectedLine ? [] : [`${name}: names line ${line} instead of ${expectedLine}`]),
    ...(isSaid ? [] : [`${name}: says ${en} / ${vi}`]),
  ];
}

/** Expected line, found with a marker in the text and thus independently of the parser under test. */
function lineOf(document: unknown, path: Place['path']): number {
  if (path.length === 0) return 1;
  const before = JSON.stringify(changed(document, path, 'THE-MARK'), null, 2).split('THE-MARK')[0] ?? '';
  return before.split('\n').length;
}
