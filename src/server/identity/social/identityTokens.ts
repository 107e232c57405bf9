import { createHash } from 'node:crypto';
import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from 'jose';
import { Failure } from '../../../wire/failure.ts';
import type { Outbound } from '../../platform/outbound/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { Identity, ProviderSignIn, SocialIdentity } from '../ports/index.ts';
import { createSignInTickets } from './signInTickets.ts';

/** The provider's JWKS URL, and the `iss` claim without the project id that follows it. */
export interface IdentityProvider {
  readonly keysUrl: string;
  readonly issuerPrefix: string;
}

export type SocialChannel = SocialIdentity['channel'];

interface ProviderClaims extends JWTPayload {
  readonly email?: unknown;
  readonly email_verified?: unknown;
  readonly phone_number?: unknown;
  readonly firebase?: { readonly sign_in_provider?: unknown };
}

/** `sign_in_provider` claim per channel. */
const signInProviders = {
  sms: 'phone',
  google: 'google.com',
  facebook: 'facebook.com',
} as const satisfies Record<SocialChannel, string>;

/** Tokens are used immediately after sign-in; an older one may be stolen. */
const maxTokenAge = '10 minutes';
/** A renewed token keeps the `auth_time` of the sign-in. */
const maxSignInAgeSeconds = 600;
const clockToleranceSeconds = 30;
/** Longer than a token and the link ticket made from it are accepted. */
const spentSeconds = 2_700;

/** Identity tokens. Provider keys are fetched on first use and cached. */
export function createIdentityTokens(
  {
    now,
    limits,
    reportFault,
    outbound,
  }: Pick<Identity, 'now' | 'limits' | 'reportFault'> & { readonly outbound: Pick<Outbound, 'fetchFor'> },
  provider: IdentityProvider,
) {
  const signInTickets = createSignInTickets({ now, limits });
  const keys = createRemoteJWKSet(new URL(provider.keysUrl), {
    timeoutDuration: 5_000,
    cooldownDuration: 30_000,
    [customFetch]: (address, { headers, signal }) =>
      outbound.fetchFor('identityProvider')(new URL(address), {
        method: 'GET',
        headers: Object.fromEntries(headers),
        signal,
      }),
  });

  /**
   * Reads a token without consuming it.
   * @throws Failure UNAVAILABLE, AUTH_INCORRECT
   */
  const verify = async ({ brand }: Tenant, { idToken, channel, ticket = '' }: ProviderSignIn): Promise<SocialIdentity> => {
    const projectId = brand.signIn.firebase?.projectId;
    const isOffered = channel === 'sms' || brand.signIn.social.includes(channel);
    if (projectId === undefined || !isOffered) throw new Failure('UNAVAILABLE');
    const issuer = `${provider.issuerPrefix}${projectId}`;
    const { payload } = await jwtVerify<ProviderClaims>(idToken, keys, {
      algorithms: ['RS256'],
      issuer,
      audience: projectId,
      currentDate: now(),
      clockTolerance: clockToleranceSeconds,
      maxTokenAge,
      requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
    }).catch((error: unknown) => {
      if (!isOfToken(error)) reportFault('identityProvider', error);
      throw new Failure('AUTH_INCORRECT', { cause: error });
    });
    const mobile = text(payload.phone_number);
    const email = payload.email_verified === true ? text(payload.email) : null;
    const subject = text(payload.sub);
    const isOfChannel = payload.firebase?.sign_in_provider === signInProviders[channel];
    if (subject === null || !isOfChannel || (channel === 'sms' && mobile === null)) throw new Failure('AUTH_INCORRECT');
    const signInAgeSeconds = now().getTime() / 1_000 - Number(payload['auth_time']);
    if (!(signInAgeSeconds <= maxSignInAgeSeconds + clockToleranceSeconds)) throw new Failure('AUTH_INCORRECT');
    const began = await signInTickets.startOf(brand.merchant, ticket);
    if (began === null || Number(payload['auth_time']) < began - clockToleranceSeconds) throw new Failure('AUTH_INCORRECT');
    const tokenHash = createHash('sha256').update(idToken).digest('base64url');
    if ((await limits.remaining(brand.merchant, keyOf(tokenHash))) > 0) throw new Failure('AUTH_INCORRECT');
    return { issuer, subject, channel, mobile: channel === 'sms' ? mobile : null, email, tokenHash };
  };

  /** Consumes the token of an identity; false if it has already granted a login, a registration or a link. */
  const spend = ({ brand: { merchant } }: Tenant, { tokenHash }: SocialIdentity) =>
    limits.take({ merchant, key: keyOf(tokenHash), uses: 1, seconds: spentSeconds });

  return { verify, spend, ticket: ({ brand: { merchant } }: Tenant) => signInTickets.make(merchant) };
}

const keyOf = (tokenHash: string) => `identity-token:${tokenHash}`;

const text = (claim: unknown) => (typeof claim === 'string' && claim !== '' ? claim : null);

const keyFaults = new Set(['ERR_JOSE_GENERIC', 'ERR_JWKS_INVALID', 'ERR_JWKS_TIMEOUT']);

/** Whether the token is at fault, not the provider's keys. */
const isOfToken = (error: unknown) => error instanceof errors.JOSEError && !keyFaults.has(error.code);
