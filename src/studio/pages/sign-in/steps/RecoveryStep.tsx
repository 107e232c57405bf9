import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button, TextInput } from '../../../kit/index.ts';
import * as css from '../signIn.css.ts';
import { StartAgain } from './FactorStep.tsx';
import { StepHead } from './StepHead.tsx';
import { faultTextOf, type StepProps } from './step.ts';

export function RecoveryStep({ session, fault, isBusy, send }: StepProps) {
  const text = useText();
  const [code, setCode] = useState('');
  return (
    <>
      <StepHead title={text('signIn.recoveryTitle')}>{text('signIn.recoveryText')}</StepHead>
      <form
        className={css.fields}
        onSubmit={(event) => {
          event.preventDefault();
          if (code.trim().length >= 6) send({ type: 'code.send', code: code.trim(), trust: false });
        }}
      >
        <TextInput
          label={text('signIn.recoveryCode')}
          value={code}
          onChange={setCode}
          size="large"
          isCode
          autoFocus
          placeholder="0ABC-DEFG-HJKM"
          maxLength={32}
          hint={text('signIn.recoveryLeft', { count: session.operator?.recoveryCodesLeft ?? 0 })}
          error={faultTextOf(fault, text)}
        />
        <div className={css.wide}>
          <Button variant="primary" size="large" type="submit" isBusy={isBusy}>
            {text('signIn.signIn')}
          </Button>
        </div>
      </form>
      <div className={css.wide}>
        <Button icon="device-mobile" isDisabled={isBusy} onPress={() => send({ type: 'code.choose' })}>
          {text('signIn.useCode')}
        </Button>
      </div>
      <StartAgain send={send} />
    </>
  );
}
