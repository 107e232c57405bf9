import { parseSync } from 'vite';
import type { Missing } from './supportData.ts';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Property name of `object.name` or `object['name']`; null for a computed one. */
function nameOf({ property, computed }: Node): string | null {
  const key = property as Node;
  if (computed === true) return typeof key['value'] === 'string' ? key['value'] : null;
  return typeof key['name'] === 'string' ? key['name'] : null;
}

/** The global that an expression names, also as a member of the global object. */
function globalOf(node: Node): string | null {
  if (node.type === 'Identifier') return node['name'] as string;
  const isMember = node.type === 'MemberExpression' && isNode(node['object']) && node['object'].type === 'Identifier';
  if (!isMember) return null;
  return ['window', 'globalThis', 'self'].includes((node['object'] as Node)['name'] as string) ? nameOf(node) : null;
}

/** Syntax that no build lowers: regular expressions are texts. */
const newerPatterns = [
  { what: 'a lookbehind in a regular expression', found: (pattern: string) => /\(\?<[=!]/.test(pattern) },
  { what: 'modifiers in a regular expression', found: (pattern: string) => /\(\?[ims]*-?[ims]+:/.test(pattern) },
] as const;

interface Use {
  readonly name: string;
  readonly isMethod: boolean;
  readonly excerpt: string;
}

export interface Chunk {
  readonly file: string;
  readonly code: string;
}

/**
 * Built-ins and syntax in the chunks of a build that a served browser lacks, each with the text around it. A use is fine as an
 * optional call, under a condition or in a `try` that tests for it, where the chunk asks for it by a string, where the build defines a
 * member by that name, or if `polyfilled` has it (`Promise.withResolvers`, `Array.prototype.toSorted`).
 */
export function newerThanServed(chunks: readonly Chunk[], missing: Missing, polyfilled: ReadonlySet<string>): string[] {
  const byMethod = new Set([...polyfilled].map((name) => name.split('.prototype.')[1]));
  const read = chunks.map(({ file, code }) => ({ file, ...usesIn(code, missing) }));
  const own = new Set(read.flatMap(({ members }) => [...members]));
  return read.flatMap(({ file, uses, faults, locals }) => [
    ...faults.map((fault) => `${file}: ${fault}`),
    ...uses
      .filter(({ name, isMethod }) => !polyfilled.has(name) && !(isMethod && byMethod.has(name)))
      .filter(({ name, isMethod }) => (isMethod ? !own.has(name) : !locals.has(name.split('.')[0] ?? name)))
      .map(({ name, isMethod, excerpt }) => `${file}: ${isMethod ? '.' : ''}${name} in ${excerpt}`),
  ]);
}

/** Built-ins that one chunk uses, and the names that it defines itself. */
function usesIn(code: string, { statics, methods }: Missing) {
  const { program, errors } = parseSync('chunk.js', code);
  const [error] = errors;
  if (error !== undefined) throw new Error(error.message);
  const members = new Set<string>();
  const locals = new Set<string>();
  /** Names that the chunk tests for: strings, operands of `typeof`, and the conditions of statements, for globals. */
  const literals = new Set<string>();
  const conditions: string[] = [];
  const found: (Use & { readonly tests: string })[] = [];
  const faults: string[] = [];
  const text = ({ start, end }: Node) => code.slice(start, end);
  const excerpt = ({ start }: Node) => code.slice(Math.max(0, start - 30), start + 60).replace(/\s+/g, ' ');

  const visit = (node: Node, tests: string): void => {
    for (const name of membersOf(node)) members.add(name);
    for (const name of bindingsOf(node)) locals.add(name);
    if (node.type === 'StaticBlock') faults.push(`a static block of a class in ${excerpt(node)}`);
    if (node.type === 'Literal' && typeof node['value'] === 'string') literals.add(node['value']);
    if (node.type === 'TemplateLiteral') literals.add(text(node).slice(1, -1));
    if (node['regex'] !== undefined)
      faults.push(...newerIn(node['regex'] as RegexNode).map((what) => `${what} in ${excerpt(node)}`));
    const name = calledName(node, statics, methods);
    if (name !== null) found.push({ name, isMethod: !statics.has(name), excerpt: excerpt(node), tests });
    if (node.type === 'UnaryExpression' && node['operator'] === 'typeof')
      literals.add(lastName(node['argument'] as Node) ?? '');
    const test = testOf(node);
    const tested = node.type === 'TryStatement' ? text(node['block'] as Node) : test === null ? null : withoutCalls(text(test));
    if (tested !== null) conditions.push((test === null ? text(node) : tested).slice(0, 400));
    const inside = tested === null ? tests : `${tests} ${tested}`;
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, inside);
  };
  visit(program as unknown as Node, '');
  const isTested = ({ name, tests }: (typeof found)[number]) => {
    const last = name.split('.').at(-1) ?? name;
    const isGlobal = statics.has(name) && !name.includes('.');
    return literals.has(last) || mentions(isGlobal ? conditions.join(' ') : tests, last);
  };
  return { uses: found.filter((use) => !isTested(use)), faults, members, locals };
}

/** A condition that calls a built-in needs it; one that only names it tests for it. */
const withoutCalls = (condition: string) => condition.replace(/[\w$]+\s*\(/g, '(');

const mentions = (text: string, name: string) =>
  new RegExp(`\\b(?:${name}|${name.replace(/^cancel/, 'request')})\\b`).test(text);

const lastName = (node: Node): string | null => (node.type === 'MemberExpression' ? nameOf(node) : globalOf(node));

interface RegexNode {
  readonly pattern: string;
  readonly flags: string;
}

const newerIn = ({ pattern, flags }: RegexNode): string[] => [
  ...newerPatterns.flatMap(({ what, found }) => (found(pattern) ? [what] : [])),
  ...(flags.includes('v') ? ['the flag v of a regular expression'] : []),
];

/** The condition under which the parts of a node run. */
const testOf = (node: Node): Node | null =>
  ['IfStatement', 'ConditionalExpression', 'LogicalExpression'].includes(node.type)
    ? ((node['test'] ?? node['left']) as Node)
    : null;

/** The missing built-in that a node calls or constructs, as the data names it. */
function calledName(node: Node, statics: ReadonlySet<string>, methods: ReadonlySet<string>): string | null {
  if (!['CallExpression', 'NewExpression'].includes(node.type) || node['optional'] === true) return null;
  const callee = node['callee'] as Node;
  const global = globalOf(callee);
  if (global !== null && statics.has(global)) return global;
  const name = callee.type === 'MemberExpression' ? nameOf(callee) : null;
  if (name === null || callee['optional'] === true) return null;
  const owner = globalOf(callee['object'] as Node);
  if (owner !== null && statics.has(`${owner}.${name}`)) return `${owner}.${name}`;
  return methods.has(name) ? name : null;
}

/** Names of members that the build defines itself. */
function membersOf(node: Node): readonly string[] {
  if (node.type === 'AssignmentExpression' && (node['left'] as Node).type === 'MemberExpression')
    return [nameOf(node['left'] as Node) ?? ''];
  const key = node['key'];
  if (!['Property', 'MethodDefinition', 'PropertyDefinition'].includes(node.type) || !isNode(key) || node['computed'] === true)
    return [];
  // `{ with: value } = …` takes a member and defines none, but a built-in is not taken that way.
  return [String(key['name'] ?? key['value'])];
}

/** Names that a declaration or the parameters of a function bind. */
function bindingsOf(node: Node): readonly string[] {
  const patterns = [
    node.type === 'VariableDeclarator' || /^(?:Function|Class)/.test(node.type) ? node['id'] : null,
    ...((node['params'] as unknown[]) ?? []),
  ];
  return patterns.flatMap((pattern) => (isNode(pattern) && pattern.type === 'Identifier' ? [pattern['name'] as string] : []));
}

/** Names that the file of polyfills adds. */
export const polyfillsIn = (source: string): ReadonlySet<string> =>
  new Set([...source.matchAll(/^add\(([\w.]+), '(\w+)'/gm)].map(([, owner = '', name = '']) => `${owner}.${name}`));
