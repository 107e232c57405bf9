import { lazy, Suspense } from 'react';
import { importWithRetry } from '../../api/importWithRetry.ts';

const MenuPreferencesView = lazy(() =>
  importWithRetry(() => import('./MenuPreferencesView.tsx')).then((module) => ({ default: module.MenuPreferencesView })),
);

/** Settings of the visitor at the end of the side menu. Their code loads with the menu. */
export const MenuPreferences = () => (
  <Suspense fallback={null}>
    <MenuPreferencesView />
  </Suspense>
);
