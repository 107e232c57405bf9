import { parseSync } from 'vite';

/** Kinds of change; each is one way in which a real fault looks. */
export type Kind =
  | 'condition'
  | 'boundary'
  | 'comparison'
  | 'arithmetic'
  | 'logic'
  | 'fallback'
  | 'statement'
  | 'await'
  | 'query part'
  | 'string'
  | 'number'
  | 'boolean'
  | 'property'
  | 'element'
  | 'body'
  | 'call'
  | 'anchor';

/** One small change of a source file. */
export interface Mutant {
  /** Relative to the root. */
  readonly file: string;
  readonly kind: Kind;
  /** First line of the change, from 1. */
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly original: string;
  readonly replacement: string;
  /** Stable name: file, kind and texts, and a number if the file has several of them. Lines may move. */
  readonly id: string;
}

type Edit = Pick<Mutant, 'kind' | 'start' | 'end' | 'replacement'>;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

interface Place {
  readonly source: string;
  readonly parent: Node | null;
}

const comparisons: Readonly<Record<string, readonly [Kind, string]>> = {
  '<': ['boundary', '<='],
  '<=': ['boundary', '<'],
  '>': ['boundary', '>='],
  '>=': ['boundary', '>'],
  '===': ['comparison', '!=='],
  '!==': ['comparison', '==='],
  '-': ['arithmetic', '+'],
  '*': ['arithmetic', '/'],
  '/': ['arithmetic', '*'],
  '%': ['arithmetic', '*'],
};

/** Functions and methods with a counterpart that a typo or a misunderstanding would choose. */
const counterparts: Readonly<Record<string, string>> = {
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  gt: 'gte',
  gte: 'gt',
  lt: 'lte',
  lte: 'lt',
  eq: 'ne',
  ne: 'eq',
  asc: 'desc',
  desc: 'asc',
  isNull: 'isNotNull',
  isNotNull: 'isNull',
};

/** Combinators of Drizzle, whose every argument narrows or widens a query. */
const combinators = new Set(['and', 'or']);

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nodesOf = (value: unknown) => (Array.isArray(value) ? value.filter(isNode) : []);
const textOf = ({ source }: Place, { start, end }: Node) => source.slice(start, end);
const nameOf = (callee: unknown): string => {
  if (!isNode(callee)) return '';
  const name = callee.type === 'MemberExpression' ? callee['property'] : callee;
  return isNode(name) && typeof name['name'] === 'string' ? name['name'] : '';
};

type Operator = (node: Node, place: Place) => readonly Edit[];

const negated: Operator = (node, place) => {
  const test = node['test'];
  if (!isNode(test)) return [];
  // Of a comparison and of `!a`, the change of the operator is the negation.
  if (test.type === 'UnaryExpression' || (test.type === 'BinaryExpression' && /^[!=]==$/.test(String(test['operator']))))
    return [];
  return [{ kind: 'condition', start: test.start, end: test.end, replacement: `!(${textOf(place, test)})` }];
};

/** A removed item of a list, with its comma. */
function removed(kind: Kind, { start, end }: Node, { source }: Place): Edit {
  const comma = /^\s*,/.exec(source.slice(end));
  return { kind, start, end: end + (comma?.[0].length ?? 0), replacement: '' };
}

const literal: Operator = (node, { parent }) => {
  const { start, end, value } = node;
  if (typeof value === 'number') return [{ kind: 'number', start, end, replacement: String(value + 1) }];
  if (typeof value === 'bigint') return [{ kind: 'number', start, end, replacement: `${value + 1n}n` }];
  if (typeof value === 'boolean') return [{ kind: 'boolean', start, end, replacement: String(!value) }];
  if (typeof value === 'string' && parent?.type !== 'ExpressionStatement')
    return [{ kind: 'string', start, end, replacement: value === '' ? "'mutant'" : "''" }];
  const { pattern } = (node['regex'] ?? {}) as { readonly pattern?: string };
  if (pattern === undefined) return [];
  return [
    ...(pattern.startsWith('^')
      ? [{ kind: 'anchor' as const, start: start + 1, end: start + 2, replacement: pattern === '^' ? '(?:)' : '' }]
      : []),
    ...(/(?<!\\)\$$/.test(pattern)
      ? [
          {
            kind: 'anchor' as const,
            start: start + pattern.length,
            end: start + pattern.length + 1,
            replacement: pattern === '$' ? '(?:)' : '',
          },
        ]
      : []),
  ];
};

const call: Operator = (node, place) => {
  const callee = node['callee'] as Node;
  const name = nameOf(callee);
  const parts = nodesOf(node['arguments']);
  const other = counterparts[name];
  const at = callee.type === 'MemberExpression' ? (callee['property'] as Node) : callee;
  const edits: Edit[] = [];
  if (other !== undefined && Object.hasOwn(counterparts, name))
    edits.push({ kind: 'call', start: at.start, end: at.end, replacement: other });
  if (callee.type === 'Identifier' && combinators.has(name) && parts.length > 1)
    edits.push(...parts.map((part) => removed('query part', part, place)));
  const object = callee.type === 'MemberExpression' ? (callee['object'] as Node) : undefined;
  if (
    object !== undefined &&
    ['where', 'orderBy', 'limit', 'trim', 'toLowerCase', 'toUpperCase', 'normalize', 'toSorted', 'reverse', 'filter'].includes(
      name,
    )
  )
    edits.push({ kind: name === 'where' ? 'query part' : 'call', start: object.end, end: node.end, replacement: '' });
  return edits;
};

const statement: Operator = (node) => {
  if (typeof node['directive'] === 'string') return [];
  const inner = node['expression'] as Node;
  const whole: Edit = { kind: 'statement', start: node.start, end: node.end, replacement: ';' };
  if (inner.type !== 'AwaitExpression') return [whole];
  const argument = inner['argument'] as Node;
  return [whole, { kind: 'await', start: inner.start, end: argument.start, replacement: 'void ' }];
};

/** Type holders such as `{} as Context`: nothing of them exists at run time. */
const isTypeHolder = (value: unknown) =>
  isNode(value) &&
  (value.type === 'TSAsExpression' || value.type === 'ObjectExpression') &&
  nodesOf(value.type === 'ObjectExpression' ? value['properties'] : [value['expression']]).every((part): boolean =>
    part.type === 'Property'
      ? isTypeHolder(part['value'])
      : part.type === 'ObjectExpression' && nodesOf(part['properties']).length === 0,
  );

const operators: Readonly<Record<string, Operator>> = {
  IfStatement: negated,
  ConditionalExpression: negated,
  WhileStatement: negated,
  BinaryExpression: (node, place) => {
    const left = node['left'] as Node;
    const right = node['right'] as Node;
    const operator = String(node['operator']);
    const isText = [left, right].some((side) => side.type === 'TemplateLiteral' || typeof side['value'] === 'string');
    const [kind, replacement] = operator === '+' && !isText ? (['arithmetic', '-'] as const) : (comparisons[operator] ?? []);
    if (kind === undefined || replacement === undefined) return [];
    const start = left.end + place.source.slice(left.end, right.start).indexOf(operator);
    return [{ kind, start, end: start + operator.length, replacement }];
  },
  LogicalExpression: (node, place) => {
    const left = node['left'] as Node;
    const right = node['right'] as Node;
    const operator = String(node['operator']);
    if (operator === '??') return [{ kind: 'fallback', start: left.end, end: node.end, replacement: '' }];
    const start = left.end + place.source.slice(left.end, right.start).indexOf(operator);
    const replacement = operator === '&&' ? '||' : '&&';
    // Brackets keep `a && b || c` from being read again, and `a ?? (b || c)` valid.
    return [
      {
        kind: 'logic',
        start: node.start,
        end: node.end,
        replacement: `((${place.source.slice(node.start, start)}) ${replacement} (${place.source.slice(start + 2, node.end)}))`,
      },
    ];
  },
  UnaryExpression: (node) =>
    node['operator'] === '!'
      ? [{ kind: 'condition', start: node.start, end: (node['argument'] as Node).start, replacement: '!!' }]
      : [],
  ExpressionStatement: statement,
  ThrowStatement: (node) => [{ kind: 'statement', start: node.start, end: node.end, replacement: ';' }],
  Literal: literal,
  TemplateLiteral: (node, { parent }) =>
    parent?.type === 'TaggedTemplateExpression'
      ? []
      : [{ kind: 'string', start: node.start, end: node.end, replacement: '``' }],
  ObjectExpression: (node, place) =>
    nodesOf(node['properties'])
      .filter((property) => property.type === 'SpreadElement' || !isTypeHolder(property['value']))
      .map((property) => removed('property', property, place)),
  ArrayExpression: (node, place) => nodesOf(node['elements']).map((element) => removed('element', element, place)),
  ArrowFunctionExpression: (node) => {
    const body = node['body'] as Node;
    return body.type === 'BlockStatement' || body.type === 'Literal'
      ? []
      : [{ kind: 'body', start: body.start, end: body.end, replacement: 'undefined' }];
  },
  CallExpression: call,
};

/** Logs are for operators: their absence is no fault of behaviour. */
const logs = /^(?:await )?(?:[\w.]+\.)?(?:log|logger|console)\.\w+\(/;

/** Nodes without behaviour: imports, errors' messages, logs, types. */
function isSkipped(node: Node, source: string): boolean {
  if (node.type === 'ExpressionStatement') return logs.test(source.slice(node.start, node.end));
  if (/^(?:Import(?:Declaration|Expression)|ExportAll)/.test(node.type)) return true;
  if (node.type === 'NewExpression') return nameOf(node['callee']).endsWith('Error');
  return node.type.startsWith('TS') && !['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(node.type);
}

/** Children that carry behaviour: not the names of keys, nor a source of an export. */
const childrenOf = (node: Node): readonly Node[] =>
  Object.entries(node).flatMap(([key, value]) => {
    if (key === 'typeAnnotation' || (key === 'source' && node.type.startsWith('Export'))) return [];
    if ((key === 'key' || key === 'property') && node['computed'] !== true) return [];
    return Array.isArray(value) ? nodesOf(value) : isNode(value) ? [value] : [];
  });

function editsIn(node: Node, source: string, parent: Node | null = null): readonly Edit[] {
  if (isSkipped(node, source)) return [];
  const own = Object.hasOwn(operators, node.type) ? (operators[node.type]?.(node, { source, parent }) ?? []) : [];
  return [...own, ...childrenOf(node).flatMap((child) => editsIn(child, source, node))];
}

/** All mutants of a source file, in the order of their places. */
export function mutantsOf(file: string, source: string): readonly Mutant[] {
  const { program } = parseSync(file, source);
  const edits = editsIn(program as unknown as Node, source).toSorted((a, b) => a.start - b.start || a.end - b.end);
  const seen = new Map<string, number>();
  return edits.flatMap((edit): readonly Mutant[] => {
    const original = source.slice(edit.start, edit.end);
    if (original === edit.replacement) return [];
    const name = `${file}: ${edit.kind}: ${inline(contextOf(source, edit))} → ${inline(edit.replacement)}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    const line = source.slice(0, edit.start).split('\n').length;
    return [{ ...edit, file, line, original, id: count === 1 ? name : `${name} #${count}` }];
  });
}

/** The changed text; a short one with the rest of its line, so that the name says where it is. */
function contextOf(source: string, { start, end }: Edit): string {
  if (end - start > 40) return source.slice(start, end);
  const from = source.lastIndexOf('\n', start - 1) + 1;
  const to = source.indexOf('\n', end);
  return `${source.slice(from, start)}⟦${source.slice(start, end)}⟧${source.slice(end, to === -1 ? undefined : to)}`;
}

const inline = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 140);

/** The source with the change made. */
export const mutated = (source: string, { start, end, replacement }: Mutant): string =>
  `${source.slice(0, start)}${replacement}${source.slice(end)}`;
