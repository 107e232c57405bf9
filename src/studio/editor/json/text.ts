import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Language } from '../../../domain/language.ts';
import { localized } from '../../../domain/language.ts';
import { locate } from '../../../manifest/locate.ts';
import { parseManifest } from '../../../manifest/parseManifest.ts';
import type { Broken } from '../document/draft.setup.ts';

export const textOf = (document: unknown): string => `${JSON.stringify(document, null, 2)}\n`;

type Read = { readonly ok: true; readonly document: unknown } | { readonly ok: false; readonly broken: Broken };

/** The document that a text is, or where and why it is none. */
export function documentOf(text: string, language: Language): Read {
  const { value, diagnostics, isComplete, source } = parseManifest(text, 'brand.json');
  const [first] = diagnostics;
  if (isComplete && first === undefined && typeof value === 'object' && value !== null && !Array.isArray(value))
    return { ok: true, document: value };
  const { line, message } = locate(first ?? { code: 'json.broken', path: [], params: { detail: '{ }' } }, source);
  return { ok: false, broken: { line, message: localized(message, language) } };
}

/** The smallest edit, so that the cursor and the folds stay. */
export function smallestChange(
  before: string,
  after: string,
): { readonly from: number; readonly to: number; readonly insert: string } {
  let start = 0;
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}

/** Range in which a setting is written, or the closest group around it that is; null in a text that cannot be parsed. */
export function rangeOf(text: string, pointer: string): { readonly from: number; readonly to: number } | null {
  const tree = parseTree(text);
  if (tree === undefined) return null;
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  for (let length = steps.length; length >= 0; length -= 1) {
    let node: typeof tree | undefined = tree;
    for (const step of steps.slice(0, length)) {
      const here: typeof tree | undefined = node;
      node = here === undefined ? undefined : findNodeAtLocation(here, [here.type === 'array' ? Number(step) : step]);
    }
    if (node === undefined) continue;
    const from = node.parent?.type === 'property' ? node.parent.offset : node.offset;
    // A group is long: its first line is enough.
    const end = node.offset + node.length;
    const lineEnd = text.indexOf('\n', from);
    return { from, to: node.type === 'object' || node.type === 'array' ? Math.min(end, lineEnd < 0 ? end : lineEnd) : end };
  }
  return null;
}
