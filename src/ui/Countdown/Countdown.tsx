import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Countdown.css.ts';
import { clockText } from './clockText.ts';

export interface CountdownProps {
  /** Milliseconds since 1970. */
  readonly endsAt: number;
  readonly onEnd?: () => void;
}

/** Counts to a moment. Silent while it runs; its end is read out once. */
export function Countdown({ endsAt, onEnd }: CountdownProps) {
  const t = useText();
  const left = useTimeLeft(endsAt, onEnd);
  return (
    <>
      <span className={css.time} role="timer" aria-live="off">
        {left === null ? '--:--' : clockText(left)}
      </span>
      <VisuallyHidden>
        <output>{left === 0 ? t('common.time_is_up') : ''}</output>
      </VisuallyHidden>
    </>
  );
}

/** Null until the browser runs: the server's clock would differ from the visitor's. */
function useTimeLeft(endsAt: number, onEnd: (() => void) | undefined): number | null {
  const [left, setLeft] = useState<number | null>(null);
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    const look = () => {
      const rest = Math.max(0, endsAt - Date.now());
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(timer);
      end();
    };
    const timer = setInterval(look, 1000);
    look();
    return () => clearInterval(timer);
  }, [endsAt]);
  return left;
}
