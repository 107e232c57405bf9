import { getApp, getApps, initializeApp } from '@firebase/app';
import {
  browserPopupRedirectResolver,
  FacebookAuthProvider,
  GoogleAuthProvider,
  getAuth,
  initializeAuth,
  inMemoryPersistence,
  signInWithPopup,
  signOut,
} from '@firebase/auth';
import type { SocialIdentity, SocialProvider } from '../../../flows/social/index.ts';
import { trustPrograms } from '../../../runtime/scripts/index.ts';

export interface FirebaseSettings {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
}

/** Signs in with the provider without keeping its session: ours is the server's. */
export async function signInThrough(
  settings: FirebaseSettings,
  channel: SocialProvider,
): Promise<Omit<SocialIdentity, 'ticket'>> {
  const auth = authOf(settings);
  const provider = channel === 'facebook' ? new FacebookAuthProvider() : new GoogleAuthProvider();
  const { user } = await signInWithPopup(auth, provider);
  const idToken = await user.getIdToken();
  await signOut(auth);
  return { channel, idToken };
}

function authOf(settings: FirebaseSettings) {
  trustPrograms(['https://apis.google.com/']);
  if (getApps().length > 0) return getAuth(getApp());
  return initializeAuth(initializeApp(settings), {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
}
