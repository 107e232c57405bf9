import { useState } from 'react';
import { Failure } from '../../../wire/failure.ts';
import type { StudioSession } from '../../../wire/studio/session.ts';
import { call } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { Button, Dialog, Note } from '../../kit/index.ts';
import { CodeCells } from './CodeCells.tsx';
import { signWithPasskey } from './passkey.ts';
import * as css from './signIn.css.ts';
import { faultTextOf } from './steps/step.ts';

export interface ProveDialogProps {
  readonly session: StudioSession;
  readonly onProved: (session: StudioSession) => void;
  readonly onClose: () => void;
}

/** Asks for the second factor again, over the page whose act needs it. */
export default function ProveDialog({ session, onProved, onClose }: ProveDialogProps) {
  const text = useText();
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);

  const prove = (proof: Promise<StudioSession>) => {
    setBusy(true);
    setWrong(null);
    proof.then(onProved, (error: unknown) => {
      setBusy(false);
      const failure = error instanceof Failure ? error : new Failure('SYSTEM');
      const { triesLeft = null, lockedUntil = null } = (failure.value ?? {}) as Partial<StudioSession>;
      setWrong(lockedUntil === null ? faultTextOf({ code: failure.code, triesLeft }, text) : text('signIn.lockedTitle'));
    });
  };

  return (
    <Dialog title={text('shell.prove.title')} isOpen onClose={onClose}>
      <div className={css.embedded}>
        <p className={css.text}>{text('shell.prove.text')}</p>
        <CodeCells
          label={text('shell.prove.code')}
          isBusy={isBusy}
          error={wrong}
          onComplete={(code) => prove(call('prove', { body: { code } }))}
        />
        {wrong === null ? null : (
          <div id="studio-code-error">
            <Note tone="danger" isLive>
              {wrong}
            </Note>
          </div>
        )}
        {session.factors.includes('passkey') ? (
          <div className={css.wide}>
            <Button icon="key" isDisabled={isBusy} onPress={() => prove(signWithPasskey(false))}>
              {text('signIn.useKey')}
            </Button>
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}
