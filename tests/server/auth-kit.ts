import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { CompactEncrypt, importJWK } from 'jose';
import { expect } from 'vitest';
import { captchaHash } from '../../src/server/identity/accounts/captchas.ts';
import { account, captcha } from '../../src/server/platform/db/tables/accounts.ts';
import type { SealedContent, ServerKeys } from '../../src/wire/auth.ts';
import { type CallName, calls } from '../../src/wire/calls.ts';
import type { Envelope } from '../../src/wire/envelope.ts';
import { createBrandsFolder, openTestServer, smallBrand } from './core-kit.ts';

export type Site = Awaited<ReturnType<typeof openTestServer>>;

/** An account of one brand: every brand of a test has the same demo accounts. */
export async function accountNamed({ db }: Pick<Site, 'db'>, username: string, merchant = 'alpha') {
  const [row] = await db
    .select()
    .from(account)
    .where(and(eq(account.merchant, merchant), eq(account.username, username)));
  return row ?? expect.fail(`No account ${username}.`);
}

export interface Answer<Value = Record<string, unknown>> extends Envelope<Value> {
  readonly status: number;
  readonly text: string;
}

export interface Sender {
  readonly host?: string;
  readonly from?: string;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Test client: calls the in-process server as the site does in a browser. */
export function visitor(site: Pick<Site, 'server'>, now: () => Date) {
  const merchantOf = (host: string) => host.split('.')[0] ?? '';

  const send = async <Value = Record<string, unknown>>(
    call: CallName,
    payload: object | string | undefined,
    { host = 'alpha.test', from = '127.0.0.1', token, headers = {} }: Sender = {},
    query = '',
  ): Promise<Answer<Value>> => {
    const { method, path } = calls[call];
    const answer = await site.server.inject({
      method,
      url: `${path}${query}`,
      remoteAddress: from,
      headers: { host, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: answer.statusCode, text: answer.body, ...answer.json<Envelope<Value>>() };
  };

  const keysOf = async (host: string) => (await send<ServerKeys>('jwks', undefined, { host })).value.keys;

  /** Encrypts a payload as the site does; `change` overrides fields to make it invalid. */
  const seal = async (call: CallName, data: unknown, host = 'alpha.test', change: Partial<SealedContent<unknown>> = {}) => {
    const [jwk] = await keysOf(host);
    if (jwk === undefined) throw new Error('The server publishes no key.');
    const iat = Math.floor(now().getTime() / 1_000);
    const { method, path } = calls[call];
    const jti = randomBytes(16).toString('base64url');
    const content = { iat, exp: iat + 60, jti, aud: `${method} ${path}`, merchant: merchantOf(host), data, ...change };
    return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
      .setProtectedHeader({ alg: jwk.alg, enc: 'A256GCM', kid: jwk.kid })
      .encrypt(await importJWK(jwk, jwk.alg));
  };

  const sealed = async <Value = Record<string, unknown>>(call: CallName, data: unknown, sender: Sender = {}) =>
    send<Value>(call, { payload: await seal(call, data, sender.host) }, sender);

  const login = <Value = { token: string; passwordChange: boolean; passwordExpired: boolean; firstTimeLogin: boolean }>(
    username: string,
    password: string,
    { more = {}, ...sender }: Sender & { readonly more?: object } = {},
  ) => sealed<Value>('login', { type: 'username', username, password, ...more }, sender);

  return { send, seal, sealed, login };
}

/** Stores a captcha with a known answer. */
export async function solvedCaptcha(site: Pick<Site, 'db'>, now: Date, merchant = 'alpha') {
  const captchaId = randomBytes(16).toString('base64url');
  const text = 'AB34';
  const until = new Date(now.getTime() + 300_000);
  await site.db.insert(captcha).values({ merchant, id: captchaId, answerHash: captchaHash(captchaId, text), until });
  return { captchaId, captcha: ' ab34 ' };
}

export const demoPassword = 'Demo-2026';

/** Valid data of a registration form. */
export const newUser = (more: object = {}) => ({
  username: 'nguyenvana',
  password: 'Mat-khau-27',
  confirmPassword: 'Mat-khau-27',
  domain: 'alpha.test',
  login: true,
  registerUrl: 'https://alpha.test/register?referralCode=AGENT888&token=x',
  registerMethod: 'WEB',
  terms: { version: '1', age: 18 },
  ...more,
});

const off = { enabled: false, required: false };
/** Registration rules with user name and password only, without a captcha. */
export const shortForm = { captcha: false, fields: { mobileNum: { enabled: true, required: false }, payeeName: off } };

export const allModules = {
  usernameEnabled: true,
  mobileReg: true,
  smsEnabled: true,
  mobileRegPass: true,
  hasFreePlay: true,
  pwdEnabled: true,
  showVerCodeLogin: true,
  MOBILEVERCODELOGIN3: true,
  CHNGPASSVERIF3: true,
};

/** Two test brands with the short form; `more` and `modules` are merged into the manifests. */
export function authBrands(more: object = {}, modules: object = {}) {
  const brands = createBrandsFolder();
  for (const merchant of ['alpha', 'beta']) {
    brands.write(
      merchant,
      smallBrand(merchant, { profile: 'play', registration: shortForm, modules: { ...allModules, ...modules }, ...more }),
    );
  }
  return brands;
}
