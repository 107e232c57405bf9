import type { ReactNode } from 'react';
import { useBrand } from '../../runtime/brand/index.ts';
import { Logo } from '../../ui/Logo/Logo.tsx';
import * as css from './StatusScreen.css.ts';

/** The reduced header of a closed site. */
export function StatusBar({ controls }: { readonly controls: ReactNode }) {
  const { logo, logoOn, name } = useBrand();
  return (
    <header className={css.bar}>
      <Logo logo={logo} on={logoOn.page} name={name} size="lg" />
      <span className={css.controls}>{controls}</span>
    </header>
  );
}
