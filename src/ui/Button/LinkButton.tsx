import type { ReactNode } from 'react';
import { SiteLink, type SiteLinkProps } from '../SiteLink/SiteLink.tsx';
import * as css from './Button.css.ts';
import { type ButtonLook, buttonClass } from './Button.tsx';

export interface LinkButtonProps extends ButtonLook, Omit<SiteLinkProps, 'className'> {
  readonly children: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({ tone, size, block, iconStart, iconEnd, children, ...link }: LinkButtonProps) {
  return (
    <SiteLink {...link} className={buttonClass({ tone, size, block })}>
      <span className={css.content}>
        {iconStart}
        {children}
        {iconEnd}
      </span>
    </SiteLink>
  );
}
