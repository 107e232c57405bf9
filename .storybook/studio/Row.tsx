import type { ReactNode } from 'react';
import * as css from './frame.css.ts';

/** Variants of a part side by side. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={css.row}>{children}</div>;
}
