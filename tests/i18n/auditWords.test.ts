import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { eventKinds } from '../../src/server/platform/events/eventKinds.ts';
import { studioLanguages } from '../../src/studio/i18n/index.ts';

const words = (language: string) => JSON.parse(readFileSync(`src/studio/i18n/${language}/audit.json`, 'utf8')) as object;

interface Node {
  readonly type?: string;
  readonly [key: string]: unknown;
}
const nodesOf = (value: unknown): readonly Node[] =>
  typeof value !== 'object' || value === null
    ? []
    : [...(Array.isArray(value) ? [] : [value as Node]), ...Object.values(value).flatMap(nodesOf)];
const nameOf = (node: unknown) => {
  const { name, value } = node as { readonly name?: string; readonly value?: unknown };
  return name ?? String(value);
};

/** Names of the details that a source writes into events. */
function detailsIn(file: string): readonly string[] {
  const source = readFileSync(file, 'utf8');
  if (!source.includes('details')) return [];
  const objects = nodesOf(parseSync(file, source).program).flatMap((node) => {
    const isProperty = node.type === 'Property' && nameOf(node['key']) === 'details';
    const isConstant = node.type === 'VariableDeclarator' && nameOf(node['id']) === 'details';
    const value = (isProperty ? node['value'] : isConstant ? node['init'] : null) as Node | null;
    return value?.type === 'ObjectExpression' ? [value] : [];
  });
  return objects.flatMap(({ properties }) =>
    (properties as readonly Node[]).flatMap((property) =>
      property.type === 'Property' && property['computed'] !== true ? [nameOf(property['key'])] : [],
    ),
  );
}

const details = [...new Set(globSync('src/server/**/*.ts', { exclude: ['**/*.test.ts'] }).flatMap(detailsIn))];
const ofOperators = Object.entries(eventKinds).flatMap(([kind, { means }]) => (/\boperator\b/i.test(means) ? [kind] : []));

describe.each(studioLanguages)('the audit in %s', (language) => {
  it('has words for every act of operators', () => {
    expect(ofOperators.length).toBeGreaterThan(60);
    expect(ofOperators.filter((kind) => !(`audit.kind.${kind}` in words(language)))).toEqual([]);
  });

  it('has a label for every detail of an act', () => {
    expect(details.length).toBeGreaterThan(30);
    expect(details.filter((name) => !(`audit.detail.${name}` in words(language)))).toEqual([]);
  });
});
