import { lazy, Suspense } from 'react';
import { importTwice } from '../../domain/importTwice.ts';

const BalanceView = lazy(() =>
  importTwice(() => import('./BalanceView.tsx')).then((module) => ({ default: module.BalanceView })),
);

export interface BalanceProps {
  readonly place: 'header' | 'menu';
}

/** A member's money. Loads when a member is here. */
export const Balance = (props: BalanceProps) => (
  <Suspense fallback={null}>
    <BalanceView {...props} />
  </Suspense>
);
