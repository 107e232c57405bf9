import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { matchesPattern, patternIds, patternKey, patternText } from './patterns.ts';

describe('value kinds', () => {
  it.each<[string, number, readonly string[], readonly string[]]>([
    ['any characters [PATTERN-01]', 1, ['xin chào!', 'a 1-中🎲'], ['line\nbreak', '\ud800']],
    ['a letter, then letters or digits [PATTERN-02]', 2, ['a1b2', 'Z'], ['1ab', 'á1', 'a-b']],
    ['letters and CJK [PATTERN-03]', 3, ['Nguyễn中文', 'abc中文', 'ハングル', 'Đỗ'], ['abc1', 'a b', 'Ж']],
    [
      'email [PATTERN-04]',
      4,
      ['a@b.vn', 'first.last+tag@sub.example.com', 'ai@ví-dụ.vn', 'a@xn--vd-9ja.vn'],
      ['a@b', '@b.vn', 'a@-b.vn', 'a..b@c.vn', `${'a'.repeat(65)}@b.vn`, 'a b@c.vn'],
    ],
    ['letters and digits without specials [PATTERN-05]', 5, ['ab12'], ['ab-12', 'á1', '１２']],
    ['letters together with digits [PATTERN-06]', 6, ['ab12', '1a'], ['abcd', '1234', 'ab-1']],
    ['digits only [PATTERN-07]', 7, ['0123'], ['12a', '１２']],
    ['letters and digits with an upper-case letter [PATTERN-08]', 8, ['abC1', 'C'], ['abc1', 'aB-']],
    ['English letters and spaces [PATTERN-09]', 9, ['Nguyen Van A'], ['Nguyễn', 'a  b', ' a', 'a1']],
    ['no spaces [PATTERN-10]', 10, ['a-b', 'á中'], ['a b', 'a\u00a0b', 'a\u200bb']],
    ['CJK and punctuation [PATTERN-11]', 11, ['中文，。', '「漢」'], ['abc', '，。']],
    [
      'dates that exist [PATTERN-12]',
      12,
      ['2024-02-29', '02-29-2024', '2023-12-31'],
      ['29-02-2024', '2023-02-29', '02-29-2023', '2024-04-31', '2024-13-01', '1899-01-01'],
    ],
    ['Korean only [PATTERN-13]', 13, ['한글'], ['abc', '한 글', '한a']],
    ['Thai only [PATTERN-14]', 14, ['ไทย'], ['abc', 'ไทย1', '฿']],
    ['Thai or English [PATTERN-15]', 15, ['ไทย', 'abc', 'ไทยabc'], ['ไทย1', 'é']],
    ['letters, digits, symbols [PATTERN-16]', 16, ['aB1!', '~'], ['a b', 'á']],
    ['one of each class [PATTERN-17]', 17, ['Aa1!', '!1aA'], ['Aa11', 'aa1!', 'AA1!', 'Aa!!', 'Aa1! ']],
  ])('%s', (_, id, passing, failing) => {
    expect(passing.filter((value) => !matchesPattern(id, value))).toEqual([]);
    expect(failing.filter((value) => matchesPattern(id, value))).toEqual([]);
    expect(matchesPattern(id, '')).toBe(false);
    // The pattern must match the whole value, not one line or a part.
    expect(passing.filter((value) => matchesPattern(id, `${value}\n`) || matchesPattern(id, `\u0001${value}`))).toEqual([]);
  });

  it('knows no eighteenth kind', () => {
    expect(patternIds).toHaveLength(17);
    expect([0, 18, Number.NaN].filter((id) => matchesPattern(id, 'a'))).toEqual([]);
  });

  it('repeats nothing inside a repeat without a character between that only the border may be', () => {
    const sources = Array.from(
      readFileSync(new URL('patterns.ts', import.meta.url), 'utf8').matchAll(/^ {2}\d+: \/(.*)\/u,$/gm),
    );
    expect(sources).toHaveLength(17);
    expect(sources.flatMap(([, source = '']) => ambiguousRepeats(source))).toEqual([]);
    expect(ambiguousRepeats('^(?:[a-z]+)+$')).toHaveLength(1);
    expect(ambiguousRepeats('^(?:\\.[a-z.]+)*$')).toHaveLength(1);
  });

  it('refuses probes of 50 000 characters by their last one', () => {
    const parts = ['a', '1', 'A', '中', 'ไ', '한', ' a', '!', 'a.', 'a-', '，', 'a@', 'é'];
    const found = parts.flatMap((part) => patternIds.filter((id) => matchesPattern(id, `${part.repeat(50_000)}\u0001`)));
    expect(found).toEqual([]);
  });
});

/**
 * Repeated groups with an unbounded repeat inside, unless the group starts with a character that the inner repeat cannot
 * match: then a text can be split in one way only, and matching is linear.
 */
function ambiguousRepeats(source: string): string[] {
  const groups = source.matchAll(/\(\?:((?:\[(?:\\.|[^\]])*\]|\\[pP]\{[^}]*\}|\\.|\(\?=[^()]*\)|[^()[\\])*)\)[+*]/g);
  return Array.from(groups).flatMap(([whole, body = '']) => {
    const inner = /(\[(?:\\.|[^\]])*\])[+*]/.exec(body)?.[1];
    if (inner === undefined) return [];
    const border = /^(?:\\(\.)|( ))/
      .exec(body)
      ?.slice(1)
      .find((character) => character !== undefined);
    return border !== undefined && !new RegExp(inner, 'u').test(border) ? [] : [whole];
  });
}

it('fills both bounds into the message of a kind [VALID-14]', () => {
  expect(patternKey(2)).toBe('reg_pattern_2');
  expect(patternText('(min) - (max) letters, at least (min)', 6, 15)).toBe('6 - 15 letters, at least 6');
});

it('turns equal bounds into one number [VALID-15]', () => {
  expect(patternText('(min) - (max) digits', 6, 6)).toBe('6 digits');
  expect(patternText('from (min) to (max)', 6, 6)).toBe('from 6 to 6');
});
