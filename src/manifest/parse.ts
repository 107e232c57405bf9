import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Spoken } from './localText.ts';
import type { Diagnostic, Path } from './problem.ts';
import { pointerOf } from './problem.ts';
import { shown } from './shown.ts';

export interface Parsed {
  readonly tree: Node | undefined;
  readonly value: unknown;
  readonly diagnostics: readonly Diagnostic[];
  /** False if only part of the file could be parsed. */
  readonly isComplete: boolean;
}

/** Keys that would change the prototype of the parsed object. */
const forbiddenKeys = ['__proto__', 'constructor', 'prototype'];

export function parse(text: string): Parsed {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [first] = errors;
  if (first !== undefined) return broken(text, tree, first);
  const diagnostics: Diagnostic[] = [];
  return { tree, value: tree === undefined ? undefined : valueOf(tree, [], diagnostics), diagnostics, isComplete: true };
}

function broken(text: string, tree: Node | undefined, error: ParseError): Parsed {
  const errors: ParseError[] = [];
  const lenient = parseTree(text, errors, { allowTrailingComma: true });
  const loose = errors.length === 0 && lenient !== undefined;
  const name = printParseErrorCode(error.error);
  const code = loose ? 'json.loose' : 'json.broken';
  const detail = loose
    ? name === 'InvalidCommentToken'
      ? details.InvalidCommentToken
      : trailingComma
    : (details[name] ?? details['InvalidSymbol']);
  const value = loose ? valueOf(lenient, [], []) : undefined;
  const diagnostic: Diagnostic = {
    code,
    path: [],
    offset: error.offset,
    params: { detail: detail ?? name },
    ...(loose ? { patch: [] } : {}),
  };
  return { tree, value, diagnostics: [diagnostic], isComplete: false };
}

/** The tree as plain data. The last of several equal keys wins, forbidden keys are omitted. */
function valueOf(node: Node, path: Path, diagnostics: Diagnostic[]): unknown {
  if (node.type === 'array') return (node.children ?? []).map((child, index) => valueOf(child, [...path, index], diagnostics));
  if (node.type !== 'object') return node.value as unknown;
  const value: Record<string, unknown> = {};
  for (const property of node.children ?? []) {
    const [keyNode, valueNode] = property.children ?? [];
    if (keyNode === undefined || valueNode === undefined) continue;
    const key = String(keyNode.value);
    const here = [...path, key];
    const offset = keyNode.offset;
    if (forbiddenKeys.includes(key)) {
      diagnostics.push({
        code: 'json.forbiddenKey',
        path: here,
        offset,
        params: { key: shown(key) },
        patch: [{ op: 'remove', path: pointerOf(here) }],
      });
      continue;
    }
    const isAgain = Object.hasOwn(value, key);
    const content = valueOf(valueNode, here, isAgain ? [] : diagnostics);
    if (isAgain) {
      // Which of two values is meant only a person knows.
      const patch = JSON.stringify(content) === JSON.stringify(value[key]) ? [] : undefined;
      diagnostics.push({ code: 'json.duplicateKey', path: here, offset, params: { key: shown(key) }, patch });
    }
    value[key] = content;
  }
  return value;
}

const trailingComma: Spoken = { en: 'there is a comma before a closing bracket', vi: 'có dấu phẩy trước dấu ngoặc đóng' };

const details: Readonly<Record<string, Spoken>> = {
  InvalidSymbol: { en: 'there is an unknown word or symbol here', vi: 'có từ hoặc ký hiệu lạ ở đây' },
  InvalidNumberFormat: { en: 'a number is written wrongly', vi: 'số viết sai' },
  PropertyNameExpected: { en: 'a key in double quotes is expected', vi: 'thiếu khoá trong dấu ngoặc kép' },
  ValueExpected: { en: 'a value is expected', vi: 'thiếu giá trị' },
  ColonExpected: { en: 'a colon is expected after the key', vi: 'thiếu dấu hai chấm sau khoá' },
  CommaExpected: { en: 'a comma is expected before this', vi: 'thiếu dấu phẩy trước chỗ này' },
  CloseBraceExpected: { en: 'a closing brace } is missing', vi: 'thiếu dấu ngoặc nhọn đóng }' },
  CloseBracketExpected: { en: 'a closing bracket ] is missing', vi: 'thiếu dấu ngoặc vuông đóng ]' },
  EndOfFileExpected: { en: 'nothing may follow the closing brace', vi: 'không được có gì sau dấu ngoặc đóng' },
  InvalidCommentToken: { en: 'comments are not allowed', vi: 'không được viết chú thích' },
  UnexpectedEndOfComment: { en: 'a comment does not end', vi: 'chú thích không được đóng' },
  UnexpectedEndOfString: { en: 'a text does not end with a double quote', vi: 'chuỗi chữ thiếu dấu ngoặc kép đóng' },
  UnexpectedEndOfNumber: { en: 'a number is cut off', vi: 'số bị cắt ngang' },
  InvalidUnicode: { en: 'a \\u sequence needs four hexadecimal digits', vi: 'chuỗi \\u cần bốn chữ số thập lục phân' },
  InvalidEscapeCharacter: {
    en: 'a backslash precedes a character that cannot be escaped',
    vi: 'dấu gạch chéo ngược đứng trước ký tự không hợp lệ',
  },
  InvalidCharacter: {
    en: 'a text contains a raw control character or line break',
    vi: 'chuỗi chữ chứa ký tự điều khiển hoặc xuống dòng trực tiếp',
  },
};
