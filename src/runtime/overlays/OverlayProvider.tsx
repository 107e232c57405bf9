import { lazy, type ReactNode, Suspense, useState } from 'react';
import { importWithRetry } from '../../api/importWithRetry.ts';
import type { ModalRegistry } from './modalRegistry.ts';
import { createOverlayStore } from './overlayStore.ts';
import { OverlayContext } from './useOverlays.ts';

const OverlayHost = lazy(() => importWithRetry(() => import('./OverlayHost.tsx')));

export interface OverlayProviderProps {
  readonly modals: ModalRegistry;
  /** The brand's mark, shown by the loader. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

/** Provides `useOverlays()` to everything below. The rendering code loads with the first overlay. */
export function OverlayProvider({ modals, mark, children }: OverlayProviderProps) {
  const [used, setUsed] = useState(false);
  const [store] = useState(() => createOverlayStore(modals, () => setUsed(true)));
  return (
    <OverlayContext.Provider value={store}>
      {children}
      {used ? (
        <Suspense fallback={null}>
          <OverlayHost store={store} modals={modals} mark={mark} />
        </Suspense>
      ) : null}
    </OverlayContext.Provider>
  );
}
