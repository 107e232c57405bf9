import { type ReactNode, useMemo } from 'react';
import { enterTrial, useSession, useVisitor } from '../features/auth/index.ts';
import { LaunchProvider } from '../features/play/index.ts';

/** Gives launches the session: who plays, and the ways in. */
export function Launching({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const { isLoggedIn, isAgent } = useVisitor();
  const tools = useMemo(
    () => ({
      visitor: { hasToken: isLoggedIn, isAgent },
      // Of a trial account the guard of member actions makes the warning.
      warnTrueAccount: () => session.guard(() => undefined),
      enterTrial: () => enterTrial(session),
    }),
    [session, isLoggedIn, isAgent],
  );
  return <LaunchProvider session={tools}>{children}</LaunchProvider>;
}
