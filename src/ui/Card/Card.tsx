import type { ReactNode } from 'react';
import * as css from './Card.css.ts';

export interface CardProps {
  readonly as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  readonly tone?: keyof typeof css.tone;
  /** Off for cards whose picture reaches the edge. */
  readonly padded?: boolean;
  /** Answers to hover; the link or button inside does the work. */
  readonly interactive?: boolean;
  readonly labelledBy?: string;
  readonly children: ReactNode;
}

export function Card({
  as: Element = 'div',
  tone = 'base',
  padded = true,
  interactive = false,
  labelledBy,
  children,
}: CardProps) {
  const classes = [css.tone[tone], padded ? css.padded : '', interactive ? css.interactive : ''].filter(Boolean).join(' ');
  return (
    <Element className={classes} aria-labelledby={labelledBy}>
      {children}
    </Element>
  );
}
