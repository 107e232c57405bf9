import { useEffect, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Note } from '../../../kit/index.ts';
import { StartAgain } from './FactorStep.tsx';
import { StepHead } from './StepHead.tsx';
import type { StepProps } from './step.ts';

export function LockedStep({ session, lockedUntil, send }: StepProps) {
  const text = useText();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((new Date(lockedUntil ?? now).getTime() - now) / 1_000));
  const rest = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <>
      <StepHead title={text('signIn.lockedTitle')}>{text('signIn.lockedText')}</StepHead>
      <Note tone="warning">{text('signIn.lockedRest', { rest })}</Note>
      {session.step === 'signedOut' ? null : <StartAgain send={send} />}
    </>
  );
}
