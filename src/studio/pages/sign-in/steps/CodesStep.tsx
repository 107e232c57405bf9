import { useText } from '../../../i18n/index.ts';
import { Button, Note, Skeleton } from '../../../kit/index.ts';
import { RecoveryCodes } from '../RecoveryCodes.tsx';
import * as css from '../signIn.css.ts';
import { StepHead } from './StepHead.tsx';
import type { StepProps } from './step.ts';

export function CodesStep({ recoveryCodes, isBusy, send }: StepProps) {
  const text = useText();
  const hasFailed = !isBusy && recoveryCodes.length === 0;
  return (
    <>
      <StepHead title={text('signIn.codesTitle')}>{text('signIn.codesText')}</StepHead>
      {isBusy ? (
        <Skeleton height={180} />
      ) : hasFailed ? (
        <Note
          tone="warning"
          isLive
          act={<Button onPress={() => send({ type: 'codes.retry' })}>{text('failure.retry')}</Button>}
        >
          {text('signIn.codesFailed')}
        </Note>
      ) : (
        <RecoveryCodes codes={recoveryCodes} />
      )}
      <div className={css.wide}>
        <Button variant="primary" size="large" isBusy={isBusy} onPress={() => send({ type: 'codes.kept' })}>
          {text(hasFailed ? 'signIn.codesLater' : 'signIn.codesKept')}
        </Button>
      </div>
    </>
  );
}
