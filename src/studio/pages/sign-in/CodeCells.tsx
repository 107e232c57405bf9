import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import * as css from './codeCells.css.ts';

const length = 6;
const periodMs = 30_000;

export interface CodeCellsProps {
  readonly label: string;
  readonly isBusy: boolean;
  /** Fault of the last code. */
  readonly error: string | null;
  readonly onComplete: (code: string) => void;
  readonly onChange?: (code: string) => void;
}

/** Six cells over one real input, so that a keyboard, a password manager and a screen reader see one field. Sends itself at the sixth digit. */
export function CodeCells({ label, isBusy, error, onComplete, onChange }: CodeCellsProps) {
  const [code, setCode] = useState('');
  const [hasFocus, setFocus] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const [shownError, setShownError] = useState(error);
  // A wrong code is typed again.
  if (error !== shownError) {
    setShownError(error);
    if (error !== null) setCode('');
  }
  useEffect(() => {
    if (error !== null && !isBusy) input.current?.focus();
  }, [error, isBusy]);

  const change = (typed: string) => {
    const next = typed.replaceAll(/\D/g, '').slice(0, length);
    setCode(next);
    onChange?.(next);
    if (next.length === length && next !== code) onComplete(next);
  };

  return (
    <div className={css.field}>
      <div className={css.head}>
        <label htmlFor="studio-code">{label}</label>
        <Ring />
      </div>
      <div className={error === null ? css.cells : `${css.cells} ${css.wrong}`} key={error === null ? 'cells' : 'wrong'}>
        {Array.from({ length }, (_, index) => (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- a cell is its place
            key={index}
            className={css.cell}
            aria-hidden="true"
            {...(hasFocus && index === Math.min(code.length, length - 1) ? { 'data-active': '' } : {})}
          >
            {code[index] ?? ''}
          </span>
        ))}
        <input
          ref={input}
          id="studio-code"
          className={css.input}
          value={code}
          onChange={(event) => change(event.target.value)}
          onFocus={() => setFocus(true)}
          onBlur={() => setFocus(false)}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step has this one field
          autoFocus
          readOnly={isBusy}
          aria-invalid={error !== null}
          {...(error === null ? {} : { 'aria-describedby': 'studio-code-error' })}
        />
      </div>
    </div>
  );
}

/** Remaining validity of the code that an authenticator shows now. */
function Ring() {
  const text = useText();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.ceil((periodMs - (now % periodMs)) / 1_000);
  return (
    <span className={css.ring}>
      <svg width={16} height={16} viewBox="0 0 16 16" aria-hidden="true">
        <circle className={css.track} cx={8} cy={8} r={6.5} />
        <circle
          className={css.rest}
          cx={8}
          cy={8}
          r={6.5}
          pathLength={30}
          strokeDasharray={`${left} 30`}
          transform="rotate(-90 8 8)"
        />
      </svg>
      {text('signIn.newCodeIn', { seconds: left })}
    </span>
  );
}
