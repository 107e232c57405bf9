import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button, Checkbox, Note } from '../../../kit/index.ts';
import { CodeCells } from '../CodeCells.tsx';
import * as css from '../signIn.css.ts';
import { StepHead } from './StepHead.tsx';
import { faultTextOf, type StepProps } from './step.ts';

export function FactorStep({ session, fault, isBusy, send }: StepProps) {
  const text = useText();
  const [code, setCode] = useState('');
  const [trust, setTrust] = useState(false);
  const wrong = faultTextOf(fault, text);
  const { factors, operator } = session;
  const complete = (typed: string) => send({ type: 'code.send', code: typed, trust });
  return (
    <>
      <StepHead title={text('signIn.welcome', { name: operator?.displayName ?? '' })}>{text('signIn.codeText')}</StepHead>
      <CodeCells label={text('signIn.code')} isBusy={isBusy} error={wrong} onComplete={complete} onChange={setCode} />
      {wrong === null ? null : (
        <div id="studio-code-error">
          <Note tone="danger" isLive>
            {wrong}
          </Note>
        </div>
      )}
      <Checkbox label={text('signIn.trust')} isOn={trust} onChange={setTrust} />
      <div className={css.wide}>
        <Button
          variant="primary"
          size="large"
          isBusy={isBusy}
          {...(code.length < 6 ? { why: text('signIn.digitsLeft', { count: 6 - code.length }) } : {})}
          onPress={() => complete(code)}
        >
          {text('signIn.signIn')}
        </Button>
      </div>
      <div className={css.ways}>
        <Button
          icon="key"
          isDisabled={isBusy}
          {...(factors.includes('passkey') ? {} : { why: text('signIn.noKey') })}
          onPress={() => send({ type: 'passkey.use', trust })}
        >
          {text('signIn.useKey')}
        </Button>
        <Button
          icon="list-numbers"
          isDisabled={isBusy}
          {...(factors.includes('recovery') ? {} : { why: text('signIn.noRecovery') })}
          onPress={() => send({ type: 'recovery.choose' })}
        >
          {text('signIn.useRecovery')}
        </Button>
      </div>
      <StartAgain send={send} />
    </>
  );
}

export function StartAgain({ send }: Pick<StepProps, 'send'>) {
  const text = useText();
  return (
    <div className={css.centred}>
      <Button variant="ghost" onPress={() => send({ type: 'restart' })}>
        {text('signIn.restart')}
      </Button>
    </div>
  );
}
