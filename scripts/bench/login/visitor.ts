import { createHash, randomBytes } from 'node:crypto';
import { CompactEncrypt, importJWK } from 'jose';
import type { LoginAnswer, ServerKeys } from '../../../src/wire/auth.ts';
import { type CallName, calls } from '../../../src/wire/calls.ts';
import type { Envelope } from '../../../src/wire/envelope.ts';
import type { ChallengeTask } from '../../../src/wire/verification.ts';

export const merchant = 'bench';
const password = 'Mat-khau-27';

/** An account and its client IP address. */
export interface Person {
  readonly username: string;
  readonly address: string;
}

export type Visitor = Awaited<ReturnType<typeof createVisitor>>;

/** HTTP client for registration and login. Envelope keys are fetched once. */
export async function createVisitor(port: number) {
  const send = async <Value>(name: CallName, body: unknown, address: string): Promise<Value> => {
    const { method, path } = calls[name];
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { 'x-forwarded-for': address, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { success, value, code } = (await answer.json()) as Envelope<Value>;
    if (!success) throw new Error(`${name} was answered with ${code}.`);
    return value;
  };
  const { keys } = await send<ServerKeys>('jwks', undefined, '127.0.0.1');
  const [jwk] = keys;
  if (jwk === undefined) throw new Error('The server publishes no key.');
  const key = await importJWK(jwk, jwk.alg);

  const sealed = async (name: CallName, data: object, address: string) => {
    const iat = Math.floor(Date.now() / 1_000);
    const { method, path } = calls[name];
    const jti = randomBytes(16).toString('base64url');
    const content = { iat, exp: iat + 60, jti, aud: `${method} ${path}`, merchant, data };
    const payload = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
      .setProtectedHeader({ alg: jwk.alg, enc: 'A256GCM', kid: jwk.kid })
      .encrypt(key);
    const answer = await send<LoginAnswer>(name, { payload }, address);
    if (!('token' in answer)) throw new Error(`${name} gave no session.`);
  };

  return {
    /** Fetches and solves the proof-of-work challenge, as the browser does while the form is filled in. */
    async solve({ address }: Person) {
      const task = await send<ChallengeTask>('challenge', undefined, address);
      if (task.provider !== 'builtin') throw new Error('The server has keys of a challenge provider.');
      const { lot_number, pass_token, gen_time } = task;
      return { lot_number, pass_token, gen_time, captcha_output: work(task.seed, task.bits) };
    },
    register: ({ username, address }: Person, challenge: object) =>
      sealed(
        'register',
        {
          username,
          password,
          confirmPassword: password,
          domain: `${merchant}.example`,
          login: true,
          registerUrl: `https://${merchant}.example/register`,
          registerMethod: 'WEB',
          terms: { version: '1', age: 18 },
          challenge,
        },
        address,
      ),
    logIn: ({ username, address }: Person) => sealed('login', { type: 'username', username, password }, address),
  };
}

function work(seed: string, bits: number): string {
  for (let attempt = 0; ; attempt += 1) {
    const digest = createHash('sha256').update(`${seed}${attempt}`).digest();
    if (Math.clz32(digest.readUInt32BE()) >= bits) return String(attempt);
  }
}
