import type { SocialIdentity, SocialProvider } from '../../../flows/social/index.ts';
import { Failure } from '../../../wire/failure.ts';
import type { FirebaseSettings } from './firebase.ts';

/** Opens the provider's sign-in window. Its code loads on first use, for brands that have configured it. */
export async function askProvider(settings: FirebaseSettings | null, provider: SocialProvider | null): Promise<SocialIdentity> {
  if (settings === null || provider === null) throw new Failure('SYSTEM');
  const { signInThrough } = await import('./firebase.ts');
  return signInThrough(settings, provider);
}
