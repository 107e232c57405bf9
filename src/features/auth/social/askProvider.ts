import type { SocialIdentity, SocialProvider } from '../../../flows/social/index.ts';

/** Opens the provider's own window. */
export async function askProvider(provider: SocialProvider | null): Promise<SocialIdentity> {
  throw Object.assign(new Error(`No way to ${provider ?? 'a provider'}.`), { code: 'auth/operation-not-allowed' });
}
