import type { ReactElement, ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import * as css from './Tooltip.css.ts';

export interface TooltipProps {
  readonly text: ReactNode;
  readonly keys?: ReactNode;
  /** A control of the kit, or any element in `<Focusable>`. */
  readonly children: ReactElement;
  readonly placement?: 'top' | 'bottom' | 'left' | 'right';
}

/** Name and key of a control, after 500 ms or on focus. Never the only label. */
export function Tooltip({ text, keys, children, placement = 'bottom' }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={0}>
      {children}
      <AriaTooltip className={`studio ${css.tooltip}`} offset={6} placement={placement}>
        <span>{text}</span>
        {keys}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
