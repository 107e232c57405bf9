import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { duotoneIcons } from '../Icon/iconNames.ts';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps {
  readonly icon?: (typeof duotoneIcons)[number];
  /** Default: the accent of the brand. */
  readonly tone?: 'neutral' | 'danger' | undefined;
  readonly title: string;
  readonly level?: 1 | 2 | 3;
  readonly text?: string;
  /** At most one tonal button. */
  readonly action?: ReactNode;
}

export function EmptyState({ icon = 'sparkle', tone, title, level = 2, text, action }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={css.state}>
      <span className={css.drawing} data-tone={tone}>
        <Icon name={icon} weight="duotone" size={40} />
      </span>
      <Heading className={css.title}>{title}</Heading>
      {text && <p className={css.text}>{text}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
