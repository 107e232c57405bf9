import { describe, expect, it } from 'vitest';
import { matchesPattern, patternIds } from '../../src/domain/patterns.ts';
import { readBrand } from '../../src/manifest/index.ts';
import { strictSettings } from '../../src/manifest/strictSettings.ts';
import { smallestManifest } from './fullManifest.ts';

const real = {
  ...smallestManifest,
  profile: 'real',
  hosts: ['www.example.com'],
  footer: { licences: [{ issuer: 'Authority', number: 'A-1' }] },
  status: { blockedRegions: ['US'] },
};

const read = (manifest: object) => readBrand(JSON.stringify(manifest));
const problemsOf = (manifest: object) => {
  const reading = read(manifest);
  return reading.ok ? [] : reading.problems.map(({ code, pointer, message }) => ({ code, pointer, message }));
};
const codesOf = (manifest: object) => problemsOf(manifest).map(({ code, pointer }) => `${code} ${pointer}`);

const written = (pointer: string, value: unknown): object => {
  const steps = pointer.slice(1).split('/');
  return steps.reduceRight<unknown>((inner, step) => ({ [step]: inner }), value) as object;
};
const at = (value: unknown, pointer: string) =>
  pointer
    .slice(1)
    .split('/')
    .reduce<unknown>((place, step) => (place as Readonly<Record<string, unknown>>)[step], value);

/** Settings that play money may have and real money may not, with the form that real money has instead. */
const weak = [
  ['/registration/fields/password/patternId', 7, 1],
  ['/registration/fields/password/maxLength', 20, 64],
  ['/policies/auth/errorDetail', 'specific', 'generic'],
  ['/policies/auth/newIpStrict', false, true],
  ['/signIn/rememberPassword', true, false],
] as const;

/** Passwords of one or two kinds of characters, none of which anyone is to be refused for. */
const passwords = ['abcdefgh', 'ABCDEFGH', '12345678', 'abcDEF123', 'a!b?c.d+', 'Ab1!Ab1!'];
/** Patterns of a mail address and of a date, which no password has. */
const noPassword: readonly number[] = [4, 12];

it.each(patternIds.filter((id) => !noPassword.includes(id)))(
  'pattern %i of a password is refused for real money if it refuses some kind of characters',
  (id) => {
    const pattern = strictSettings.find(({ path }) => path.includes('patternId'));
    expect(pattern?.isWeak(id)).toBe(!passwords.every((password) => matchesPattern(id, password)));
  },
);

describe('a brand with real money', () => {
  it('has every setting of the table of strict ones in this test [MANIFEST-16]', () => {
    expect(strictSettings.map(({ path }) => `/${path.join('/')}`)).toEqual(weak.map(([pointer]) => pointer));
  });

  it.each(weak)('may not have %s as %j, which play money may [MANIFEST-16]', (pointer, value, strict) => {
    const { ...play } = smallestManifest;
    expect(codesOf({ ...play, ...written(pointer, value) })).toEqual([]);
    const [problem, ...others] = problemsOf({ ...real, ...written(pointer, value) });
    expect([problem, others]).toMatchObject([{ code: 'real.weakSetting', pointer }, []]);
    expect(problem?.message.en).toContain(JSON.stringify(strict));
    expect(problem?.message.vi).toContain(JSON.stringify(strict));
    expect(codesOf({ ...real, ...written(pointer, strict) })).toEqual([]);
  });

  it.each([
    ['/signIn/rememberPassword', false],
    ['/policies/auth/newIpStrict', true],
  ])('is strict about %s where its manifest does not write it [MANIFEST-16]', (pointer, strict) => {
    const [reading, play] = [read(real), read(smallestManifest)];
    const brandOf = (each: typeof reading) => (each.ok ? each.brand : expect.fail('The manifest is refused.'));
    expect([at(brandOf(reading), pointer), at(brandOf(play), pointer)]).toEqual([strict, !strict]);
  });

  it.each([
    'localhost',
    'aurora.localhost',
    'casino.local',
    'pay.internal',
    'intranet',
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.9',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
  ])('is not shown at %s, which play money may use [MANIFEST-16]', (host) => {
    const hosts = ['www.example.com', host];
    expect(codesOf({ ...real, hosts })).toContain('real.privateAddress /hosts/1');
    expect(codesOf({ ...smallestManifest, hosts })).not.toContain('real.privateAddress /hosts/1');
  });

  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', 'www.example.com', 'local.example.com'])('may be shown at %s', (host) => {
    expect(codesOf({ ...real, hosts: [host] })).toEqual([]);
  });

  it('names no private address anywhere else: a link, a frame or a host of pictures [MANIFEST-16]', () => {
    const contacts = { contacts: { liveChat: 'https://10.0.0.5/chat' }, frames: { customerService: ['10.0.0.5'] } };
    expect(codesOf({ ...real, ...contacts })).toEqual([
      'real.privateAddress /contacts/liveChat',
      'real.privateAddress /frames/customerService/0',
    ]);
  });
});
