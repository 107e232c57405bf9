import { lazy, Suspense } from 'react';
import { importWithRetry } from '../../api/importWithRetry.ts';
import { useBoot } from '../../runtime/brand/index.ts';
import { useHydrated } from '../../runtime/page/index.ts';

const ConsentPromptView = lazy(() =>
  importWithRetry(() => import('./ConsentPromptView.tsx')).then((module) => ({ default: module.ConsentPromptView })),
);

/** Analytics of a brand that uses it: asks for consent, and reports pages once it is given. */
export function ConsentPrompt() {
  const { gtagId } = useBoot().permission.analytics;
  const hydrated = useHydrated();
  return gtagId === undefined || !hydrated ? null : (
    <Suspense fallback={null}>
      <ConsentPromptView gtagId={gtagId} />
    </Suspense>
  );
}
