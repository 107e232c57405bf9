import { type ReactNode, useId } from 'react';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './field.css.ts';

/** What every field of a form takes. */
export interface FieldProps {
  readonly label: string;
  /** Placed over the field unless the place has no room for it; read out in either case. */
  readonly labelHidden?: boolean;
  readonly required?: boolean;
  /** Says that the field may stay empty, where most may not. */
  readonly optional?: boolean;
  /** Stands under the field until there is a fault. */
  readonly help?: string | undefined;
  /** What is wrong, in words; the first fault only. */
  readonly fault?: string | null | undefined;
  /** Id of a note elsewhere that says what is wrong, where there is no room under the field. */
  readonly faultNote?: string | undefined;
}

/** What ties a control to its label and its note. */
export interface ControlTies {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

export interface FieldFrameProps extends FieldProps {
  /** More under the field than help and fault, such as a strength meter. */
  readonly below?: ReactNode;
  readonly children: (ties: ControlTies) => ReactNode;
}

/** Label above, control, then help or the first fault. */
export function Field({
  label,
  labelHidden = false,
  required,
  optional,
  help,
  fault,
  faultNote,
  below,
  children,
}: FieldFrameProps) {
  const t = useText();
  const id = useId();
  const faulty = fault !== undefined && fault !== null;
  const note = `${id}-note`;
  const ties: ControlTies = {
    id,
    'aria-describedby': faultNote ?? (faulty || help !== undefined ? note : undefined),
    'aria-invalid': faulty || faultNote !== undefined ? true : undefined,
    'aria-required': required === true ? true : undefined,
  };
  const words = (
    <label className={css.label} htmlFor={id}>
      {label}
      {required === true ? (
        <span className={css.star} aria-hidden="true">
          *
        </span>
      ) : null}
      {optional === true ? <span className={css.optional}>· {t('form.optional')}</span> : null}
    </label>
  );
  return (
    <div className={css.field}>
      {labelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      {children(ties)}
      {below}
      {faulty ? (
        <p id={note} className={css.fault} data-fault>
          <span className={css.faultIcon}>
            <Icon name="warning-circle" weight="fill" size={14} />
          </span>
          {fault}
        </p>
      ) : help === undefined ? null : (
        <p id={note} className={css.note}>
          {help}
        </p>
      )}
    </div>
  );
}
