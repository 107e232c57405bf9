import type { Problem } from '../../src/manifest/index.ts';

/** A problem as text, whole: severity, code and place, its words in each language, its fix. */
export const written = ({ severity, code, pointer, file, line, column, message, patch }: Problem): string =>
  [
    `${severity} ${code} ${pointer} ${file}:${line}:${column}`,
    ...Object.entries(message).map(([language, text]) => `  ${language} ${text}`),
    ...(patch === undefined ? [] : [`  fix ${JSON.stringify(patch)}`]),
  ].join('\n');
