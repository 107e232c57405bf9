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
}

/** Adds position and messages to a diagnostic. */
export function locate(diagnostic: Diagnostic, source: Source): Problem {
  const offset =
    diagnostic.offset ?? offsetOf([diagnostic.path, ...(diagnostic.involves ?? [])], source.tree, diagnostic.onKey === true);
  const before = source.text.slice(0, offset);
  return {
    code: diagnostic.code,
    severity: diagnostic.severity ?? 'error',
    pointer: pointerOf(diagnostic.path),
    file: source.file,
    line: before.split('\n').length,
    column: offset - before.lastIndexOf('\n'),
    message: messageOf(diagnostic),
    ...(diagnostic.patch === undefined ? {} : { patch: diagnostic.patch }),
  };
}

/** Offset of the first path of which the file has at least a part, or of the closest ancestor that it has. */
function offsetOf(paths: readonly Path[], tree: Node | undefined, onKey: boolean): number {
  if (tree === undefined) return 0;
  for (const path of paths) {
    for (let length = path.length; length > 0; length -= 1) {
      const node = findNodeAtLocation(tree, path.slice(0, length));
      if (node === undefined) continue;
      const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
      return onKey && length === path.length ? (key?.offset ?? node.offset) : node.offset;
    }
  }
  return tree.offset;
}

function messageOf({ code, params }: Diagnostic): LocalText {
  const message = filled(problemWords[code], params);
  return byLanguage(Object.keys(message) as (keyof LocalText)[], (language) => {
    const sentence = textIn(message, language);
    return sentence.charAt(0).toUpperCase() + sentence.slice(1);
  });
}
