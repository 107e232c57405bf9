import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/**
 * Constants that a module needs before they exist: one of its statements calls a function which, itself or through what it
 * refers to, needs a `const`, `let` or `class` further down. The compiler sees this for a direct use only.
 */
function neededTooEarly(file: string, source: string): readonly string[] {
  const { program } = parseSync(file, source);
  const statements = (program.body as unknown as readonly Node[]).map((each) => (each['declaration'] ?? each) as Node);
  /** Node that each name of the module stands for. */
  const meanings = new Map<string, Node>();
  /** Statements before which a name has no value yet. */
  const places = new Map<string, number>();
  for (const [place, statement] of statements.entries()) {
    if (isDeclaration(statement)) meanings.set(nameOf(statement['id']), statement);
    if (statement.type === 'ClassDeclaration') places.set(nameOf(statement['id']), place);
    if (statement.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement['declarations'] as readonly { readonly id: Node; readonly init: Node }[]) {
      for (const name of namesIn(id)) {
        meanings.set(name, init);
        places.set(name, place);
      }
    }
  }
  const faults = new Set<string>();
  for (const [place, statement] of statements.entries()) {
    const reached = new Set<string>();
    const follow = (name: string) => {
      if (reached.has(name)) return;
      reached.add(name);
      for (const next of namesIn(meanings.get(name))) follow(next);
    };
    for (const name of calledIn(statement)) if (meanings.has(name)) follow(name);
    for (const name of reached) if ((places.get(name) ?? 0) > place) faults.add(`${file}: ${name}`);
  }
  return [...faults];
}

const isDeclaration = ({ type }: Node) => type === 'FunctionDeclaration' || type === 'ClassDeclaration';

const nameOf = (node: unknown) => String((node as { readonly name?: unknown } | null)?.name);

/** Parts of a node that are evaluated; types, property names and keys are not. */
function partsOf(node: unknown): readonly unknown[] {
  if (Array.isArray(node)) return node;
  if (typeof node !== 'object' || node === null || !('type' in node)) return [];
  const { type, ...parts } = node as Node;
  if (type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)/.test(type)) return [];
  const isName = (key: string) => (key === 'property' || key === 'key') && parts['computed'] !== true;
  return Object.entries(parts).flatMap(([key, part]) => (isName(key) || key === 'typeAnnotation' ? [] : [part]));
}

/** Names that a node refers to, in its functions too, but for those that a function declares itself. */
function namesIn(node: unknown): readonly string[] {
  const { type = '', params } = (node ?? {}) as Partial<Node>;
  if (type === 'Identifier') return [nameOf(node)];
  const names = partsOf(node).flatMap(namesIn);
  if (!type.includes('Function')) return names;
  const own = new Set([...namesIn(params), ...declaredIn(node)]);
  return names.filter((name) => !own.has(name));
}

const declaredIn = (node: unknown): readonly string[] => [
  ...((node as Node | null)?.type === 'VariableDeclarator' ? namesIn((node as Node)['id']) : []),
  ...partsOf(node).flatMap(declaredIn),
];

/** Names of the functions that a statement calls by itself. */
function calledIn(node: unknown): readonly string[] {
  const { type = '', callee } = (node ?? {}) as Partial<Node>;
  if (/Function|^Class/.test(type)) return [];
  const called = type === 'CallExpression' && (callee as Node).type === 'Identifier' ? [nameOf(callee)] : [];
  return [...called, ...partsOf(node).flatMap(calledIn)];
}

const modules = globSync('scripts/**/*.ts');

it('no module of a command calls a function that needs a constant further down, which would end it at its start', () => {
  expect(modules.length).toBeGreaterThan(100);
  expect(modules.flatMap((file) => neededTooEarly(file, readFileSync(file, 'utf8')))).toEqual([]);
});

it.each([
  ['directly', 'await main(); const text = "a"; async function main() { return text; }'],
  [
    'through what a constant holds',
    'const verbs = { a: () => text }; await main(); const text = "a"; function main() { return verbs; }',
  ],
  ['through a constant function', 'if (import.meta.main) run(); function run() { act(); } const act = () => 1;'],
  ['for the value of another constant', 'const value = make(); const text = "a"; function make() { return text; }'],
])('finds one that is needed %s', (_how, source) => {
  expect(neededTooEarly('a.ts', source)).toHaveLength(1);
});

it.each([
  ['before the call', 'const text = "a"; await main(); async function main() { return text; }'],
  ['by nothing that is called', 'await main(); const text = "a"; async function main() {} export const other = () => text;'],
  ['as a separate name', 'await main(); const text = "a"; async function main(text: string) { return text; }'],
  ['under the name of a property', 'await main(); const text = "a"; async function main() { return { text: 1 }.text; }'],
])('permits one that is declared further down and needed %s', (_how, source) => {
  expect(neededTooEarly('a.ts', source)).toEqual([]);
});
