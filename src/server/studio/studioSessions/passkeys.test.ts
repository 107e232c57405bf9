import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Site } from '../../../../tests/server/auth-kit.ts';
import { createBrandsFolder, noon, openTestServer } from '../../../../tests/server/core-kit.ts';
import { softAuthenticator } from '../../../../tests/server/passkey-kit.ts';
import {
  codeAt,
  joinedOperator,
  studioBrowser,
  studioHost,
  studioOrigin,
  studioPassword,
} from '../../../../tests/server/studio-kit.ts';
import type { PasskeyOptions, StudioSession } from '../../../wire/studio/session.ts';

let time = noon;
const now = () => time;
const pass = (seconds: number) => {
  time = new Date(time.getTime() + seconds * 1_000);
};
let site: Site;
beforeAll(async () => {
  site = await openTestServer({ brands: createBrandsFolder('alpha'), settings: { studioHost }, now });
});
afterAll(() => site.close());
beforeEach(() => {
  // Codes work once, and locks last.
  pass(3_600);
});

let names = 0;
const join = () => {
  names += 1;
  return joinedOperator(site, now, { name: `person${names}`, roles: ['viewer'] });
};
const password = (name: string) => ({ name, password: studioPassword });

it('registers a passkey and takes it as second factor: for its operator, this host, and one answer per challenge [OPS-08]', async () => {
  const person = await join();
  const key = softAuthenticator(studioOrigin, studioHost);
  const options = async () => (await person.browser.send<PasskeyOptions>('newPasskeyOptions')).value;
  const elsewhere = softAuthenticator('https://evil.test', studioHost);
  expect((await person.browser.send('addPasskey', elsewhere.create(await options()))).code).toBe('CODE_INCORRECT');
  expect((await person.browser.send('addPasskey', key.create(await options()))).status).toBe(200);

  const browser = studioBrowser(site);
  const first = await browser.send<StudioSession>('signIn', password(person.name));
  expect(first.value.factors).toEqual(['code', 'passkey']);
  const challenge = (await browser.send<PasskeyOptions>('passkeyOptions')).value;
  const proof = key.get(challenge);
  const stranger = await join();
  const other = studioBrowser(site);
  await other.send('signIn', password(stranger.name));
  await other.send('passkeyOptions');
  expect((await other.send('sendPasskey', { credential: proof })).code).toBe('CODE_INCORRECT');
  expect((await browser.send<StudioSession>('sendPasskey', { credential: proof })).value.step).toBe('signedIn');
  // The same signature again, with the challenge spent.
  expect((await browser.send('sendPasskey', { credential: proof })).code).toBe('CODE_INCORRECT');
  expect((await browser.send('removePasskey', undefined, { params: { id: key.id } })).status).toBe(200);
  expect((await browser.send<StudioSession>('session')).value.operator?.passkeys).toBe(0);
});

it('counts tries of passkeys and of codes apart: five wrong ones of a kind lock that kind [OPS-08]', async () => {
  const person = await join();
  const key = softAuthenticator(studioOrigin, studioHost);
  const options = (await person.browser.send<PasskeyOptions>('newPasskeyOptions')).value;
  expect((await person.browser.send('addPasskey', key.create(options))).status).toBe(200);
  const begun = async () => {
    pass(60);
    const browser = studioBrowser(site);
    await browser.send('signIn', password(person.name));
    const sendKey = async (by: Pick<typeof key, 'get'>) => {
      const challenge = (await browser.send<PasskeyOptions>('passkeyOptions')).value;
      return browser.send<StudioSession>('sendPasskey', { credential: by.get(challenge) });
    };
    return { sendKey, sendCode: (code: string) => browser.send<StudioSession>('sendCode', { code }) };
  };
  const withCodes = await begun();
  for (let count = 0; count < 5; count += 1) expect((await withCodes.sendCode('000000')).code).toBe('CODE_INCORRECT');
  expect((await withCodes.sendCode(codeAt(person.secret, time))).code).toBe('AUTH_WAIT');
  expect((await withCodes.sendKey(key)).value.step).toBe('signedIn');
  pass(901);
  const withKeys = await begun();
  const unknown = softAuthenticator(studioOrigin, studioHost);
  for (let count = 0; count < 5; count += 1) expect((await withKeys.sendKey(unknown)).code).toBe('CODE_INCORRECT');
  expect((await withKeys.sendKey(key)).code).toBe('AUTH_WAIT');
  expect((await withKeys.sendCode(codeAt(person.secret, time))).value.step).toBe('signedIn');
  pass(901);
  expect((await (await begun()).sendKey(key)).value.step).toBe('signedIn');
});
