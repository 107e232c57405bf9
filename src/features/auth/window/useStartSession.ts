import { useEffect, useEffectEvent, useRef } from 'react';
import type { SignedIn } from '../../../flows/login/index.ts';
import { useSession } from '../../../runtime/session/index.ts';

interface Opening {
  /** Runs as soon as somebody signed in. */
  readonly onSignedIn?: () => void;
  /** Told once the session is held: a window that closed before left a moment in which a reload lost the login. */
  readonly onOpen: () => void;
}

/** Opens the session of whoever signed in, once. */
export function useStartSession(signedIn: SignedIn | null, { onSignedIn, onOpen }: Opening): void {
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
