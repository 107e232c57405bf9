import type { ReactNode } from 'react';
import * as css from './transfer.css.ts';

interface QuickChipProps {
  /** Accessible name, where the content says too little. */
  readonly label?: string | undefined;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Fills in an amount. */
export function QuickChip({ label, onPress, children }: QuickChipProps) {
  return (
    <button type="button" className={css.chip} aria-label={label} onClick={onPress}>
      {children}
    </button>
  );
}
