import { Suspense, useEffect, useState } from 'react';
import { WithWords } from '../../i18n/index.ts';
import { keepWorker } from './keepWorker.ts';
import { UpdateLine } from './UpdateLine.tsx';

/** Keeps the service worker of the site and offers its new versions. A version that is declined comes with the next start. */
export function SiteWorker() {
  const [take, setTake] = useState<{ readonly run: () => void } | null>(null);
  useEffect(() => {
    // A browser that refuses, as one without storage, has the site without a worker.
    keepWorker(document.documentElement.dataset['build'], { onWaiting: (run) => setTake({ run }) }).catch(() => undefined);
  }, []);
  return take === null ? null : (
    <Suspense fallback={null}>
      <WithWords areas={['app']}>
        <UpdateLine onTake={take.run} onClose={() => setTake(null)} />
      </WithWords>
    </Suspense>
  );
}
