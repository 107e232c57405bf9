import { Suspense } from 'react';
import { Navigate, useRoutes } from 'react-router-dom';
import type { Screen } from '../domain/routes.ts';
import { useCustomerService } from '../features/customer-service/index.ts';
import { SiteControls } from '../features/shell/index.ts';
import { StatusGate } from '../features/status/index.ts';
import { useText } from '../i18n/index.ts';
import { Skeleton } from '../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden/VisuallyHidden.tsx';
import { ChunkBoundary } from './ChunkBoundary.tsx';
import { pageComponent } from './pages.ts';
import * as css from './Screens.css.ts';
import { Surroundings } from './Surroundings.tsx';
import { screens } from './screens.ts';

/** Order: system status, then the login guard, then the page. */
export function Screens() {
  const support = useCustomerService();
  return (
    <StatusGate controls={<SiteControls />} onContact={support ?? nothing}>
      <Routed />
    </StatusGate>
  );
}

const Routed = () => useRoutes(routes);

function Page({ screen }: { readonly screen: Screen }) {
  const Component = pageComponent(screen.page);
  return (
    <ChunkBoundary page={screen.path}>
      <Suspense fallback={<PageSkeleton />}>
        <Component key={screen.path} />
      </Suspense>
    </ChunkBoundary>
  );
}

const routes = [
  {
    element: <Surroundings />,
    children: [
      { path: '/', element: <Navigate to="/index" replace /> },
      ...screens.all.map((screen) => ({ path: screen.path, element: <Page screen={screen} /> })),
      { path: '*', element: <Page screen={screens.notFound} /> },
    ],
  },
];

const nothing = () => {};

/** Shown while the chunk of the next page loads. */
function PageSkeleton() {
  const t = useText();
  return (
    <div className={css.page} aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {bands.map((band) => (
        <div key={band} className={css.band}>
          <Skeleton />
        </div>
      ))}
    </div>
  );
}

const bands = [1, 2, 3];
