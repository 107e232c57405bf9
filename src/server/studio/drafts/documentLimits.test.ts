import { expect, it } from 'vitest';
import { caps } from '../../../manifest/caps.ts';
import { checkLimits, checkNesting } from './documentLimits.ts';

/** Documents at a limit, and one step beyond it. */

const refusal = (work: () => void) => {
  try {
    work();
    return null;
  } catch (error) {
    return (error as { value: unknown }).value;
  }
};
const nested = (depth: number) => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? { a: value } : [value];
  return value;
};

it('is an object', () => {
  for (const document of [null, undefined, 'text', 1, true, [], [{}]])
    expect(refusal(() => checkLimits(document))).toEqual({ rule: 'object', limit: 1 });
  expect(refusal(() => checkLimits({}))).toBe(null);
});

it('is as deep as the reader parses, and no deeper', () => {
  expect(refusal(() => checkNesting(nested(caps.depth)))).toBe(null);
  expect(refusal(() => checkNesting(nested(caps.depth + 1)))).toEqual({ rule: 'depth', limit: caps.depth });
  expect(refusal(() => checkLimits({ a: nested(caps.depth) }))).toEqual({ rule: 'depth', limit: caps.depth });
  // Of many levels no call stack overflows.
  expect(refusal(() => checkNesting(nested(100_000)))).toEqual({ rule: 'depth', limit: caps.depth });
});

it('has as many values as the reader parses, on all levels together', () => {
  const wide = (values: number) => ({ a: Array.from({ length: values - 3 }, () => null), b: '' });
  expect(refusal(() => checkNesting(wide(caps.nodes)))).toBe(null);
  expect(refusal(() => checkNesting(wide(caps.nodes + 1)))).toEqual({ rule: 'values', limit: caps.nodes });
});

it('is as large as a file of it may be, in bytes as it is written', () => {
  // As the file: two blanks, and a letter of three bytes.
  const sized = (bytes: number) => ({ a: `ạ${'x'.repeat(bytes - '{\n  "a": ""\n}'.length - 3)}` });
  expect(refusal(() => checkLimits(sized(caps.bytes)))).toBe(null);
  expect(refusal(() => checkLimits(sized(caps.bytes + 1)))).toEqual({ rule: 'size', limit: caps.bytes });
});
