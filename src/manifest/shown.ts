/** Characters that are invisible or reorder the surrounding text. */
export const invisible = /[\u00AD\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu;

/** A value as quoted in a message: short, on one line, control characters escaped. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  const cut = [...text].length > 60 ? `${[...text].slice(0, 59).join('')}…` : text;
  return cut.replace(invisible, escaped).replace(/\p{Cc}/gu, escaped);
}

function escaped(sign: string): string {
  return `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
}
