import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { member } from './verification-kit.ts';

export const projectId = 'alpha-project';
export const issuer = `https://securetoken.google.com/${projectId}`;

/** Sign-in settings of a brand whose users come from this provider. */
export const signIn = {
  social: ['google', 'facebook'],
  firebase: { apiKey: 'A'.repeat(30), authDomain: 'alpha-project.example.com', projectId },
};

export interface Token {
  readonly claims?: JWTPayload;
  readonly key?: Awaited<ReturnType<typeof generateKeyPair>>['privateKey'] | Uint8Array;
  readonly algorithm?: string;
  readonly iat?: number;
}

export const google = {
  sub: 'google-user-1',
  email: member.email,
  email_verified: true,
  firebase: { sign_in_provider: 'google.com' },
};
export const facebook = { sub: 'facebook-user-1', firebase: { sign_in_provider: 'facebook.com' } };
export const phone = { sub: 'phone-user-1', phone_number: member.e164, firebase: { sign_in_provider: 'phone' } };

/** An identity provider of one key. Each token is another one, as those of a real sign-in are. */
export async function openIdentityProvider() {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const published = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] };
  let asked = 0;
  let made = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(published));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: { keysUrl: `http://127.0.0.1:${port}/keys`, issuerPrefix: 'https://securetoken.google.com/' },
    asked: () => asked,
    close: () => server.close(),
    /** Signs a token issued now, unless `iat` (Unix seconds) says otherwise. */
    token(now: Date, { claims = google, key = privateKey, algorithm = 'RS256', iat }: Token = {}) {
      const issued = iat ?? Math.floor(now.getTime() / 1_000);
      made += 1;
      return new SignJWT({
        iss: issuer,
        aud: projectId,
        exp: issued + 3_600,
        jti: `${made}`,
        auth_time: issued,
        ...claims,
        iat: issued,
      })
        .setProtectedHeader({ alg: algorithm, kid: 'one' })
        .sign(key);
    },
  };
}
