import { createHash } from 'node:crypto';
import { readSettings, type Settings } from '../../src/server/edge/settings/index.ts';
import { leadingZeros } from '../../src/server/identity/challenge/builtinChallenge.ts';
import type { VerificationSettings } from '../../src/server/identity/verification/index.ts';
import type { DatabaseSettings } from '../../src/server/platform/db/index.ts';
import { account, limitWindow, registeredAddress, session } from '../../src/server/platform/db/tables/accounts.ts';
import { message, oneTimeCode, ticket } from '../../src/server/platform/db/tables/messages.ts';
import type { ChallengeResult, LoginAnswer, SignInTicket } from '../../src/wire/auth.ts';
import type { CallName } from '../../src/wire/calls.ts';
import type { ChallengeTask, SentCode, SmsPurpose } from '../../src/wire/verification.ts';
import { type Answer, type Sender, visitor } from './auth-kit.ts';
import { createBrandsFolder, noon, openTestServer, smallBrand } from './core-kit.ts';

export const smsModules = {
  MOBILEVERCODELOGIN3: true,
  showVerCodeLogin: true,
  CHNGPASSVERIF3: true,
  smsEnabled: true,
  mobileReg: true,
};

/** A demo account that exists in every brand, with its contact data. */
export const member = {
  id: '1000000010',
  username: 'demomember',
  mobile: '900000001',
  e164: '+84900000001',
  email: 'demo.member@example.com',
};

interface Options {
  readonly database?: DatabaseSettings;
  readonly verification?: Partial<VerificationSettings>;
  readonly settings?: Partial<Settings>;
  readonly manifest?: object;
}

/** Opens the complete server with one brand and a fake clock; messages stay in the outbox. */
export async function openVerification({ database, verification = {}, settings = {}, manifest = {} }: Options = {}) {
  let time = noon;
  const brands = createBrandsFolder();
  brands.write('alpha', smallBrand('alpha', { modules: smsModules, ...manifest }));
  brands.write('beta', smallBrand('beta', { modules: smsModules, policies: { auth: { newIpStrict: true } } }));
  const site = await openTestServer({
    brands,
    now: () => time,
    ...(database === undefined ? {} : { database }),
    settings: {
      ...settings,
      verification: {
        ...readSettings({}).verification,
        gateways: { sms: { kind: 'outbox' }, mail: { kind: 'outbox' } },
        ...verification,
      },
    },
  });

  const client = visitor(site, () => time);
  const call = async <Value>(
    name: CallName,
    payload?: object | string,
    { from = '203.0.113.7', ...sender }: Sender = {},
  ): Promise<Omit<Answer<Value>, 'text'>> => {
    const { text: _text, ...answer } = await client.send<Value>(name, payload, { from, ...sender });
    return answer;
  };

  /** Sends a form and waits for what the server does after its answer. */
  const form = async (name: CallName, fields: Readonly<Record<string, string>>, sender: Sender = {}) => {
    const answer = await call<null>(name, new URLSearchParams(fields).toString(), {
      ...sender,
      headers: { ...sender.headers, 'content-type': 'application/x-www-form-urlencoded' },
    });
    await site.background.idle();
    return answer;
  };

  const tenant = () => {
    const found = site.tenants.byMerchant('alpha');
    if (found === null) throw new Error('The brand is not there.');
    return found;
  };

  return {
    ...site,
    call,
    tenant,
    now: () => time,
    pass: (seconds: number) => {
      time = new Date(time.getTime() + seconds * 1_000);
    },
    sealed: async <Value>(name: CallName, data: unknown, sender: Sender = {}) =>
      call<Value>(name, { payload: await client.seal(name, data, sender.host) }, sender),
    form,
    /** Requests a reset mail with a solved challenge, which every one after the first of an hour requires. */
    askMail: async (fields: Readonly<Record<string, string>>, sender: Sender = {}) => {
      const { value } = await call<Builtin>('challenge');
      return form('forgotByEmail', { ...fields, ...work(value) }, sender);
    },
    /** Requests an SMS code with a solved challenge, which every code after the first of an hour requires. */
    askCode: async <Value = SentCode>(name: 'loginSms' | 'registerSms', typed: object, sender: Sender = {}) => {
      const { value } = await call<Builtin>('challenge', undefined, sender.host === undefined ? {} : { host: sender.host });
      return call<Value>(name, { ...typed, challenge: work(value) }, sender);
    },
    /** Has a code sent to the member's number; returns it with the ticket of the request. */
    async sendCode(purpose: SmsPurpose) {
      const { value } = await this.askCode('loginSms', { mobileNum: member.mobile, countryDialingCode: '84', purpose });
      return { code: await this.lastCode(), codeTicket: value.ticket };
    },
    /** A ticket as the page has it when a sign-in at the provider begins. */
    signInTicket: async (host = 'alpha.test') => (await call<SignInTicket>('signInTicket', undefined, { host })).value.ticket,
    shown: () => site.verification.messages.shown(),
    lastCode: async () => (await site.verification.messages.shown()).find(({ code }) => code !== null)?.code ?? '',
    /** Deletes messages, codes, rate-limit counters and sessions; accounts stay. */
    async clear() {
      for (const table of [message, oneTimeCode, ticket, limitWindow, registeredAddress, session]) await site.db.delete(table);
    },
    change: (values: Partial<typeof account.$inferInsert>) => site.db.update(account).set(values),
  };
}

export type VerificationSite = Awaited<ReturnType<typeof openVerification>>;

export type Demanded = Extract<LoginAnswer, { verify: unknown }>;

export type Builtin = Extract<ChallengeTask, { provider: 'builtin' }>;

/** Solves the built-in challenge as the browser widget does. */
export function work({ seed, bits, lot_number, pass_token, gen_time }: Builtin): ChallengeResult {
  for (let attempt = 0; ; attempt += 1) {
    const found = attempt.toString(36);
    const digest = createHash('sha256').update(`${seed}${found}`).digest();
    if (leadingZeros(digest) >= bits) return { lot_number, captcha_output: found, pass_token, gen_time };
  }
}
