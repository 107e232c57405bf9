import { expect, it } from 'vitest';
import type { Brand } from '../../../manifest/index.ts';
import type { StudioProblem } from '../../../wire/studio/shapes.ts';
import { gatesOf, mayPublish } from './gates.ts';
import { gateWords as words } from './gateWords.ts';

/** Gates before publishing: what closes which, and what only advises. */

const brandOf = (more: object = {}, profile = 'real') =>
  ({
    profile,
    modules: { usernameEnabled: true, mobileReg: false, mobileRegPass: false, ...more },
    signIn: { social: [] },
  }) as unknown as Brand;
const problem = (code: string, stops = true) => ({ code, stops }) as StudioProblem;
const read = (problems: readonly StudioProblem[], brand: Brand | null = brandOf(), published?: unknown) =>
  gatesOf({ brand, problems }, published);
const names = ['schema', 'contrast', 'texts', 'pictures', 'licence', 'hosts', 'advice'];
const statesOf = (...given: Parameters<typeof read>) =>
  Object.fromEntries(read(...given).flatMap(({ name, state }) => (state === 'passed' ? [] : [[name, state]])));
const sentence = (name: string, ...given: Parameters<typeof read>) =>
  read(...given).find((gate) => gate.name === name)?.sentence;

it('all let a brand without problems through, each with its own sentence, in their order', () => {
  const gates = read([]);
  expect(gates.map(({ name, state }) => [name, state])).toEqual(names.map((name) => [name, 'passed']));
  expect(gates.map((gate) => gate.sentence)).toEqual(names.map((name) => words[name as 'schema'].passed));
  expect(mayPublish(gates)).toBe(true);
});

const gateOfCode = {
  contrast: ['palette.weak'],
  texts: ['text.missing', 'word.unknown', 'language.none', 'article.empty'],
  pictures: ['asset.missing', 'folder.file', 'font.none'],
  licence: ['real.licence', 'region.none', 'policy.age'],
  hosts: ['host.taken', 'frame.wild', 'module.closed', 'field.twice'],
};
it.each(Object.entries(gateOfCode).flatMap(([name, codes]) => codes.map((code) => [code, name] as const)))(
  'a problem %s closes the gate of %s alone',
  (code, name) => {
    expect(statesOf([problem(code)], null)).toEqual({ [name]: 'failed' });
    expect(mayPublish(read([problem(code)], null))).toBe(false);
  },
);

it('a problem of any other family is the schema’s, and the gates behind it are not known yet', () => {
  const rest = { contrast: 'failed', texts: 'failed', pictures: 'failed', licence: 'failed', hosts: 'failed' };
  for (const code of ['schema.type', 'json.syntax', 'paletted.x', 'toString.x', 'plain']) {
    expect(statesOf([problem(code)], null)).toEqual({ schema: 'failed', ...rest });
    expect(sentence('texts', [problem(code)], null)).toEqual(words.unread);
  }
  // What is known of one is said all the same.
  const both = [problem('schema.type'), problem('text.missing')];
  expect(sentence('texts', both, null)?.en).toBe('Texts to repair: 1');
});

it('problems are counted by their gate, in both languages, and those that stop nothing are advice', () => {
  const problems = [
    problem('text.a'),
    problem('word.b'),
    problem('asset.c'),
    problem('text.d', false),
    problem('host.e', false),
  ];
  expect(statesOf(problems)).toEqual({ texts: 'failed', pictures: 'failed', advice: 'advice' });
  expect(sentence('texts', problems)).toEqual({ en: 'Texts to repair: 2', vi: 'Văn bản cần sửa: 2' });
  expect(sentence('advice', problems)).toEqual({
    en: 'Advice that does not stop publishing: 2',
    vi: 'Gợi ý không cản trở xuất bản: 2',
  });
  expect(mayPublish(read([problem('text.d', false)]))).toBe(true);
});

it('play money needs no licence, but what is wrong with one is said', () => {
  expect(sentence('licence', [], brandOf({}, 'play'))).toEqual(words.licence.play);
  expect(sentence('licence', [], brandOf())).toEqual(words.licence.passed);
  expect(sentence('licence', [], null)).toEqual(words.licence.passed);
  expect(statesOf([problem('real.licence')], brandOf({}, 'play'))).toEqual({ licence: 'failed' });
});

it('a brand without a way in is closed at first, and only advised against once it has members', () => {
  const closed = brandOf({ usernameEnabled: false });
  expect([statesOf([], closed), sentence('hosts', [], closed)]).toEqual([{ hosts: 'failed' }, words.hosts.closed]);
  const published = { schemaVersion: '1', modules: { usernameEnabled: true } };
  const again = [[], closed, published] as const;
  expect([statesOf(...again), sentence('hosts', ...again)]).toEqual([{ hosts: 'advice' }, words.hosts.noNewPlayers]);
  expect(mayPublish(read(...again))).toBe(true);
  const locked = brandOf({ mobileReg: true });
  expect([statesOf([], locked), sentence('hosts', [], locked)]).toEqual([{ hosts: 'failed' }, words.hosts.lockedOut]);
  // A problem of hosts is said before.
  expect(sentence('hosts', [problem('host.taken')], closed)?.en).toBe('Hosts or ways in to repair: 1');
});
