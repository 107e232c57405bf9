import { useState } from 'react';
import { onThisClock } from '../../api/serverTime.ts';
import { useText } from '../../i18n/index.ts';
import { Countdown } from '../../ui/Countdown/Countdown.tsx';

export interface DrawClockProps {
  /** Moment of the server, ISO 8601. */
  readonly closesAt: string;
  readonly label: string;
  readonly time: string;
  readonly onClosed: () => void;
}

/** The time until bets close, by the server's clock; from then until the next draw is known, that this one runs. */
export function DrawClock({ closesAt, label, time, onClosed }: DrawClockProps) {
  const t = useText();
  const [closed, setClosed] = useState<string | null>(null);
  const end = () => {
    setClosed(closesAt);
    onClosed();
  };
  if (closed === closesAt) return <span className={label}>{t('lottery.drawing')}</span>;
  return (
    <>
      <span className={label}>{t('lottery.closes')}</span>
      <span className={time}>
        <Countdown key={closesAt} endsAt={onThisClock(Date.parse(closesAt))} onEnd={end} />
      </span>
    </>
  );
}
