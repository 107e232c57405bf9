import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newUser, shortForm, solvedCaptcha } from '../../../../tests/server/auth-kit.ts';
import {
  type Demanded,
  member,
  openVerification,
  smsModules,
  type VerificationSite,
} from '../../../../tests/server/verification-kit.ts';
import type { LoginValue, SignInTicket } from '../../../wire/auth.ts';
import { type CallName, calls } from '../../../wire/calls.ts';
import type { AuthenticatorOffer, ChallengeTask, SentCode, StepUpTicket } from '../../../wire/verification.ts';

const firebase = { apiKey: 'A'.repeat(30), authDomain: 'alpha-project.example.com', projectId: 'alpha-project' };
let site: VerificationSite;

beforeAll(async () => {
  site = await openVerification({
    manifest: {
      profile: 'play',
      registration: shortForm,
      modules: { ...smsModules, usernameEnabled: true, mobileRegPass: true, hasFreePlay: true },
      signIn: { social: ['google'], firebase },
    },
    // Nothing listens there: sign-in fails while it holds the token.
    verification: { identityProvider: { keysUrl: 'http://127.0.0.1:9/keys', issuerPrefix: 'https://issuer.example/' } },
  });
});
afterAll(() => site.close());

/** Authentication and verification calls. */
const isOfAccounts = (name: CallName) =>
  /^\/wps\/(?:session|verification|captcha|agent\/affiliate|member\/(?:register|password|authenticator|stepUp|info(?:\/icon)?$))|PlayerAvatar|jwks/.test(
    calls[name].path,
  );

it('leaves no password, code or token in clear in a log, a header, an address, a refusal or the database', async () => {
  const secrets = new Map<string, string>();
  const hide = <Text extends string>(what: string, secret: Text): Text => {
    secrets.set(what, secret);
    return secret;
  };
  const made = new Set<CallName>();
  const refusals: unknown[] = [];
  const send = async <Value>(name: CallName, payload?: object, token?: string) => {
    made.add(name);
    const answer = await site.call<Value>(name, payload, token === undefined ? {} : { token });
    if (!answer.success) refusals.push(answer);
    return answer;
  };
  const sealed = async <Value>(name: CallName, data: unknown, token?: string) => {
    made.add(name);
    const answer = await site.sealed<Value>(name, data, token === undefined ? {} : { token });
    if (!answer.success) refusals.push(answer);
    return answer;
  };
  const headers: unknown[] = [];
  const addresses: string[] = [];
  site.server.addHook('onSend', async (request, reply, payload) => {
    headers.push(reply.getHeaders());
    addresses.push(request.url);
    return payload;
  });
  const work = async () => {
    const { value } = await send<ChallengeTask>('challenge');
    if (value.provider !== 'builtin') throw new Error('A provider is set up.');
    const { seed, bits, lot_number, pass_token, gen_time } = value;
    for (let attempt = 0; ; attempt += 1) {
      const digest = createHash('sha256').update(`${seed}${attempt}`).digest();
      if (Math.clz32(digest.readUInt32BE()) >= bits) {
        return { lot_number, captcha_output: String(attempt), pass_token, gen_time };
      }
    }
  };
  const number = { mobileNum: member.mobile, countryDialingCode: '84' };
  const nextMinute = () => site.pass(61);

  await send('jwks');
  await send('captcha');
  await send('affiliate');
  await sealed('freePlay', 'r'.repeat(43));

  const wrong = hide('a wrong password', 'Wrong-guess-4711');
  await sealed('login', { type: 'username', username: member.username, password: wrong });
  await sealed('login', {
    type: 'firebase',
    firebaseChannel: 'google',
    password: hide('an identity token', 'eyJhbGci.identity.token'),
    signInTicket: hide('the ticket of a sign-in', (await send<SignInTicket>('signInTicket')).value.ticket),
  });
  const demanded = await sealed<Demanded>('login', {
    type: 'username',
    username: member.username,
    password: hide('the password', 'Demo-2026'),
  });
  const ticket = hide('a ticket of a new network', demanded.value.verify.ticket);
  await send('addressCode', { ticket, method: 'mobile' });
  await sealed('addressProof', { ticket, method: 'mobile', answer: hide('a wrong code', '000017') });
  const proven = await sealed<LoginValue>('addressProof', {
    ticket,
    method: 'mobile',
    answer: hide('the code of a new network', await site.lastCode()),
  });
  const token = hide('the token', proven.value.token);

  for (const name of ['memberInfo', 'memberIcon', 'playerAvatar'] as const) await send(name, undefined, token);
  nextMinute();
  await send('stepUpCode', { method: 'mobile' }, token);
  const answer = hide('the code of a re-authentication', await site.lastCode());
  const steppedUp = await sealed<StepUpTicket>('stepUp', { act: 'authenticator', method: 'mobile', answer }, token);
  const stepUp = hide('the ticket of a re-authentication', steppedUp.value.ticket);
  const offer = await send<AuthenticatorOffer>('authenticator', { stepUp }, token);
  hide('the secret of an app', offer.value.secret);
  await send('authenticatorConfirm', { ticket: hide('the ticket of an app', offer.value.ticket), code: '000018' }, token);
  await send('recoveryCodes', { stepUp }, token);
  await send('authenticatorRemoval', { stepUp }, token);
  const changed = hide('the changed password', 'Thay-doi-2026');
  await sealed('changePassword', { oldPassword: 'Demo-2026', newPassword: changed, confirmNewPassword: changed }, token);
  await send('memberInfo', undefined, hide('an unknown token', 'n'.repeat(43)));

  nextMinute();
  const { ticket: loginTicket } = (await send<SentCode>('loginSms', { ...number, challenge: await work() })).value;
  const byCode = hide('the code of a login', await site.lastCode());
  const codeTicket = hide('the ticket of the code of a login', loginTicket);
  const login = { type: 'sms', ...number, password: byCode, codeTicket, challenge: await work() };
  const entered = await sealed<LoginValue>('login', login);
  hide('the token of a login by code', entered.value.token);

  nextMinute();
  const forgot = { ...number, purpose: 'forgotPassword', challenge: await work() };
  const { ticket: forgotTicket } = (await send<SentCode>('loginSms', forgot)).value;
  const reset = hide('the password after a reset by phone', 'Dat-lai-2026');
  const forgotten = hide('the code of a forgotten password', await site.lastCode());
  const again = await sealed<LoginValue>('forgotByPhone', {
    mobileNum: member.e164,
    verificationCode: forgotten,
    codeTicket: hide('the ticket of the code of a forgotten password', forgotTicket),
    newPassword: reset,
  });
  hide('the token of a reset', again.value.token);

  nextMinute();
  made.add('forgotByEmail');
  await site.form('forgotByEmail', { username: member.username, email: member.email });
  const link = (await site.shown()).find((message) => message.link !== null)?.link ?? '';
  const resetToken = hide('the token of a mail', link.split('#token=')[1] ?? '');
  const byMail = hide('the password after a reset by mail', 'Qua-thu-2026');
  await sealed('resetPassword', { resetToken, newPassword: byMail, confirmNewPassword: byMail });
  await sealed('resetPassword', { resetToken, newPassword: byMail, confirmNewPassword: byMail });

  const chosen = hide('the password of a new account', 'Mat-khau-moi-27');
  const user = newUser({ password: chosen, confirmPassword: chosen });
  const newcomer = await sealed<LoginValue>('register', { ...user, challenge: await work() });
  hide('the token of a new account', newcomer.value.token);
  await sealed('register', { ...user, challenge: await work() });
  const registration = await send<SentCode>('registerSms', {
    mobileNo: '912345678',
    countryDialingCode: '84',
    challenge: await work(),
  });
  const mobileCode = hide('the code of a registration', await site.lastCode());
  const { username: _, ...mobileUser } = newUser({ password: chosen, confirmPassword: chosen });
  const picture = await solvedCaptcha(site, site.now());
  const byMobile = {
    ...mobileUser,
    mobileNum: '912345678',
    countryDialingCode: '84',
    verificationCode: mobileCode,
    codeTicket: hide('the ticket of the code of a registration', registration.value.ticket),
    ...picture,
  };
  await sealed('registerMobile', { ...byMobile, challenge: await work() });
  await send('logout', undefined, newcomer.value.token);

  expect([...made].sort()).toEqual((Object.keys(calls) as CallName[]).filter(isOfAccounts).sort());
  expect(refusals.length).toBeGreaterThan(5);
  expect(secrets.size).toBe(27);
  expect([...secrets].filter(([, secret]) => secret.length < 6)).toEqual([]);

  const places = {
    log: site.lines.join('\n'),
    header: JSON.stringify(headers),
    address: addresses.join('\n'),
    refusal: JSON.stringify(refusals),
    database: await everyRow(),
  };
  expect(places.log).toContain('/wps/session/login');
  expect(headers.flatMap((each) => Object.keys(each as object))).not.toContain('set-cookie');
  const found = Object.entries(places).flatMap(([place, text]) =>
    [...secrets].filter(([, secret]) => containsWord(text, secret)).map(([what]) => `${what} in the ${place}`),
  );
  expect(found).toEqual([]);
});

/** Whole words only: six digits may be part of any longer number. */
const containsWord = (text: string, secret: string) =>
  new RegExp(`(?<![\\w-])${secret.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`).test(text);

async function everyRow(): Promise<string> {
  const { rows } = await site.db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const names = rows.map((row) => String(row['name']));
  expect(names).toContain('account');
  const parts: string[] = [];
  for (const name of names)
    parts.push(JSON.stringify((await site.db.execute(sql`select * from ${sql.identifier(name)}`)).rows));
  return parts.join('\n');
}
