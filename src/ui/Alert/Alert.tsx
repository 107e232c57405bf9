import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Alert.css.ts';

export type AlertTone = keyof typeof css.tone;

export interface AlertProps {
  readonly tone: AlertTone;
  readonly title?: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** Set it for an alert that appears after load, so that screen readers announce it. */
  readonly live?: boolean;
}

const icons = { success: 'check-circle', warning: 'warning', danger: 'x-circle', info: 'info' } as const;

export function Alert({ tone, title, children, action, live = false }: AlertProps) {
  return (
    <div className={css.tone[tone]} role={live ? 'alert' : undefined}>
      <Icon name={icons[tone]} weight="fill" size={20} />
      <div className={css.text}>
        {title === undefined ? null : <strong className={css.title}>{title}</strong>}
        {children}
      </div>
      {action}
    </div>
  );
}
