import { useEffect, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import * as css from './StatusScreen.css.ts';

/** Hours, minutes and seconds until a moment; gone once it has passed. */
export function Countdown({ until }: { readonly until: string }) {
  const t = useText();
  const left = useSecondsUntil(until);
  if (left !== null && left <= 0) return null;
  const parts = [
    { name: t('status.hours'), value: left === null ? null : Math.floor(left / 3_600) },
    { name: t('status.minutes'), value: left === null ? null : Math.floor(left / 60) % 60 },
    { name: t('status.seconds'), value: left === null ? null : left % 60 },
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

/** Null until the page lives in a browser: the first paint is the same for everybody. */
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
