import { createScanner } from 'jsonc-parser';
import type { Diagnostic } from './problem.ts';

/** Limits of a manifest and its folder, enforced before parsing. Sizes are in bytes. */
export const caps = {
  bytes: 1024 * 1024,
  depth: 32,
  nodes: 50_000,
  problems: 200,
  /** Up to this many diagnostics, each fix is verified before it is offered. */
  maxFixes: 50,
  fileBytes: 2 * 1024 * 1024,
  files: 200,
  folderBytes: 40 * 1024 * 1024,
} as const;

export function tooLarge(size: number): Diagnostic | null {
  if (size <= caps.bytes) return null;
  return { code: 'file.tooLarge', path: [], params: { size: String(size), limit: String(caps.bytes) }, offset: 0 };
}

/** Token kinds of jsonc-parser, whose own enumeration exists only for the compiler. */
const token = { openBrace: 1, closeBrace: 2, openBracket: 3, closeBracket: 4, comma: 5, colon: 6, end: 17 } as const;

/** Counts depth and values token by token, because a recursive parser would overflow its stack on such input. */
export function tooComplex(text: string): Diagnostic | null {
  const scanner = createScanner(text, true);
  let depth = 0;
  let nodes = 0;
  for (let kind: number = scanner.scan(); kind !== token.end; kind = scanner.scan()) {
    const closes = kind === token.closeBrace || kind === token.closeBracket;
    if (kind === token.openBrace || kind === token.openBracket) depth += 1;
    if (closes) depth -= 1;
    if (!closes && kind !== token.comma && kind !== token.colon) nodes += 1;
    const offset = scanner.getTokenOffset();
    if (depth > caps.depth) return { code: 'json.tooDeep', path: [], params: { limit: String(caps.depth) }, offset };
    if (nodes > caps.nodes) return { code: 'json.tooMany', path: [], params: { limit: String(caps.nodes) }, offset };
  }
  return null;
}
