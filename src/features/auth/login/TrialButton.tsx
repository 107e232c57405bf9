import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { forgetCurrentPassword } from '../../../api/vault.ts';
import { trialMachine } from '../../../flows/trial/index.ts';
import { useText } from '../../../i18n/index.ts';
import { useSession } from '../../../runtime/session/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { FailureLine } from '../../../ui/form/FailureLine.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { failureText } from '../../../wire/failure.ts';
import { authRequests } from '../authRequests.ts';

/** Starts a trial account. */
export function TrialButton() {
  const t = useText();
  const session = useSession();
  const [machine] = useState(() =>
    trialMachine.provide({
      actors: { enter: fromPromise(authRequests.enterTrial) },
      actions: {
        forgetStoredPassword: () => forgetCurrentPassword(),
        // Closing the window unmounts this button, so the session is opened first.
        closeModals({ context }) {
          if (context.signedIn === null) return;
          void session.open(context.signedIn).then(session.closeWindows);
        },
        goHome: session.goHome,
      },
    }),
  );
  const [state, send] = useMachine(machine, { input: { hasFreePlay: true } });
  return (
    <>
      <FailureLine failed={state.context.failed} textOf={failureText} />
      <Button
        tone="secondary"
        block
        busy={state.hasTag('busy')}
        iconStart={<Icon name="play" weight="fill" size={16} />}
        onClick={() => send({ type: 'trial.start' })}
      >
        {t('session.trial')}
      </Button>
    </>
  );
}
