import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import type { StudioSession } from '../../wire/studio/session.ts';
import { call, endInterruption, failureTextOf, type Interruption, read, watchInterruptions } from '../api/index.ts';
import { useText } from '../i18n/index.ts';
import { Button, Dialog, EmptyState } from '../kit/index.ts';
import { SessionContext } from './session.ts';

const SignIn = lazy(() => import('../pages/sign-in/SignIn.tsx'));
const ProveDialog = lazy(() => import('../pages/sign-in/ProveDialog.tsx'));

/** Shows its content to a signed-in person, and the sign-in page to everyone else. */
export function SessionGate({ children }: { readonly children: ReactNode }) {
  const text = useText();
  const queries = useQueryClient();
  const { data: session, error, refetch } = useQuery({ ...read('session'), staleTime: Number.POSITIVE_INFINITY });
  const [interruption, setInterruption] = useState<Interruption | null>(null);
  const [before, setBefore] = useState<StudioSession | null>(null);

  const keep = useCallback((next: StudioSession) => queries.setQueryData(read('session').queryKey, next), [queries]);
  const signOut = useCallback(() => {
    void call('signOut').then((ended) => {
      setBefore(null);
      queries.clear();
      keep(ended);
    });
  }, [queries, keep]);

  const isSignedIn = session?.step === 'signedIn' && session.operator !== null;
  if (isSignedIn && before !== session) setBefore(session);
  useEffect(() => {
    if (!isSignedIn) return undefined;
    return watchInterruptions(setInterruption);
  }, [isSignedIn]);

  // While the dialog of an ended session is open, the page behind it stays what it was.
  const shown = isSignedIn ? session : interruption === 'session' ? before : null;
  const state = useMemo(
    () => (shown?.operator === null || shown === null ? null : { session: shown, operator: shown.operator, signOut }),
    [shown, signOut],
  );

  if (error !== null && session === undefined)
    return (
      <EmptyState icon="plugs-connected" title={failureTextOf(error, text)}>
        <Button onPress={() => void refetch()}>{text('failure.retry')}</Button>
      </EmptyState>
    );
  if (session === undefined) return null;
  if (state === null)
    return (
      <Suspense>
        <SignIn session={session} onSession={keep} />
      </Suspense>
    );

  const end = (kind: Interruption, result: 'resume' | 'refuse') => {
    setInterruption(null);
    endInterruption(kind, result);
  };

  return (
    <SessionContext value={state}>
      {children}
      <Dialog title={text('shell.over.title')} isOpen={interruption === 'session'}>
        <p>{text('shell.over.text')}</p>
        <Suspense>
          <SignInAgain
            name={state.operator.name}
            onSession={(next) => {
              keep(next);
              if (next.step === 'signedIn') end('session', 'resume');
            }}
          />
        </Suspense>
      </Dialog>
      {interruption === 'proof' ? (
        <Suspense>
          <ProveDialog
            session={state.session}
            onProved={(next) => {
              keep(next);
              end('proof', 'resume');
            }}
            onClose={() => end('proof', 'refuse')}
          />
        </Suspense>
      ) : null}
    </SessionContext>
  );
}

/** Reads what the browser's session has become, and shows the sign-in form in the dialog. */
function SignInAgain({ name, onSession }: { readonly name: string; readonly onSession: (session: StudioSession) => void }) {
  const [session, setSession] = useState<StudioSession | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    call('session', { signal: stop.signal }).then(setSession, () => undefined);
    return () => stop.abort();
  }, []);
  if (session === null) return null;
  return (
    <SignIn
      session={session}
      name={name}
      isEmbedded
      onSession={(next) => {
        setSession(next);
        if (next.step === 'signedIn') onSession(next);
      }}
    />
  );
}
