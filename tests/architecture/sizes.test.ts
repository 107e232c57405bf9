import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

/** Folders that make the steps: the kit, and the themes of site and studio. */
const makers = /^src\/(?:ui|theme|studio\/theme)\//;

const sized = /^(?:font|fontSize|gap|rowGap|columnGap|(?:padding|margin|scrollPadding|scrollMargin)[A-Z]?\w*|border\w*Radius)$/;

/** Largest step of the scale in pixels; a longer length belongs to one layout and has a name. */
const largestStep = 80;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

const childrenOf = (node: Node) =>
  Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter(isNode);

/** Lengths other than zero in a text, in px; a rem counts as 16. */
const lengthsIn = (text: string) =>
  [...text.matchAll(/(?<![\w.])(\d*\.?\d+)(px|r?em|pt)\b/g)].flatMap(([, size, unit]) =>
    Number(size) === 0 || unit === 'em' ? [] : [Number(size) * (unit === 'rem' ? 16 : 1)],
  );

/** Values of the constants of a file, by name and by `name.key`. */
function constantsOf(program: Node): ReadonlyMap<string, Node> {
  const found = new Map<string, Node>();
  const add = (name: string, value: Node) => {
    const plain = value.type === 'TSAsExpression' ? (value.expression as Node) : value;
    found.set(name, plain);
    if (plain.type !== 'ObjectExpression') return;
    for (const entry of plain.properties as readonly Node[])
      if (entry.type === 'Property') add(`${name}.${nameOf(entry.key as Node)}`, entry.value as Node);
  };
  const visit = (node: Node) => {
    if (node.type === 'VariableDeclarator' && isNode(node.init)) add(nameOf(node.id as Node), node.init);
    childrenOf(node).forEach(visit);
  };
  visit(program);
  return found;
}

function nameOf(node: Node): string {
  if (node.type === 'MemberExpression') return `${nameOf(node.object as Node)}.${nameOf(node.property as Node)}`;
  const name = node.name ?? node.value;
  return typeof name === 'string' ? name : '';
}

/** Names of the constants that are a width or a height in the sheet: an indent may be that of the picture it clears. */
function drawnIn(program: Node): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: Node) => {
    if (node.type === 'Property' && /^(?:width|height|(?:inline|block)Size)$/.test(nameOf(node.key as Node)))
      found.add(nameOf(node.value as Node));
    childrenOf(node).forEach(visit);
  };
  visit(program);
  return found;
}

/** Lines of a style sheet on which a size is written instead of taken from the theme. */
function literalsOf(file: string, source: string): readonly string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const root = program as unknown as Node;
  const constants = constantsOf(root);
  const faults = new Set<string>();
  const drawn = drawnIn(root);
  const fault = (node: Node, text: string) => faults.add(`${file}:${source.slice(0, node.start).split('\n').length} ${text}`);

  /** @param named Whether the value is that of a constant, which may be the length of a layout. */
  const check = (node: Node, property: string, place: Node, named: boolean) => {
    const text = node.type === 'TemplateElement' ? (node.value as { raw: string }).raw : node.value;
    if (node.type === 'Literal' && typeof text === 'number' && text !== 0 && !(named && text > largestStep))
      fault(place, `${property}: ${text}`);
    else if (typeof text === 'string' && lengthsIn(text).some((length) => !(named && length > largestStep)))
      fault(place, `${property}: ${text}`);
    else if (node.type === 'Identifier' || (node.type === 'MemberExpression' && node.computed !== true)) {
      const constant = constants.get(nameOf(node));
      if (constant !== undefined && !drawn.has(nameOf(node))) check(constant, property, place, true);
    } else if (node.type !== 'MemberExpression') for (const child of childrenOf(node)) check(child, property, place, named);
  };
  /** Values that reach a property through a variable: `vars: { [largest]: '46px' }`. */
  const variables = new Set<string>();
  const collect = (node: Node) => {
    if (node.type === 'Identifier') variables.add(nameOf(node));
    childrenOf(node).forEach(collect);
  };
  const properties = (visit: (property: Node) => void) => {
    const walk = (node: Node) => {
      if (node.type === 'Property') visit(node);
      childrenOf(node).forEach(walk);
    };
    walk(root);
  };
  properties((property) => {
    const name = nameOf(property.key as Node);
    if (property.computed === true || !sized.test(name)) return;
    collect(property.value as Node);
    check(property.value as Node, name, property, false);
  });
  properties((property) => {
    const name = nameOf(property.key as Node);
    if (property.computed === true && variables.has(name)) check(property.value as Node, name, property, false);
  });
  return [...faults];
}

describe('sizes', () => {
  it('come from the theme in every style sheet', () => {
    const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .map((file) => `src/${file.replaceAll('\\', '/')}`)
      .filter((file) => file.endsWith('.css.ts') && !makers.test(file));
    expect(sheets.length).toBeGreaterThan(100);
    expect(sheets.flatMap((file) => literalsOf(file, readFileSync(file, 'utf8')))).toEqual([]);
  });

  it.each([
    ["style({ padding: '14px 16px' })", 'padding: 14px 16px'],
    ['style({ gap: 8 })', 'gap: 8'],
    ['style({ marginInlineStart: -8 })', 'marginInlineStart: 8'],
    ["style({ '@media': { wide: { fontSize: '0.9rem' } } })", 'fontSize: 0.9rem'],
    ['style({ paddingBlock: `${vars.space[1]} 6px` })', 'paddingBlock:  6px'],
    ["const near = '10px'; style({ columnGap: near })", 'columnGap: 10px'],
    ["const near = { phone: '10px' } as const; style({ scrollMarginTop: near.phone })", 'scrollMarginTop: 10px'],
    ["style({ fontSize: largest, vars: { [largest]: '46px' } })", 'largest: 46px'],
    ["style({ font: '600 13px/1.4 sans-serif' })", 'font: 600 13px/1.4 sans-serif'],
    ["style({ borderRadius: wide ? '4px' : 0 })", 'borderRadius: 4px'],
  ])('are found where they are written: %s', (source, fault) => {
    expect(literalsOf('a.css.ts', source)).toEqual([`a.css.ts:1 ${fault}`]);
  });

  it.each([
    'style({ gap: vars.space[4], margin: 0, padding: `0 ${vars.space[2]}`, minBlockSize: 44, lineHeight: 1.4 })',
    "const figure = '132px'; style({ fontSize: figure, marginInline: 'auto', paddingBlock: 'max(0px, env(a))' })",
    "const icon = '40px'; style({ inlineSize: icon }); style({ paddingInlineStart: `calc(${icon} + ${vars.space[4]})` })",
    "style({ paddingBlock: '0.5em', marginInlineStart: '-10%', gridTemplateColumns: '1fr 316px' })",
  ])('may be steps, layouts with a name, the width of a picture, and shares: %s', (source) => {
    expect(literalsOf('a.css.ts', source)).toEqual([]);
  });
});
