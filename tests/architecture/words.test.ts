import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

/** Private vocabulary, with the term of the trade that names and comments use instead. The glossary has the others. */
const banned: Readonly<Record<string, string>> = {
  mend: 'fix',
  mends: 'fixes',
  mended: 'fixed',
  whoever: 'the user, the caller',
  tell: 'report, notify, log',
  tells: 'reports, notifies, logs',
  told: 'reported, returned',
  patience: 'timeout',
  dress: 'theme',
  dressed: 'themed',
  worn: 'cached',
  shelf: 'cache, list',
  wish: 'target, request',
  wishes: 'targets, requests',
  somebody: 'a user, a caller',
  nobody: 'no one, no user',
  'of its own': 'a separate, its own',
  'where there is one': 'if any',
  'as long as': 'while',
  'at once': 'concurrently, immediately',
};

/** `nobody` is also a Unix user. */
const permitted = /`nobody`/g;

const sources = globSync(['*.ts', '{src,scripts,tests,.storybook}/**/*.{ts,tsx,mjs}']).filter(
  (file) => !/\.generated\.|[\\/]words\.test\.ts$/.test(file),
);

/** Comments and identifiers, one line each, in lower case; camel case is cut into words. Strings are left out. */
function vocabularyOf(file: string, source: string): string {
  const { comments } = parseSync(file, source);
  let code = source;
  for (const { start, end } of [...comments].reverse()) code = code.slice(0, start) + code.slice(end);
  const identifiers = code.replaceAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g, "''");
  return [...comments.map(({ value }) => value.replaceAll(/\s+\*?\s*/g, ' ')), identifiers]
    .join('\n')
    .replaceAll(permitted, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
}

const bannedIn = (file: string, source: string) => {
  const words = vocabularyOf(file, source);
  return Object.keys(banned).filter((word) => new RegExp(`\\b${word}\\b`).test(words));
};

it('uses no word of the banned list in names and comments', () => {
  const found = sources.flatMap((file) =>
    bannedIn(file, readFileSync(file, 'utf8')).map((word) => `${file}: "${word}", say "${banned[word]}"`),
  );
  expect(found).toEqual([]);
});

it.each([
  ['// Whoever asks first waits.', ['whoever']],
  ['const gameWish = 1;', ['wish']],
  ['/** A file\n * of its own. */\nexport const a = 1;', ['of its own']],
  ["const text = 'nobody is told';", []],
])('finds %j', (source, words) => {
  expect(bannedIn('a.ts', source)).toEqual(words);
});
