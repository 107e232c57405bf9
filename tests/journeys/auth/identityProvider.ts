import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import { picture, writeBrand } from '../brands/writeBrand.ts';
import { dataFolder, port } from '../world.ts';

const keyFile = join(dataFolder, '..', 'identity.json');
const project = 'journeys';
const keysPort = port + 1_000;

/** Server settings that point to this provider. */
export const providerSettings = {
  FIREBASE_KEYS_URL: `http://127.0.0.1:${keysPort}/keys`,
  FIREBASE_ISSUER: 'https://identity.example/',
};

/** Starts a local OpenID provider: it serves the public key (JWKS) and writes the private key to disk for the journeys. */
export async function startIdentityProvider(): Promise<void> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const about = { kid: 'journeys', alg: 'RS256' };
  writeFileSync(keyFile, JSON.stringify({ ...(await exportJWK(privateKey)), ...about }));
  const keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), ...about }] });
  createServer((_, answer) => answer.setHeader('content-type', 'application/json').end(keys))
    .listen(keysPort, '127.0.0.1')
    .unref();
}

const signInProviders = { google: 'google.com', facebook: 'facebook.com', sms: 'phone' } as const;

/**
 * Signed ID token of the provider for the user `subject`; each is another one, as those of a real sign-in are.
 * @param number in E.164, for a sign-in by SMS
 */
export async function identityToken(channel: keyof typeof signInProviders, subject: string, number?: string): Promise<string> {
  const key = await importJWK(JSON.parse(readFileSync(keyFile, 'utf8')) as JWK, 'RS256');
  return new SignJWT({
    jti: randomUUID(),
    ...(number === undefined ? { email: `${subject}@example.com`, email_verified: true } : { phone_number: number }),
    auth_time: Math.floor(Date.now() / 1_000),
    firebase: { sign_in_provider: signInProviders[channel] },
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'journeys' })
    .setIssuer(providerSettings.FIREBASE_ISSUER + project)
    .setAudience(project)
    .setSubject(subject)
    .setIssuedAt()
    .setExpirationTime('5 minutes')
    .sign(key);
}

/** A brand with login by Google, Facebook and codes by SMS through Firebase. */
export function writeSocialBrand(root: string): void {
  writeBrand(
    root,
    {
      merchant: 'sociable',
      name: 'Sociable',
      hosts: ['sociable.localhost'],
      theme: { seed: '#5a4fcf' },
      assets: { logo: 'logo.svg' },
      signIn: {
        social: ['google', 'facebook'],
        firebase: { apiKey: 'JourneysJourneysJourneys', authDomain: 'journeys.example', projectId: project, sms: true },
      },
    },
    { 'logo.svg': picture('#5a4fcf') },
  );
}
