import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Failure, type FailureCode, failureStatus } from '../../wire/failure.ts';
import { createText } from '../i18n/createText.ts';
import type { Translate } from '../i18n/index.ts';
import { failureTextOf } from './failureText.ts';

/** Text of the server for a code, for players: a form of the site marks its fields, the studio has none to mark. */
const ofServer =
  (JSON.parse(readFileSync('src/i18n/en/common.json', 'utf8')) as Record<string, string>)['failure.VALIDATION'] ?? '';

const text: Translate = await createText('en').then((words) => (key, params) => words.t(key, { ...params }));
const said = (code: FailureCode, value: unknown) => failureTextOf(new Failure(code, { value, text: ofServer }), text);

/** Rules and fields that the server refuses values with, as the code of the studio's calls names them. */
const sources = globSync(
  'src/server/{studio/{drafts,desk,operators},tenants/{registry,brandFiles},site/previews,edge/routes/studio}/**/*.ts',
  {
    exclude: (file) => file.endsWith('.test.ts'),
  },
).map((file) => readFileSync(file, 'utf8'));
const named = (pattern: RegExp) => [
  ...new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name = '']) => name))),
];
const rules = [...named(/'VALIDATION', \{ value: \{ rule: '(\w+)'/g), ...named(/\brefuse\('(\w+)', /g)];
const fields = named(/'VALIDATION', \{ value: \{ field: '(\w+)'/g);

describe('a refusal in the studio', () => {
  it.each(['VALIDATION', 'LIMIT_REACHED', 'MALFORMED'] as const)('with %s never speaks of marked fields', (code) => {
    for (const value of [null, {}, { field: 'unknown' }, { rule: 'unknown' }, []])
      expect(said(code, value)).not.toContain(ofServer);
  });

  it.each(rules)('by the rule %s says what is wrong', (rule) => {
    expect([text('failure.validation'), ofServer]).not.toContain(said('VALIDATION', { rule, limit: 1 }));
  });

  it.each([
    ['NOT_ALLOWED', 'noMail'],
    ['CONFLICT', 'waiting'],
    ['CONFLICT', 'changed'],
    ['UNAVAILABLE', 'noContact'],
  ] as const)('with %s by the rule %s says more than the code does', (code, rule) => {
    expect(said(code, { rule })).not.toBe(said(code, null));
  });

  it.each(fields)('of the field %s says what is wrong', (field) => {
    expect([text('failure.validation'), ofServer]).not.toContain(said('VALIDATION', { field }));
  });

  it('finds rules and fields in the server', () => {
    expect(rules).toEqual(expect.arrayContaining(['liveFrom', 'step', 'size']));
    expect(fields).toEqual(expect.arrayContaining(['logo', 'amount']));
  });

  it.each(Object.keys(failureStatus) as FailureCode[])('with %s uses the sentence that comes with it', (code) => {
    const sentence = { en: 'The drawing contains onload.', vi: 'Hình vẽ có onload.' };
    if (code === 'NETWORK' || code === 'TIMEOUT' || code === 'SYSTEM')
      return expect(said(code, { sentence })).not.toContain(ofServer);
    expect(said(code, { sentence })).toContain('onload');
    return expect(said(code, { problems: [{ message: sentence }] })).toContain('onload');
  });

  it('names the values of a request that the server does not accept', () => {
    expect(said('VALIDATION', [{ field: '/liveFrom', rule: 'format' }])).toContain('/liveFrom');
  });
});
