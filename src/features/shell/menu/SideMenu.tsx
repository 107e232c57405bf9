import { lazy, Suspense, useState } from 'react';
import { importTwice } from '../../../domain/importTwice.ts';
import type { ShellSession } from '../ShellLayout.tsx';

const SideMenuDrawer = lazy(() =>
  importTwice(() => import('./SideMenuDrawer.tsx')).then((module) => ({ default: module.SideMenuDrawer })),
);

export interface SideMenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly support: (() => void) | null;
  readonly session: Pick<ShellSession, 'menuHead' | 'menuFoot'>;
}

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
