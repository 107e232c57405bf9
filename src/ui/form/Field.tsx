import { type ReactNode, useId } from 'react';
import { useText } from '../../i18n/index.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './field.css.ts';

/** Props common to all fields. */
export interface FieldProps {
  readonly label: string;
  /** Visually hides the label, for layouts without room for it. */
  readonly labelHidden?: boolean | undefined;
  readonly required?: boolean | undefined;
  /** Marks the field as optional, for forms in which most fields are required. */
  readonly optional?: boolean | undefined;
  /** Hint under the field, replaced by the fault. */
  readonly help?: string | undefined;
  /** Message of the first fault. */
  readonly fault?: string | null | undefined;
  /** Id of an element elsewhere that shows the fault, if there is no room under the field. */
  readonly faultNote?: string | undefined;
}

/** Attributes that associate a control with its label and notes. */
export interface ControlTies {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

export interface FieldFrameProps extends FieldProps {
  readonly on?: keyof typeof css.noteOn;
  /** Content between the control and its note, such as a strength meter. */
  readonly below?: ReactNode;
  /** Content at the end of the note's line, such as a character counter; part of the control's description. */
  readonly aside?: ReactNode;
  readonly children: (ties: ControlTies) => ReactNode;
}

/** Label above, control, then help or the first fault. */
export function Field({
  label,
  labelHidden,
  required,
  optional,
  help,
  fault,
  faultNote,
  on = 'page',
  below,
  aside,
  children,
}: FieldFrameProps) {
  const t = useText();
  const id = useId();
  const faulty = fault !== undefined && fault !== null;
  const note = `${id}-note`;
  const notes = [faulty || help !== undefined ? note : null, aside === undefined ? null : `${id}-aside`];
  const described = notes.filter(Boolean).join(' ');
  const ties: ControlTies = {
    id,
    'aria-describedby': faultNote ?? (described || undefined),
    'aria-invalid': faulty || faultNote !== undefined || undefined,
    'aria-required': required === true || undefined,
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
      {labelHidden === true ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      {children(ties)}
      {below}
      {aside !== undefined ? (
        <p className={css.noteRow}>
          <span id={note} className={faulty ? css.rowFault : undefined} data-fault={faulty || undefined}>
            {fault ?? help}
          </span>
          <span id={`${id}-aside`}>{aside}</span>
        </p>
      ) : faulty ? (
        <FaultNote id={note} fault={fault} />
      ) : help === undefined ? null : (
        <p id={note} className={css.noteOn[on]}>
          {help}
        </p>
      )}
    </div>
  );
}

/** Message of a fault under a control. */
export function FaultNote({ id, fault }: { readonly id: string; readonly fault: string }) {
  return (
    <p id={id} className={css.fault} data-fault>
      <span className={css.faultIcon}>
        <Icon name="warning-circle" weight="fill" size={14} />
      </span>
      {fault}
    </p>
  );
}
