/** Characters that reorder or hide the text around them. */
export const invisible = /[\u00AD\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu;

/** A value as a sentence quotes it: short, on one line, with nothing that could upset the reader's screen. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  const cut = [...text].length > 60 ? `${[...text].slice(0, 59).join('')}…` : text;
  return cut.replace(invisible, escaped).replace(/\p{Cc}/gu, escaped);
}

function escaped(sign: string): string {
  return `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;
}
