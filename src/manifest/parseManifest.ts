import { tooComplex, tooLarge } from './caps.ts';
import type { Source } from './locate.ts';
import { parse } from './parse.ts';
import type { Diagnostic } from './problem.ts';

export interface ParsedManifest {
  readonly source: Source;
  readonly value: unknown;
  readonly diagnostics: readonly Diagnostic[];
  /** False if the text could not be parsed; the diagnostics then say why, and `value` is of no use. */
  readonly isComplete: boolean;
}

/** Decodes and parses a file of the manifest language, within the limits of `caps`. */
export function parseManifest(input: string | Uint8Array, file: string): ParsedManifest {
  const { text, diagnostics: byteDiagnostics } = decode(input);
  const unparsed = (diagnostics: readonly Diagnostic[], source: Source): ParsedManifest => {
    return { source, value: undefined, diagnostics, isComplete: false };
  };
  if (text === null) return unparsed(byteDiagnostics, { file, text: '', tree: undefined });
  const excess = tooComplex(text);
  if (excess !== null) return unparsed([excess], { file, text, tree: undefined });
  const { tree, value, diagnostics, isComplete } = parse(text);
  const source = { file, text, tree };
  if (!isComplete) return unparsed(diagnostics, source);
  return { source, value, diagnostics: [...byteDiagnostics, ...diagnostics], isComplete };
}

const byteOrderMark = '\uFEFF';

/** Decodes UTF-8 and strips the byte order mark. `text` is null if the bytes cannot be decoded. */
function decode(input: string | Uint8Array): {
  readonly text: string | null;
  readonly diagnostics: readonly Diagnostic[];
} {
  const excess = tooLarge(input.length);
  if (excess !== null) return { text: null, diagnostics: [excess] };
  if (typeof input === 'string') return withoutMark(input);
  const guess = wideEncoding(input);
  if (guess !== null) return unreadable(guess);
  try {
    return withoutMark(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(input));
  } catch {
    return unreadable('bytes outside UTF-8');
  }
}

function withoutMark(text: string) {
  if (!text.startsWith(byteOrderMark)) return { text, diagnostics: [] };
  return { text: text.slice(1), diagnostics: [{ code: 'file.byteOrderMark', path: [], offset: 0, patch: [] }] as const };
}

function unreadable(found: string) {
  return { text: null, diagnostics: [{ code: 'file.encoding', path: [], offset: 0, params: { found } }] as const };
}

/** ASCII text in UTF-16 or UTF-32 has zero bytes near its start. */
function wideEncoding(bytes: Uint8Array): string | null {
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe) return third === 0 && fourth === 0 ? 'UTF-32' : 'UTF-16';
  if (first === 0xfe && second === 0xff) return 'UTF-16';
  if (first === 0 && second === 0) return 'UTF-32';
  return first === 0 || second === 0 ? 'UTF-16' : null;
}
