import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, expect, it } from 'vitest';
import { noon } from '../../../../tests/server/noon.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { createIdentityTokens } from './identityTokens.ts';

/** Faults of a token, which its bearer learns of, and of the keys of the provider, which the operator does. */

const tenant = {
  brand: { merchant: 'alpha', signIn: { firebase: { projectId: 'project' }, social: [] } },
} as unknown as Tenant;
let keys: string;
let idToken: string;
beforeAll(async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] });
  const claims = { iss: 'https://other.test/', aud: 'project', sub: 'a', iat: 1, exp: 2, auth_time: 1 };
  idToken = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(privateKey);
});

it.each<[string, boolean, () => Promise<Response>]>([
  ['keys, and a token that they refuse', false, async () => new Response(keys)],
  ['no key of the token', false, async () => new Response('{"keys":[]}')],
  ['a failure', true, async () => new Response('', { status: 500 })],
  ['something else than keys', true, async () => new Response('{}')],
  ['nothing', true, () => Promise.reject(new Error('away'))],
])('a provider that answers %s is reported: %s', async (_answer, isReported, fetch) => {
  const reported: unknown[] = [];
  const tokens = createIdentityTokens(
    {
      now: () => noon,
      limits: {} as never,
      reportFault: (kind) => reported.push(kind),
      outbound: { fetchFor: () => fetch },
    },
    { keysUrl: 'https://keys.test/', issuerPrefix: 'https://issuer.test/' },
  );
  await expect(tokens.verify(tenant, { idToken, channel: 'sms', ticket: '' })).rejects.toMatchObject({
    code: 'AUTH_INCORRECT',
  });
  expect(reported).toEqual(isReported ? ['identityProvider'] : []);
});
