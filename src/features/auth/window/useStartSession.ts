import { useEffect, useEffectEvent, useRef } from 'react';
import type { SignedIn } from '../../../flows/login/index.ts';
import { useSession } from '../../../runtime/session/index.ts';

interface StartSessionOptions {
  /** Runs as soon as the user has signed in. */
  readonly onSignedIn?: () => void;
  /** Runs once the session is stored: a reload before that would lose the login. */
  readonly onOpen: () => void;
}

/** Opens the session of a completed sign-in, once. */
export function useStartSession(signedIn: SignedIn | null, { onSignedIn, onOpen }: StartSessionOptions): void {
  const session = useSession();
  const opened = useRef(false);
  const begin = useEffectEvent(() => onSignedIn?.());
  const end = useEffectEvent(() => onOpen());
  useEffect(() => {
    if (signedIn === null || opened.current) return;
    opened.current = true;
    begin();
    void session.open(signedIn).then(end);
  }, [signedIn, session]);
}
