import { useText } from '../../../i18n/index.ts';
import { Button, Note } from '../../../kit/index.ts';
import { CodeCells } from '../CodeCells.tsx';
import { QrCode } from '../QrCode.tsx';
import * as css from '../signIn.css.ts';
import { StartAgain } from './FactorStep.tsx';
import { StepHead } from './StepHead.tsx';
import { faultTextOf, type StepProps } from './step.ts';

export function EnrolStep({ session, fault, isBusy, send }: StepProps) {
  const text = useText();
  const wrong = faultTextOf(fault, text);
  const { secret = '', uri = '', canSkip = false } = session.enrolment ?? {};
  return (
    <>
      <StepHead title={text('signIn.enrolTitle')}>{text('signIn.enrolText')}</StepHead>
      <div className={css.enrol}>
        {uri === '' ? null : <QrCode value={uri} label={text('signIn.qr')} />}
        <div className={css.enrolText}>
          <p className={css.text}>{text('signIn.enrolSecret')}</p>
          <code className={css.secret}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        </div>
      </div>
      <CodeCells
        label={text('signIn.enrolCode')}
        isBusy={isBusy}
        error={wrong}
        onComplete={(code) => send({ type: 'code.send', code, trust: false })}
      />
      {wrong === null ? null : (
        <div id="studio-code-error">
          <Note tone="danger" isLive>
            {wrong}
          </Note>
        </div>
      )}
      {canSkip ? (
        <div className={css.wide}>
          <Button size="large" isBusy={isBusy} onPress={() => send({ type: 'enrolment.skip' })}>
            {text('signIn.later')}
          </Button>
        </div>
      ) : null}
      <StartAgain send={send} />
    </>
  );
}
