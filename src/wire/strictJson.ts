import { isUtf8 } from 'node:buffer';
import { createScanner } from 'jsonc-parser';

/** A message that is broken or that readers could understand differently; as a request answered with 400 `MALFORMED`. */
export class MalformedRequest extends Error {
  readonly statusCode = 400;
}

/** Token kinds of jsonc-parser, whose own enumeration exists only for the compiler. */
const token = { openBrace: 1, closeBrace: 2, colon: 6, string: 10, end: 17 } as const;

/** Members that merge functions would write to a prototype. */
const prototypeKeys = new Set(['__proto__', 'constructor', 'prototype']);

const byteOrderMark = '\u{FEFF}';

/**
 * Parses JSON in UTF-8.
 * @throws {MalformedRequest} also for a byte order mark, a duplicate or prototype key, and a text that PostgreSQL cannot store.
 */
export function parseStrictJson(bytes: Uint8Array): unknown {
  if (!isUtf8(bytes)) throw new MalformedRequest();
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  const value = parse(text);
  assertUnambiguous(text);
  return value;
}

function parse(text: string): unknown {
  try {
    if (!text.startsWith(byteOrderMark)) return JSON.parse(text);
  } catch {
    // The message of a syntax error quotes the body.
  }
  throw new MalformedRequest();
}

/** Whether PostgreSQL can store the text and every reader reads it the same: no NUL, no lone surrogate. */
export const isCleanText = (text: string) => !text.includes('\0') && text.isWellFormed();

/** Token by token, because a recursive parser would overflow its stack on deep input. */
function assertUnambiguous(text: string) {
  const scanner = createScanner(text, true);
  const objects: Set<string>[] = [];
  let last = '';
  for (let kind: number = scanner.scan(); kind !== token.end; kind = scanner.scan()) {
    if (kind === token.openBrace) objects.push(new Set());
    else if (kind === token.closeBrace) objects.pop();
    else if (kind === token.string) {
      last = scanner.getTokenValue();
      if (!isCleanText(last)) throw new MalformedRequest();
    } else if (kind === token.colon) {
      const keys = objects.at(-1);
      if (keys?.has(last) === true || prototypeKeys.has(last)) throw new MalformedRequest();
      keys?.add(last);
    }
  }
}
