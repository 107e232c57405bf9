/**
 * The seventeen value patterns, by number. Each matches a whole value in linear time: no nested repeats over the same
 * characters. 2, 5 to 9, 16 and 17 are ASCII only on purpose: accounts, passwords, bank names.
 */
const expressions = {
  1: /^[^\p{Cc}\p{Cs}]+$/u,
  2: /^[A-Za-z][A-Za-z0-9]*$/u,
  3: /^(?:(?=[\p{L}\u3007])[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u30FC])+$/u,
  4: /^(?=[^@]{1,64}@)(?=[\s\S]{6,254}$)[A-Za-z0-9!#$%&'*+/=?^_\x60{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_\x60{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]{1,62}|xn--[A-Za-z0-9-]{1,59})$/u,
  5: /^[A-Za-z0-9]+$/u,
  6: /^(?=[0-9]*[A-Za-z])(?=[A-Za-z]*[0-9])[A-Za-z0-9]+$/u,
  7: /^[0-9]+$/u,
  8: /^(?=[a-z0-9]*[A-Z])[A-Za-z0-9]+$/u,
  9: /^[A-Za-z]+(?: [A-Za-z]+)*$/u,
  10: /^[^\s\p{Z}\p{Cc}\p{Cs}\u200B\u2060]+$/u,
  11: /^(?=\p{P}*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u30FC\p{P}\uFF5E]+$/u,
  12: /^(?:(?:19|20)[0-9]{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])-(?:19|20)[0-9]{2})$/u,
  13: /^(?:(?=\p{L})\p{Script=Hangul})+$/u,
  14: /^(?:(?=[\p{L}\p{M}])\p{Script=Thai})+$/u,
  15: /^(?:[A-Za-z]|(?=[\p{L}\p{M}])\p{Script=Thai})+$/u,
  16: /^[!-~]+$/u,
  17: /^(?=[!-~]*[A-Z])(?=[!-~]*[a-z])(?=[!-~]*[0-9])(?=[!-~]*[!-/:-@[-\x60{-~])[!-~]+$/u,
} as const;

export type PatternId = keyof typeof expressions;

export const patternIds: readonly PatternId[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17];

const dateKind: PatternId = 12;

/** Whether the whole value matches the pattern. Does not check length; an unknown pattern matches nothing. */
export function matchesPattern(patternId: number, value: string): boolean {
  const id = patternIds.find((known) => known === patternId);
  if (id === undefined || !expressions[id].test(value)) return false;
  return id !== dateKind || isCalendarDate(value);
}

/** The expression cannot reject dates such as 30 February. */
function isCalendarDate(value: string): boolean {
  const parts = value.split('-').map(Number);
  const [year = 0, month = 0, day = 0] = value.indexOf('-') === 4 ? parts : [parts[2], parts[0], parts[1]];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Inserts the bounds into a format message such as `Use (min) - (max) letters`. Equal bounds give a single number. */
export function patternText(message: string, min: number, max: number): string {
  const merged = min === max ? message.replaceAll('(min) - (max)', String(min)) : message;
  return merged.replaceAll('(min)', String(min)).replaceAll('(max)', String(max));
}

/** i18n key of a pattern's message. */
export const patternKey = (patternId: number) => `reg_pattern_${patternId}`;
