import type { LocalText } from './manifest.generated.ts';
import { type Diagnostic, type Path, pointerOf } from './problem.ts';
import { brandSchema, type SchemaNode, schemaAt } from './schema.ts';
import { shown } from './shown.ts';
import { replaceFix } from './suggestValue.ts';
import { suggestionFor } from './typo.ts';

/** Path of the named colours of a manifest. */
export const coloursPath: Path = ['theme', 'colours'];

export interface ResolvedColours {
  /** The manifest with a hexadecimal colour wherever a name was used. The given value if no name is used. */
  readonly value: unknown;
  /** By pointer of the use: the name used there. */
  readonly uses: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Replaces `"@name"` by the named colour, in every place that the schema calls a colour. */
export function resolveColours(manifest: unknown): ResolvedColours {
  const colours = namedColours(manifest);
  const uses = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  const cyclic = new Set<string>();
  for (const name of Object.keys(colours)) {
    const path = [...coloursPath, name];
    if (!isColourName(name)) diagnostics.push({ code: 'colour.name', path, onKey: true, params: { name: shown(name) } });
    const cycle = cyclic.has(name) ? [] : cycleFrom(name, colours);
    for (const member of cycle) cyclic.add(member);
    if (cycle.length > 0)
      diagnostics.push({
        code: 'colour.cycle',
        path,
        params: { chain: [...cycle, name].map((step) => `@${step}`).join(' → ') },
      });
  }
  const value = replaced(manifest, []);
  return { value, uses, diagnostics };

  /** Copies only what changes. */
  function replaced(node: unknown, path: Path): unknown {
    if (typeof node === 'string') return colourAt(node, path);
    if (Array.isArray(node)) {
      const items = node.map((item, index) => replaced(item, [...path, index]));
      return items.some((item, index) => item !== node[index]) ? items : node;
    }
    if (typeof node !== 'object' || node === null) return node;
    const content = node as Readonly<Record<string, unknown>>;
    const changed = Object.entries(content).flatMap(([key, child]) => {
      const next = replaced(child, [...path, key]);
      return next === child ? [] : [[key, next] as const];
    });
    return changed.length === 0 ? node : { ...content, ...Object.fromEntries(changed) };
  }

  function colourAt(text: string, path: Path): string {
    const isNamed = text.startsWith('@');
    if (!isNamed && !Object.hasOwn(colours, text)) return text;
    const node = schemaAt(path);
    if (node === null || !isColourNode(node)) return text;
    const name = isNamed ? text.slice(1) : text;
    if (isNamed && Object.hasOwn(colours, name)) {
      uses.set(pointerOf(path), name);
      // A mistake in the definition is reported there; the uses then count as any valid colour.
      return hexOf(name, colours) ?? String(node.examples?.[0]);
    }
    if (!isMember(path)) diagnostics.push(unknownName(text, name, path));
    return isMember(path) ? text : String(node.examples?.[0]);
  }

  /** A definition within a cycle is reported with the cycle. */
  function isMember(path: Path): boolean {
    return path.length === coloursPath.length + 1 && cyclic.has(String(path.at(-1))) && path[1] === coloursPath[1];
  }

  function unknownName(text: string, name: string, path: Path): Diagnostic {
    const names = Object.keys(colours).filter((known) => path[1] !== coloursPath[1] || path[2] !== known);
    const { match, correction } = suggestionFor(name, names);
    const known =
      names.length === 0
        ? '–'
        : names
            .slice(0, 12)
            .map((each) => `"@${each}"`)
            .join(', ');
    if (match === null) return { code: 'colour.unknown', path, params: { value: shown(text), known } };
    const patch = replaceFix(path, correction === null ? null : `@${correction}`);
    return { code: 'colour.misspelt', path, params: { value: shown(text), closest: `@${match}` }, patch };
  }
}

type Colours = Readonly<Record<string, unknown>>;

/** The definitions as written. */
export function namedColours(manifest: unknown): Colours {
  const theme = isContent(manifest) ? manifest['theme'] : undefined;
  const colours = isContent(theme) ? theme['colours'] : undefined;
  return isContent(colours) ? colours : {};
}

const colourPatterns = ['hexColor', 'seedColor'].map((name) => brandSchema.definitions?.[name]?.pattern ?? '');

/** Whether values of the node are colours, which may be names. */
export const isColourNode = ({ pattern }: SchemaNode): boolean => pattern !== undefined && colourPatterns.includes(pattern);

export const isColourName = (name: string) => /^[a-z][a-z0-9-]{0,31}$/.test(name);

/** Null if the definition is no colour or leads to none. */
function hexOf(name: string, colours: Colours): string | null {
  const seen = new Set<string>();
  for (let next = name; !seen.has(next) && Object.hasOwn(colours, next); ) {
    seen.add(next);
    const value = colours[next];
    if (typeof value !== 'string') return null;
    if (!value.startsWith('@')) return /^#(?:[\da-f]{6}|[\da-f]{8})$/i.test(value) ? value : null;
    next = value.slice(1);
  }
  return null;
}

/** The names from this one back to itself; empty if it is in no cycle. */
function cycleFrom(name: string, colours: Colours): string[] {
  const steps: string[] = [];
  for (let next = name; !steps.includes(next); ) {
    const value = Object.hasOwn(colours, next) ? colours[next] : undefined;
    if (typeof value !== 'string' || !value.startsWith('@')) return [];
    steps.push(next);
    next = value.slice(1);
    if (next === name) return steps;
  }
  return [];
}

/** Added to the message of a problem in a place that uses a name. */
export const colourNote = (name: string): LocalText => ({
  en: `This place uses the colour "@${name}"; a fix writes another colour here and leaves the name as it is.`,
  vi: `Chỗ này dùng màu "@${name}"; cách sửa ghi màu khác tại đây và giữ nguyên màu có tên.`,
});

const isContent = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
