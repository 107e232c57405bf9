import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  allModules,
  authBrands,
  demoPassword,
  type Sender,
  type Site,
  shortForm,
  visitor,
} from '../../../../tests/server/auth-kit.ts';
import { noon, openTestServer, smallBrand } from '../../../../tests/server/core-kit.ts';
import { imageLimits } from '../../../domain/imageRules.ts';
import type { PlayerAvatar } from '../../../wire/auth.ts';
import { type CallName, calls } from '../../../wire/calls.ts';
import type { LoginHistory, Profile } from '../../../wire/profile.ts';
import { account, securityEvent } from '../../platform/db/tables/accounts.ts';
import { avatarImage } from '../../platform/db/tables/profile.ts';

const fields = { telegram: 'required', zalo: 'hidden', address: 'optional' };
let site: Site;
let time = noon;
const now = () => time;
const person = () => visitor(site, now);

beforeAll(async () => {
  const brands = authBrands({ memberProfile: { fields } });
  const modules = { ...allModules, MEMBERCENTER: false, MANPLAYREB3: false, INVITE: false };
  brands.write('beta', smallBrand('beta', { profile: 'play', registration: shortForm, modules }));
  site = await openTestServer({ brands, now });
});
afterAll(() => site.close());

const login = async (username: string, sender: Sender = {}) => {
  time = new Date(time.getTime() + 61_000);
  return (await person().login(username, demoPassword, sender)).value.token;
};
const profileOf = async (token: string) => (await person().send<Profile>('profile', undefined, { token })).value;
const valuesOf = ({ fields: shown }: Profile) => Object.fromEntries(shown.map(({ name, value }) => [name, value]));
const change = (token: string, changed: Readonly<Record<string, string>>) =>
  person().send<Profile>('changeProfile', { fields: changed }, { token });

describe('the profile', () => {
  it('shows the fields that the brand asks for, and which of them are required [PROFILE-01]', async () => {
    const shown = (await profileOf(await login('demomember'))).fields;
    expect(shown.map(({ name, isRequired }) => [name, isRequired])).toEqual([
      ['nickname', false],
      ['fullName', false],
      ['birthday', false],
      ['telegram', true],
      ['address', false],
    ]);
  });

  it('is stored encrypted; a birthday is set once, by whichever of two requests comes first', async () => {
    const token = await login('demomember');
    expect((await change(token, { nickname: 'Minh Anh' })).value).toMatchObject([{ field: 'telegram', key: 'input_required' }]);
    const saved = await change(token, { nickname: 'Minh Anh', telegram: '@minhanh', address: '27 Pho Hue' });
    expect([saved.code, valuesOf(saved.value)]).toMatchObject([
      'OK',
      { nickname: 'Minh Anh', telegram: '@minhanh', address: '27 Pho Hue' },
    ]);
    const [row] = await site.db.select().from(account).where(eq(account.nickname, 'Minh Anh'));
    expect(row?.personal).not.toContain('minhanh');

    expect((await change(token, { birthday: '2015-01-01' })).value).toMatchObject([{ key: 'member.account.tooYoung' }]);
    const answers = await Promise.all(['1990-01-01', '1991-01-01'].map((birthday) => change(token, { birthday })));
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['CONFLICT', 'OK']);
    const { fields: shown } = await profileOf(token);
    expect(shown.find(({ name }) => name === 'birthday')?.isLocked).toBe(true);
    expect((await change(token, { birthday: '' })).code).toBe('CONFLICT');
    // A field that may change does not open one that may not, and is not changed beside it.
    expect((await change(token, { nickname: 'Lan', birthday: '1992-01-01' })).code).toBe('CONFLICT');
    expect(valuesOf(await profileOf(token))).toMatchObject({ nickname: 'Minh Anh' });
    const events = await site.db.select().from(securityEvent).where(eq(securityEvent.kind, 'profile.changed'));
    expect(JSON.stringify(events)).not.toContain('Pho Hue');
  });

  it('ignores a field that the brand hides', async () => {
    const token = await login('demogeneral');
    expect((await change(token, { telegram: '@general', zalo: '0912345678' })).code).toBe('OK');
    expect(valuesOf(await profileOf(token))).not.toHaveProperty('zalo');
  });

  it('lists the sign-ins, and whether they came from here', async () => {
    const refused = await person().login('demogeneral', 'wrong-password', { from: '198.51.100.7' });
    expect(refused.success).toBe(false);
    const token = await login('demogeneral');
    const { logins } = (await person().send<LoginHistory>('loginHistory', undefined, { token })).value;
    expect(logins.slice(0, 2).map(({ outcome, isSameAddress }) => [outcome, isSameAddress])).toEqual([
      ['done', true],
      ['refused', false],
    ]);
  });
});

describe('the picture', () => {
  const plain = { create: { width: 300, height: 200, channels: 3, background: '#336699' } } as const;
  const put = (token: string, body: object) => person().send<Profile['avatar']>('changeAvatar', body, { token });
  const get = (url: string, host = 'alpha.test') => site.server.inject({ url, headers: { host } });

  it('is a ready one or an uploaded square without anything but the picture [ENTITY-29] [ENTITY-30]', async () => {
    const token = await login('demomember');
    const ready = (await profileOf(token)).readyAvatars;
    expect(ready).toHaveLength(24);
    expect((await put(token, { avatar: ready[3]?.avatar })).value).toEqual({ ...ready[3], avatarType: 'STATIC' });

    const secret = '27 Pho Hue, Ha Noi';
    const photo = await sharp(plain)
      .withExif({ IFD0: { ImageDescription: secret } })
      .jpeg()
      .toBuffer();
    const { value } = await put(token, { image: photo.toString('base64') });
    expect(value).toEqual({
      avatar: expect.stringMatching(/^[\w-]{24}\.webp$/),
      avatarType: 'CUSTOM',
      icon: `/avatars/alpha/${value.avatar}`,
    });
    const sent = await get(value.icon);
    const { format, width, height, exif } = await sharp(sent.rawPayload).metadata();
    expect([format, width, height, exif, sent.rawPayload.includes(secret)]).toEqual(['webp', 256, 256, undefined, false]);
    const { value: shown } = await person().send<PlayerAvatar>('playerAvatar', undefined, { token });
    expect(shown).toEqual({ avatar: value.avatar, avatarType: 'CUSTOM' });

    expect((await get(value.icon, 'beta.test')).statusCode).toBe(404);
    expect((await put(token, { avatar: ready[0]?.avatar })).code).toBe('OK');
    expect([(await get(value.icon)).statusCode, await site.db.$count(avatarImage)]).toEqual([404, 0]);
  });

  it.each<[string, () => Promise<object>]>([
    ['an unknown ready picture', async () => ({ avatar: '../account.ts' })],
    ['an SVG', async () => ({ image: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64') })],
    ['a truncated picture', async () => ({ image: (await sharp(plain).png().toBuffer()).subarray(0, 60).toString('base64') })],
    [
      'a picture of 6 MB',
      async () => ({
        image: Buffer.concat([await sharp(plain).png().toBuffer(), Buffer.alloc(imageLimits.bytes)]).toString('base64'),
      }),
    ],
  ])('is not %s', async (_, body) => {
    const answer = await put(await login('demogeneral'), await body());
    expect(answer.success).toBe(false);
    expect(await site.db.$count(avatarImage)).toBe(0);
  });
});

it('members have balance, wallets, the member centre and rewards [ROLE-06]', async () => {
  const token = await login('demomember');
  const granted = ['balance', 'merchantWallet', 'profile', 'rewardBoard', 'bonuses'] as const;
  for (const name of granted) expect([name, (await person().send(name, undefined, { token })).code]).toEqual([name, 'OK']);
});

it.each<CallName>(['profile', 'changeProfile', 'changeAvatar', 'loginHistory'])(
  '%s asks for a session, and is not there without the member centre [ROLE-06] [ROLE-16]',
  async (name) => {
    const body = calls[name].method === 'GET' ? undefined : name === 'changeAvatar' ? { avatar: 'a01.svg' } : { fields: {} };
    expect((await person().send(name, body)).code).toBe('AUTH_REQUIRED');
    const token = await login('demomember', { host: 'beta.test' });
    expect((await person().send(name, body, { token, host: 'beta.test' })).code).toBe('NOT_FOUND');
  },
);
