import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { glossary } from '../i18n/glossary.ts';

/** Private vocabulary, with the term of the trade that names and prose use instead. The glossary has the others. */
const banned: Readonly<Record<string, string>> = {
  mend: 'fix',
  mends: 'fixes',
  mended: 'fixed',
  mending: 'fixing',
  whoever: 'the user, the caller',
  tell: 'report, notify, log',
  tells: 'reports, notifies, logs',
  told: 'reported, returned',
  telling: 'reporting, informative',
  patience: 'timeout',
  dress: 'theme',
  dresses: 'themes',
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

/**
 * Terms of the players' glossary that prose about the product shares. The others differ by intent: code has vendors, players read
 * providers.
 */
const sharedTerms: ReadonlySet<string> = new Set([
  'username',
  'wagering requirement',
  'red envelope',
  'mission',
  'VIP rank',
  'customer service',
  'invite friends',
  'Terms and Conditions',
]);

/** Also a verb after a noun: "a read of the account names its topics". */
const ambiguous = 'account names?';

const preferred: Readonly<Record<string, string>> = Object.fromEntries(
  glossary
    .filter(({ en }) => sharedTerms.has(en))
    .flatMap(({ en, notEn }) => (notEn ?? []).filter((variant) => variant !== ambiguous).map((variant) => [variant, en])),
);

/** `nobody` is also a Unix user. */
const permitted = /`nobody`/g;

/** Addresses players in ordinary English: "Tell us about yourself". */
const spoken = ['tell'];

interface Text {
  /** File, with line or key. */
  readonly at: string;
  readonly text: string;
}

type Words = Readonly<Record<string, string>>;

interface Kind {
  readonly name: string;
  readonly texts: readonly Text[];
  readonly words: Words;
}

const isOurs = (file: string) => !/\.generated\.|(?:^|[\\/])words\.test\.ts$/.test(file);
const sources = globSync(['*.ts', '{src,scripts,tests,.storybook}/**/*.{ts,tsx,mjs}']).filter(isOurs).sort();
const isTest = (file: string) => /^tests[\\/]|\.test\.|\.stories\.|[\\/]selfTest[\\/]/.test(file);

const contents = new Map<string, string>();
function contentOf(file: string): string {
  const known = contents.get(file) ?? readFileSync(file, 'utf8');
  contents.set(file, known);
  return known;
}

const lineAt = (source: string, index: number) => source.slice(0, index).split('\n').length;

/** Comments and identifiers, one line each, in lower case; camel case is cut into words. Strings are left out. */
function vocabularyOf(file: string, source: string): string {
  const { comments } = parseSync(file, source);
  let code = source;
  for (const { start, end } of [...comments].reverse()) code = code.slice(0, start) + code.slice(end);
  const identifiers = code.replaceAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g, "''");
  return [...comments.map(({ value }) => value.replaceAll(/\s+\*?\s*/g, ' ')), identifiers]
    .join('\n')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
}

/** Strings of code that are sentences: with a space, so neither keys nor addresses. */
function sentencesOf(file: string, source: string): readonly Text[] {
  const texts: Text[] = [];
  const collect = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(collect);
    if (typeof node !== 'object' || node === null) return;
    const { type, start, value } = node as { type?: string; start?: number; value?: unknown };
    const text =
      type === 'TemplateElement' ? (value as { cooked: string | null }).cooked : type === 'Literal' ? value : undefined;
    if (typeof text === 'string' && /\S\s+\S|\s$|^\s/.test(text))
      texts.push({ at: `${file}:${lineAt(source, start ?? 0)}`, text });
    Object.values(node).forEach(collect);
  };
  collect(parseSync(file, source).program);
  return texts;
}

/** Texts of a JSON file, without those that are in another language by a key on their way. */
function jsonTexts(file: string, isText: (path: readonly string[]) => boolean = () => true): readonly Text[] {
  const within = (value: unknown, path: readonly string[]): readonly Text[] => {
    if (typeof value === 'string')
      return isText(path) ? [{ at: `${file.replaceAll('\\', '/')} ${path.join('.')}`, text: value }] : [];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) => (key === 'vi' ? [] : within(inner, [...path, key])));
  };
  return within(JSON.parse(contentOf(file)), []);
}

/** Paragraphs of Markdown, so that a term is found across a line break. */
const paragraphsOf = (file: string): readonly Text[] => {
  const source = contentOf(file);
  return [...source.matchAll(/(?:[^\n]+\n?)+/g)].map((found) => ({
    at: `${file.replaceAll('\\', '/')}:${lineAt(source, found.index)}`,
    text: found[0],
  }));
};

const isOneOf = (names: readonly string[]) => (path: readonly string[]) => names.includes(path.at(-1) ?? '');

const forPlayers: Words = Object.fromEntries(Object.entries(banned).filter(([word]) => !spoken.includes(word)));
const prose: Words = { ...banned, ...preferred };
const documents = globSync(['*.md', '{.github,brands,docs,schema,scripts,src,tests}/**/*.md']).sort();
const isHelp = (file: string) => /[\\/]published[\\/]help[\\/]/.test(file);

const kinds: readonly Kind[] = [
  {
    name: 'names and comments of code',
    texts: sources.map((file) => ({ at: file, text: vocabularyOf(file, contentOf(file)) })),
    words: banned,
  },
  {
    name: 'sentences of server, browser, tools and command line',
    texts: sources.filter((file) => !isTest(file)).flatMap((file) => sentencesOf(file, contentOf(file))),
    words: prose,
  },
  { name: 'documents', texts: documents.filter((file) => !isHelp(file)).flatMap(paragraphsOf), words: prose },
  {
    name: 'words of the studio',
    texts: globSync('src/studio/i18n/en/*.json').flatMap((file) => jsonTexts(file)),
    words: prose,
  },
  {
    name: 'the schemas',
    texts: globSync('schema/*.schema.json').flatMap((file) => jsonTexts(file, isOneOf(['title', 'description']))),
    words: prose,
  },
  {
    name: 'words of site and games',
    texts: globSync(['src/i18n/en/*.json', 'src/demo-vendor/i18n/en.json']).flatMap((file) => jsonTexts(file)),
    words: forPlayers,
  },
  {
    name: 'help, demo world and brands',
    texts: [
      ...documents.filter((file) => isHelp(file) && !/[\\/]vi[\\/]/.test(file)).flatMap(paragraphsOf),
      ...globSync(['src/server/{edge/demo,play/vendors}/*.json', 'brands/*/*.json', 'scripts/**/brand.json']).flatMap((file) =>
        jsonTexts(file),
      ),
    ],
    words: forPlayers,
  },
];

/** The words of a list that a text has. Addresses and slots hold none. */
function found(text: string, words: Words): readonly string[] {
  const prepared = text.replaceAll(/\{\{\w+\}\}|\]\([^)]*\)|\S+@\S+/g, ' ').replaceAll(permitted, ' ');
  return Object.keys(words).filter((word) => new RegExp(`\\b(?:${word.replaceAll(' ', '\\s+')})\\b`, 'i').test(prepared));
}

describe('uses no word of the banned list', () => {
  it.each(kinds)('in $name', ({ texts, words }) => {
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.flatMap(({ at, text }) => found(text, words).map((word) => `${at}: "${word}", say "${words[word]}"`))).toEqual(
      [],
    );
  });
});

it.each([
  ['// Whoever asks first waits.', ['whoever']],
  ['const gameWish = 1;', ['wish']],
  ['/** A file\n * of its own. */\nexport const a = 1;', ['of its own']],
  ["const text = 'nobody is told';", []],
])('finds in code %j', (source, words) => {
  expect(found(vocabularyOf('a.ts', source), banned)).toEqual(words);
});

it.each([
  ["log('Nobody is there.');", ['nobody']],
  ["read('queue.nobody');", []],
  ['log(`The user name of ${name}`);', ['user names?']],
])('finds in sentences of code %j', (source, words) => {
  expect(sentencesOf('a.ts', source).flatMap(({ text }) => found(text, prose))).toEqual(words);
});

it('finds in prose a term across a line break, and leaves addresses and slots alone', () => {
  expect(found('It runs as\nlong as that.', prose)).toEqual(['as long as']);
  expect(found('[Write](/tell) to {{tell}} at tell@example.com.', prose)).toEqual([]);
  expect(found('Tell us.', forPlayers)).toEqual([]);
});

/** Docblocks that begin with a clause instead of a noun phrase or a verb. "Whether" begins those of booleans. */
function clausesOf(file: string, source: string): readonly string[] {
  return parseSync(file, source).comments.flatMap(({ type, value, start }) => {
    const word =
      type === 'Block' ? /^\*\s*(?:\*\s*)?(What|Who|Whom|Whose|Which|Where|When|How|Why)\b/.exec(value)?.[1] : undefined;
    return word === undefined ? [] : [`${file}:${lineAt(source, start)} begins with "${word}"`];
  });
}

it('begins every docblock with a noun phrase or a verb', () => {
  expect(sources.flatMap((file) => clausesOf(file, contentOf(file)))).toEqual([]);
});

it.each([
  ['/** What it holds. */ const a = 1;', 1],
  ['/**\n * Where it is. @throws Failure\n */\nconst a = 1;', 1],
  ['/** Whether it holds. */ const a = 1;', 0],
  ['/* Where it is. */ /** Place of it. */ const a = 1;', 0],
])('finds clauses in %j', (source, count) => {
  expect(clausesOf('a.ts', source)).toHaveLength(count);
});
