import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { importWithRetry } from '../../api/importWithRetry.ts';
import { systemStatus } from '../../domain/systemStatus.ts';
import { useBoot } from '../../runtime/brand/index.ts';
import { usePageCache } from '../../runtime/data/index.ts';
import { useHydrated, useScreen } from '../../runtime/page/index.ts';
import { failureCodeOf } from '../../wire/failure.ts';
import { closedScreen, loadClosed } from './closedScreen.ts';

const StatusWatch = lazy(() =>
  importWithRetry(() => import('./StatusWatch.tsx')).then((module) => ({ default: module.StatusWatch })),
);

export interface StatusGateProps {
  /** Language and mode switches, available on a closed site. */
  readonly controls: ReactNode;
  /** Opens customer service. */
  readonly onContact: () => void;
  readonly children: ReactNode;
}

/** The site, or the screen that shows why it is closed; a page that stays open is shown regardless. Opens automatically when the reason is gone. */
export function StatusGate({ controls, onContact, children }: StatusGateProps) {
  const { status: atStart } = useBoot();
  const [info, setInfo] = useState(atStart);
  const [refused, setRefused] = useState(false);
  const hydrated = useHydrated();
  const { staysOpen } = useScreen();
  const status = staysOpen ? 0 : systemStatus(info);
  const Closed = closedScreen();
  const forget = useCallback(() => setRefused(false), []);
  useRefusal(
    useCallback(() => {
      setRefused(true);
      // Preloaded while the flow still checks; if the load fails, rendering reports it.
      loadClosed().catch(() => undefined);
    }, []),
  );

  return (
    <>
      {hydrated && !staysOpen && (refused || status !== 0) ? (
        <Suspense fallback={null}>
          <StatusWatch info={info} onInfo={setInfo} onOpen={forget} />
        </Suspense>
      ) : null}
      {status === 0 ? children : null}
      {status === 0 ? null : (
        <Suspense fallback={null}>
          <Closed info={info} controls={controls} onContact={onContact} />
        </Suspense>
      )}
    </>
  );
}

/** Listens for calls that the server rejected because the site closed during the visit. */
function useRefusal(onRefusal: () => void): void {
  const cache = usePageCache();
  useEffect(
    () =>
      cache.onFailure((failure) => {
        const code = failureCodeOf(failure);
        if (code === 'MAINTENANCE' || code === 'REGION_BLOCKED') onRefusal();
      }),
    [cache, onRefusal],
  );
}
