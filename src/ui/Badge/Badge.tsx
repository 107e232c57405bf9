import type { ReactNode } from 'react';
import * as css from './Badge.css.ts';

export interface BadgeProps {
  readonly kind: keyof typeof css.kind;
  readonly size?: keyof typeof css.size;
  readonly icon?: ReactNode;
  /** Always text: colour alone must not carry the meaning. */
  readonly children: ReactNode;
}

export function Badge({ kind, size = 'sm', icon, children }: BadgeProps) {
  return (
    <span className={`${css.badge} ${css.kind[kind]} ${css.size[size]}`}>
      {icon}
      {children}
    </span>
  );
}
