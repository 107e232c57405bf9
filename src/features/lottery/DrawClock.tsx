import { useState } from 'react';
import { onThisClock } from '../../api/serverTime.ts';
import { useText } from '../../i18n/index.ts';
import { Countdown } from '../../ui/Countdown/Countdown.tsx';

export interface DrawClockProps {
  /** Server time, ISO 8601. */
  readonly closesAt: string;
  readonly label: string;
  readonly time: string;
  readonly onClosed: () => void;
}

/** Countdown by the server's clock until bets close; then shows that the draw is running, until the next one is known. */
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
