import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../i18n/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Form.css.ts';

export interface FormProps {
  /** Accessible name. */
  readonly label: string;
  readonly onSubmit: () => void;
  /** A submit is in flight: further submits are ignored. */
  readonly busy?: boolean;
  /** Replaces the layout of one column. */
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A form that finds its faults in the DOM (`aria-invalid`), regardless of who validates and when. After a submit, and
 * after the response to it, the focus moves to the first faulty field and the number of faults is announced; a failure of
 * the whole form is scrolled into view. Leaving a field announces its fault.
 */
export function Form({ label, onSubmit, busy = false, className = css.form, children }: FormProps) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const [said, setSaid] = useState('');
  const moving = useRef(false);

  const point = () => {
    const faults = faultsIn(form.current);
    const [first] = faults;
    if (first === undefined) return showFailure(form.current);
    moving.current = true;
    first.focus();
    moving.current = false;
    setSaid(t('form.faults', { count: faults.length }));
  };
  // Faults found by the server arrive when `busy` ends.
  const pointAfterWait = useEffectEvent(point);
  const waited = useRef(false);
  useEffect(() => {
    if (waited.current && !busy) pointAfterWait();
    waited.current = busy;
  }, [busy]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    // Validation has rendered its faults when this call returns.
    flushSync(onSubmit);
    point();
  };

  return (
    <form
      ref={form}
      aria-label={label}
      aria-busy={busy ? true : undefined}
      noValidate
      className={className}
      onSubmit={submit}
      onBlur={({ target }) => {
        if (moving.current || !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
        // Validation runs in this same event and renders its message afterwards.
        requestAnimationFrame(() => setSaid(faultOf(target)));
      }}
    >
      {children}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </form>
  );
}

/** Scrolls the failure of the whole form into view: in a long form it may be far from the pressed button. */
const showFailure = (form: HTMLElement | null): void =>
  form?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });

const faultsIn = (form: HTMLElement | null): readonly HTMLElement[] =>
  form === null ? [] : [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')];

/** The message of a field's fault: the first element that describes the field. */
function faultOf(field: HTMLElement): string {
  const note = field.getAttribute('aria-invalid') === 'true' ? field.getAttribute('aria-describedby') : null;
  return note === null ? '' : (document.getElementById(note.split(' ')[0] ?? '')?.textContent ?? '');
}
