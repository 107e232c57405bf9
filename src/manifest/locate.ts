import { findNodeAtLocation, type Node } from 'jsonc-parser';
import { byLanguage, filled, textIn } from './localText.ts';
import type { LocalText } from './manifest.generated.ts';
import { type Diagnostic, type Path, type Problem, pointerOf } from './problem.ts';
import { problemWords } from './problemWords.ts';

/** A file for locating diagnostics. The tree is undefined if the text could not be parsed. */
export interface Source {
  readonly file: string;
  readonly text: string;
  readonly tree: Node | undefined;
  /** The manifest it extends. */
  readonly base?: Source;
}

/** Adds position and messages to a diagnostic. */
export function locate(diagnostic: Diagnostic, source: Source): Problem {
  const { path, involves = [], offset: given, layer, onKey = false } = diagnostic;
  const { base: _base, ...file } = layerOf(source, layer ?? 0);
  const place =
    given !== undefined
      ? { source: file, offset: given }
      : placeOf([path, ...involves], layer === undefined ? source : file, onKey);
  return {
    code: diagnostic.code,
    severity: diagnostic.severity ?? 'error',
    pointer: pointerOf(path),
    ...positionOf(place),
    message: messageOf(diagnostic),
    ...(diagnostic.patch === undefined ? {} : { patch: diagnostic.patch }),
  };
}

function layerOf(source: Source, layer: number): Source {
  return layer === 0 || source.base === undefined ? source : layerOf(source.base, layer - 1);
}

export interface Position {
  readonly file: string;
  /** 1-based, like `column`. */
  readonly line: number;
  readonly column: number;
}

interface Place {
  readonly source: Source;
  readonly offset: number;
}

export function positionOf({ source: { file, text }, offset }: Place): Position {
  const before = text.slice(0, offset);
  return { file, line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** The place of the first path of which the files have at least a part, or of the closest ancestor that they have. */
function placeOf(paths: readonly Path[], source: Source, onKey: boolean): Place {
  for (const path of paths) {
    for (let length = path.length; length > 0; length -= 1) {
      const [found] = definitionsOf(path.slice(0, length), source);
      if (found === undefined) continue;
      const key = found.node.parent?.type === 'property' ? found.node.parent.children?.[0] : undefined;
      const node = onKey && length === path.length ? (key ?? found.node) : found.node;
      return { source: found.source, offset: node.offset };
    }
  }
  return { source, offset: source.tree?.offset ?? 0 };
}

/** Definitions of a path, nearest file first: the first one counts, the others are overridden. */
export function definitionsOf(path: Path, source: Source): { readonly source: Source; readonly node: Node }[] {
  const node = source.tree === undefined ? undefined : findNodeAtLocation(source.tree, [...path]);
  const here = node === undefined ? [] : [{ source, node }];
  return source.base === undefined || replaces(path, source.tree) ? here : [...here, ...definitionsOf(path, source.base)];
}

/** Whether a value on the way to the path replaces the one of the base instead of merging with it. */
function replaces(path: Path, tree: Node | undefined): boolean {
  return path.some((_step, length) => {
    const node = tree === undefined ? undefined : findNodeAtLocation(tree, path.slice(0, length));
    return node !== undefined && node.type !== 'object';
  });
}

function messageOf({ code, params, note }: Diagnostic): LocalText {
  const message = filled(problemWords[code], params);
  return byLanguage(Object.keys(message) as (keyof LocalText)[], (language) => {
    const sentence = textIn(message, language);
    const whole = sentence.charAt(0).toUpperCase() + sentence.slice(1);
    return note === undefined ? whole : `${whole} ${textIn(note, language)}`;
  });
}
