import type { ComponentProps, ReactNode } from 'react';
import * as css from './IconButton.css.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'children' | 'aria-label'> {
  /** Accessible name. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly tone?: keyof typeof css.tone;
  readonly size?: keyof typeof css.size;
}

export function IconButton({ label, icon, tone = 'plain', size = 'md', type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={`${css.tone[tone]} ${css.size[size]}`} aria-label={label} title={label}>
      {icon}
    </button>
  );
}
