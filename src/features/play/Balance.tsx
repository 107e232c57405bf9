import { lazy, Suspense } from 'react';
import { importWithRetry } from '../../api/importWithRetry.ts';
import type { BalanceProps } from './BalanceView.tsx';

const BalanceView = lazy(() => importWithRetry(() => import('./BalanceView.tsx')));

/** The balance of a signed-in member. Its code loads when it is first rendered. */
export const Balance = (props: BalanceProps) => (
  <Suspense fallback={null}>
    <BalanceView {...props} />
  </Suspense>
);
