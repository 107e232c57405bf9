import type { ReactNode } from 'react';
import * as css from './Row.css.ts';

/** Variants side by side, on the surface they are designed for. */
export function Row({ on = 'page', children }: { readonly on?: keyof typeof css.on; readonly children: ReactNode }) {
  return <div className={css.on[on]}>{children}</div>;
}

/** As wide as a form. */
export function Column({ children }: { readonly children: ReactNode }) {
  return <div className={css.column}>{children}</div>;
}

/** The narrowest container a component has to fit. */
export function Narrow({ children }: { readonly children: ReactNode }) {
  return <div className={css.narrow}>{children}</div>;
}

/** Aligned to the end, so that a popup has room. */
export function AtEnd({ children }: { readonly children: ReactNode }) {
  return <div className={css.atEnd}>{children}</div>;
}
