import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../i18n/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Form.css.ts';

export interface FormProps {
  /** What the form is for, for screen readers. */
  readonly label: string;
  readonly onSubmit: () => void;
  /** Something is on its way: further submits are ignored. */
  readonly busy?: boolean;
  /** Lays out its fields in another way than one below the other. */
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A form whose fields state their own faults: submitting brings the focus to the first of
 * them and says how many there are; leaving a field says its fault. Fields are looked up
 * in the page, so that it makes no difference who checks them and when.
 */
export function Form({ label, onSubmit, busy = false, className = css.form, children }: FormProps) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  const [said, setSaid] = useState('');
  const moving = useRef(false);

  const point = () => {
    const faults = faultsIn(form.current);
    const [first] = faults;
    if (first === undefined) return;
    moving.current = true;
    first.focus();
    moving.current = false;
    setSaid(t('form.faults', { count: faults.length }));
  };
  // What a call found wrong comes with the end of the wait.
  const pointAfterWait = useEffectEvent(point);
  const waited = useRef(false);
  useEffect(() => {
    if (waited.current && !busy) pointAfterWait();
    waited.current = busy;
  }, [busy]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    // The checks of the form are done and drawn within this call.
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
        if (moving.current || !(target instanceof HTMLInputElement)) return;
        // The check of the field runs in this same event; its words are there a moment later.
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

const faultsIn = (form: HTMLElement | null): readonly HTMLElement[] =>
  form === null ? [] : [...form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')];

/** The words of a field's fault. A submit that moved the focus has said more already. */
function faultOf(field: HTMLElement): string {
  const note = field.getAttribute('aria-invalid') === 'true' ? field.getAttribute('aria-describedby') : null;
  return note === null ? '' : (document.getElementById(note)?.textContent ?? '');
}
