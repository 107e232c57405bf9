import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

/** For screen readers only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={hidden}>{children}</span>;
}
