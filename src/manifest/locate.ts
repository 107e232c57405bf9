import { findNodeAtLocation, type Node } from 'jsonc-parser';
import type { Diagnostic, Path, Problem, Spoken } from './problem.ts';
import { pointerOf } from './problem.ts';
import { problemWords } from './problemWords.ts';

/** A file for locating diagnostics. The tree is undefined if the text could not be parsed. */
export interface Source {
  readonly file: string;
  readonly text: string;
  readonly tree: Node | undefined;
}

/** Adds position and messages to a diagnostic. */
export function locate(diagnostic: Diagnostic, source: Source): Problem {
  const offset = diagnostic.offset ?? offsetOf(diagnostic.path, source.tree, diagnostic.onKey === true);
  const before = source.text.slice(0, offset);
  const words = problemWords[diagnostic.code];
  return {
    code: diagnostic.code,
    severity: diagnostic.severity ?? 'error',
    pointer: pointerOf(diagnostic.path),
    file: source.file,
    line: before.split('\n').length,
    column: offset - before.lastIndexOf('\n'),
    en: spoken(words.en, diagnostic.params, 'en'),
    vi: spoken(words.vi, diagnostic.params, 'vi'),
    ...(diagnostic.patch === undefined ? {} : { patch: diagnostic.patch }),
  };
}

/** Offset of the path, or of its closest ancestor in the file. */
function offsetOf(path: Path, tree: Node | undefined, onKey: boolean): number {
  if (tree === undefined) return 0;
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    if (node === undefined) continue;
    const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
    return onKey && length === path.length ? (key?.offset ?? node.offset) : node.offset;
  }
  return tree.offset;
}

function spoken(template: string, params: Readonly<Record<string, Spoken>> = {}, language: 'en' | 'vi'): string {
  const sentence = template.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => {
    const word = params[name] ?? '';
    return typeof word === 'string' ? word : word[language];
  });
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
