import { randomBytes } from 'node:crypto';
import { CompactEncrypt, importJWK } from 'jose';
import { sessionStateOf } from '../../src/domain/sessionState.ts';
import type { LoginValue, MemberInfo, SealedContent, ServerKeys } from '../../src/wire/auth.ts';
import { type CallName, calls } from '../../src/wire/calls.ts';
import { demoPassword } from './auth/visitorPage.ts';
import { ask } from './visit.ts';

/** Session storage of a signed-in tab, as `src/api/session.ts` writes it. */
export type SessionValues = Readonly<Record<string, string>>;

/**
 * Signs an account in through the API. The result lacks the encrypted password: only a browser can encrypt it, and only the
 * change-password flow reads it.
 *
 * @throws when the server refuses the login or requires further steps.
 */
export async function signIn(merchant: string, username: string): Promise<SessionValues> {
  const payload = await seal(merchant, 'login', { type: 'username', username, password: demoPassword });
  const answer = await ask(merchant, calls.login.path, { method: calls.login.method, body: { payload } });
  const { value, success, code } = answer.json();
  if (!success) throw new Error(`${username} of ${merchant} cannot sign in: ${code}.`);
  const { token, account, type } = value as LoginValue;
  const values = await sessionValues(merchant, token);
  if (values === null) throw new Error(`${username} of ${merchant} has to do more than sign in.`);
  return { ...values, token, account, isAgent: String(type) };
}

/** Session values for a token; null if the server rejects it. */
export async function sessionValues(merchant: string, token: string): Promise<SessionValues | null> {
  const answer = await ask(merchant, calls.memberInfo.path, { headers: { authorization: `Bearer ${token}` } });
  if (answer.status !== 200) return null;
  const { account, nickname, customerId, isAgent, toUpline, memberLabel } = sessionStateOf(answer.json().value as MemberInfo);
  return {
    token,
    account,
    username: account,
    nickname,
    customerId,
    isAgent: String(isAgent),
    toUpline: String(toUpline),
    memberLabel,
  };
}

/** The sealed body of a call, as a browser makes it. */
async function seal(merchant: string, call: CallName, data: unknown): Promise<string> {
  const { keys } = (await ask(merchant, calls.jwks.path)).json().value as ServerKeys;
  const [key] = keys;
  if (key === undefined) throw new Error('The server publishes no key.');
  const iat = Math.floor(Date.now() / 1_000);
  const jti = randomBytes(16).toString('base64url');
  const content: SealedContent<unknown> = {
    iat,
    exp: iat + 60,
    jti,
    aud: `${calls[call].method} ${calls[call].path}`,
    merchant,
    data,
  };
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
    .setProtectedHeader({ alg: key.alg, enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK(key, key.alg));
}
