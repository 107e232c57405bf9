import { useEffect, useState } from 'react';
import { type TextKey, useText } from '../../i18n/index.ts';
import * as css from './StatusScreen.css.ts';

const daySeconds = 86_400;

/** Time until a date: hours, minutes and seconds; from two days on, days instead of seconds. Hidden once it has passed. */
export function Countdown({ until }: { readonly until: string }) {
  const t = useText();
  const left = useSecondsUntil(until);
  if (left !== null && left <= 0) return null;
  const far = left !== null && left >= 2 * daySeconds;
  const part = (name: TextKey, value: (seconds: number) => number) => ({
    name: t(name),
    value: left === null ? null : Math.floor(value(left)),
  });
  const parts = [
    ...(far ? [part('status.days', (seconds) => seconds / daySeconds)] : []),
    part('status.hours', (seconds) => (far ? seconds % daySeconds : seconds) / 3_600),
    part('status.minutes', (seconds) => (seconds / 60) % 60),
    ...(far ? [] : [part('status.seconds', (seconds) => seconds % 60)]),
  ];
  return (
    <div className={css.clock} role="timer" aria-label={t('status.maintenance.left')}>
      {parts.map(({ name, value }) => (
        <div key={name} className={css.unit}>
          <span className={css.number}>{value === null ? '--' : String(value).padStart(2, '0')}</span>
          <span className={css.unitName}>{name}</span>
        </div>
      ))}
    </div>
  );
}

/** Null until hydration: the server's HTML is the same for all users. */
function useSecondsUntil(until: string): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const read = () => setLeft(Math.max(0, Math.ceil((Date.parse(until) - Date.now()) / 1_000)));
    read();
    const timer = setInterval(read, 1_000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
