import type { ReactNode } from 'react';
import * as css from '../signIn.css.ts';

export function StepHead({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <div className={css.head}>
      <h1 className={css.title}>{title}</h1>
      {children === undefined ? null : <p className={css.text}>{children}</p>}
    </div>
  );
}
