import { randomBytes } from 'node:crypto';
import { CompactEncrypt, importJWK } from 'jose';
import type { DatabaseSettings } from '../../src/server/db/index.ts';
import { account, limitWindow, registeredAddress, session } from '../../src/server/db/tables/accounts.ts';
import { message, oneTimeCode, ticket } from '../../src/server/db/tables/messages.ts';
import { readSettings, type Settings } from '../../src/server/settings.ts';
import type { VerificationSettings } from '../../src/server/verification/index.ts';
import type { LoginAnswer, ServerKeys } from '../../src/wire/auth.ts';
import { type CallName, calls } from '../../src/wire/calls.ts';
import type { Envelope } from '../../src/wire/envelope.ts';
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

export interface Answer<Value> extends Envelope<Value> {
  readonly status: number;
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

  interface Sending {
    readonly host?: string;
    readonly from?: string;
    readonly token?: string;
    readonly headers?: Readonly<Record<string, string>>;
  }

  const call = async <Value>(
    name: CallName,
    payload?: unknown,
    { host = 'alpha.test', from = '203.0.113.7', token, headers = {} }: Sending = {},
  ): Promise<Answer<Value>> => {
    const { method, path } = calls[name];
    const answer = await site.server.inject({
      method,
      url: path,
      remoteAddress: from,
      headers: { host, ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
      ...(payload === undefined ? {} : { payload: payload as object }),
    });
    return { status: answer.statusCode, ...answer.json<Envelope<Value>>() };
  };

  const seal = async (name: CallName, data: unknown, merchant: string) => {
    const { value } = await call<ServerKeys>('jwks', undefined, { host: `${merchant}.test` });
    const [key] = value.keys;
    if (key === undefined) throw new Error('The server publishes no key.');
    const iat = Math.floor(time.getTime() / 1_000);
    const { method, path } = calls[name];
    const jti = randomBytes(16).toString('base64url');
    const content = { iat, exp: iat + 60, jti, aud: `${method} ${path}`, merchant, data };
    return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
      .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: key.kid })
      .encrypt(await importJWK(key, 'RSA-OAEP-256'));
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
    sealed: async <Value>(name: CallName, data: unknown, sending: Sending = {}) =>
      call<Value>(name, { payload: await seal(name, data, (sending.host ?? 'alpha.test').replace('.test', '')) }, sending),
    /** Sends a form and waits for what the server does after its answer. */
    form: async (name: CallName, fields: Readonly<Record<string, string>>, sending: Sending = {}) => {
      const answer = await call<null>(name, new URLSearchParams(fields).toString(), {
        ...sending,
        headers: { ...sending.headers, 'content-type': 'application/x-www-form-urlencoded' },
      });
      await site.background.idle();
      return answer;
    },
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
