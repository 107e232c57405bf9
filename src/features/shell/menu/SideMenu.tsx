import { lazy, Suspense, useState } from 'react';
import { importWithRetry } from '../../../api/importWithRetry.ts';
import type { SideMenuProps } from './SideMenuDrawer.tsx';

const SideMenuDrawer = lazy(() => importWithRetry(() => import('./SideMenuDrawer.tsx')));

/** The drawer from the left. Its code loads when it is first opened. */
export function SideMenu(props: SideMenuProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return wanted ? (
    <Suspense fallback={null}>
      <SideMenuDrawer {...props} />
    </Suspense>
  ) : null;
}
