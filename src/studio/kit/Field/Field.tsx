import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Field.css.ts';

export interface FieldShellProps {
  readonly label: string;
  /** Beside the label: a badge, a reset. */
  readonly end?: ReactNode;
  readonly hint?: ReactNode;
  /** The fault, and the right form. */
  readonly error?: ReactNode;
  readonly isLabelHidden?: boolean;
}

/** Label above, hint or error below. Used within a field of react-aria, which connects them. */
export function FieldHead({ label, end }: Pick<FieldShellProps, 'label' | 'end'>) {
  return (
    <span className={css.head}>
      <Label className={css.label}>{label}</Label>
      {end === undefined ? null : <span className={css.end}>{end}</span>}
    </span>
  );
}

export function FieldFoot({ hint, error }: Pick<FieldShellProps, 'hint' | 'error'>) {
  if (hasContent(error))
    return (
      <FieldError className={css.error}>
        <span className={css.errorIcon}>
          <Icon name="warning-circle" weight="fill" size={14} />
        </span>
        <span>{error}</span>
      </FieldError>
    );
  return hasContent(hint) ? (
    <Text slot="description" className={css.hint}>
      {hint}
    </Text>
  ) : null;
}

export const hasContent = (node: ReactNode): boolean => node !== undefined && node !== null && node !== false && node !== '';

/** The same frame for a control that is no field of react-aria, such as a list or a group of pictures. */
export function Field({ label, end, hint, error, children }: FieldShellProps & { readonly children: ReactNode }) {
  return (
    <div className={css.field}>
      <span className={css.head}>
        <span className={css.label}>{label}</span>
        {end === undefined ? null : <span className={css.end}>{end}</span>}
      </span>
      {children}
      {hasContent(error) ? (
        <span className={css.error}>
          <Icon name="warning-circle" weight="fill" size={14} />
          <span>{error}</span>
        </span>
      ) : hasContent(hint) ? (
        <span className={css.hint}>{hint}</span>
      ) : null}
    </div>
  );
}
