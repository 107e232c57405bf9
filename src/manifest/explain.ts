import { getNodeValue, type Node } from 'jsonc-parser';
import { definitionsOf, type Position, positionOf, type Source } from './locate.ts';
import type { Brand } from './manifest.generated.ts';
import type { Path } from './problem.ts';
import { valueAt } from './rules/context.ts';
import { schemaAt } from './schema.ts';

/** A place in a file and the value that is written there. */
export interface Definition extends Position {
  readonly value: unknown;
}

/** Origin of the value of a setting. */
export interface Explanation {
  /** Undefined if nothing sets it. */
  readonly value: unknown;
  /** `manifest` and `base` are files; `default` is the schema's; `derived` is computed from other settings. */
  readonly origin: 'manifest' | 'base' | 'default' | 'derived' | 'unset';
  /** Place of its definition; null for the other origins. */
  readonly definition: Definition | null;
  /** The named colours that lead to the value, in order. */
  readonly colours: readonly (Definition & { readonly name: string })[];
  /** Definitions in files further down the chain of bases: overridden, or for an object merged with. */
  readonly below: readonly Definition[];
}

/**
 * Explains one setting of a valid brand. `derived` is the value that the theme computes for it, if it does.
 *
 * @param source The manifest with its bases.
 */
export function explain(path: Path, { brand, source }: { brand: Brand; source: Source }, derived: unknown): Explanation {
  const [first, ...below] = definitionsOf(path, source).map((found) => ({ ...definitionOf(found), source: found.source }));
  const complete = valueAt(brand, path);
  const rest = below.map(withoutSource);
  if (first === undefined) {
    const node = schemaAt(path);
    const isDefault = complete !== undefined && (typeof complete === 'object' || complete === node?.default);
    const origin = isDefault ? 'default' : complete !== undefined || derived !== undefined ? 'derived' : 'unset';
    return { value: complete ?? derived, origin, definition: null, colours: [], below: rest };
  }
  return {
    value: complete ?? derived,
    origin: first.source.file === source.file ? 'manifest' : 'base',
    definition: withoutSource(first),
    colours: coloursFrom(first.value, source),
    below: rest,
  };
}

function coloursFrom(written: unknown, source: Source): Explanation['colours'] {
  const steps: (Definition & { readonly name: string })[] = [];
  for (let value = written; typeof value === 'string' && value.startsWith('@'); ) {
    const name = value.slice(1);
    const [found] = definitionsOf(['theme', 'colours', name], source);
    if (found === undefined) break;
    const definition = definitionOf(found);
    steps.push({ name, ...definition });
    value = definition.value;
  }
  return steps;
}

function definitionOf({ source, node }: { readonly source: Source; readonly node: Node }): Definition {
  return { ...positionOf({ source, offset: node.offset }), value: getNodeValue(node) as unknown };
}

const withoutSource = ({ file, line, column, value }: Definition): Definition => ({ file, line, column, value });

/** Steps of a pointer such as `/theme/seed`, or of the same with dots; a step into a list is a number. */
export function pathIn(document: unknown, given: string): Path {
  const steps = given.startsWith('/')
    ? given
        .slice(1)
        .split('/')
        .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    : given.split('.');
  return steps.reduce<(string | number)[]>((path, step) => {
    const isEntry = Array.isArray(valueAt(document, path)) && /^\d+$/.test(step);
    return [...path, isEntry ? Number(step) : step];
  }, []);
}
