import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Countdown.css.ts';
import { clockText } from './clockText.ts';

export interface CountdownProps {
  /** Unix time in milliseconds. */
  readonly endsAt: number;
  readonly onEnd?: () => void;
}

/** Countdown to a time. Only its end is announced, once. */
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

/** Null until hydration: the server's clock would differ from the user's. */
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
