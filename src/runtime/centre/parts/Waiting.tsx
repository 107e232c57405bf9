import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';

export interface WaitingProps {
  /** Name of the content that loads, for screen readers. */
  readonly label?: string;
  /** Layout of the blocks: that of the content. */
  readonly className: string;
  readonly children: ReactNode;
}

/** Stands in for a page or a part of it while it loads. */
export function Waiting({ label, className, children }: WaitingProps) {
  return (
    <div className={className} aria-busy="true">
      {label === undefined ? null : <VisuallyHidden>{label}</VisuallyHidden>}
      {children}
    </div>
  );
}

/** @param className Size and corners of the block. */
export function WaitingBlock({ className }: { readonly className: string }) {
  return (
    <div className={className}>
      <Skeleton />
    </div>
  );
}
