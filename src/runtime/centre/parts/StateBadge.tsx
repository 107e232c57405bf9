import type { ReactNode } from 'react';
import { Badge } from '../../../ui/Badge/Badge.tsx';

export interface StateBadgeProps {
  readonly tone: 'neutral' | 'success' | 'warning' | 'danger' | 'info';
  readonly icon?: ReactNode;
  /** The state in words: colour alone must not carry it. */
  readonly children: ReactNode;
}

/** State of an order, a binding or a record. */
export function StateBadge({ tone, icon, children }: StateBadgeProps) {
  return (
    <Badge kind={tone} size="lg" icon={icon}>
      {children}
    </Badge>
  );
}
