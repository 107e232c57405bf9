import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as css from './Button.css.ts';

export interface ButtonLook {
  readonly tone?: css.Tone;
  readonly size?: css.Size;
  /** As wide as its container. */
  readonly block?: boolean;
  readonly iconStart?: ReactNode;
  readonly iconEnd?: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className' | 'style'> {
  /** Keeps its width, shows a spinner and ignores presses; focus stays on it. */
  readonly busy?: boolean;
}

/** No `className` or `style` on purpose: a brand changes buttons through tokens, never at the call site. */
export function Button({
  tone,
  size,
  block,
  iconStart,
  iconEnd,
  busy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ tone, size, block })}
      aria-busy={busy ? true : undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <span className={busy ? css.hiddenContent : css.content}>
        {iconStart}
        {children}
        {iconEnd}
      </span>
      {busy ? (
        <span className={css.busyMark}>
          <Spinner />
        </span>
      ) : null}
    </button>
  );
}

interface Look {
  readonly tone: css.Tone | undefined;
  readonly size: css.Size | undefined;
  readonly block: boolean | undefined;
}

export const buttonClass = ({ tone = 'primary', size = 'md', block = false }: Look) =>
  [css.tone[tone], css.size[size], block ? css.block : ''].filter(Boolean).join(' ');
