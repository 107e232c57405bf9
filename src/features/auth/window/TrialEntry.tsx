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

/** Entry with a trial account. A part that closes while it is busy has to keep it until it has ended. */
export function useTrial() {
  const session = useSession();
  const [machine] = useState(() =>
    trialMachine.provide({
      actors: { enter: fromPromise(authRequests.enterTrial) },
      actions: {
        forgetStoredPassword: () => forgetCurrentPassword(),
        // Closing the window unmounts the button, so the session is opened first.
        closeModals({ context }) {
          if (context.signedIn === null) return;
          void session.open(context.signedIn).then(session.closeWindows);
        },
        goHome: session.goHome,
      },
    }),
  );
  const [state, send] = useMachine(machine, { input: { hasFreePlay: true } });
  return { busy: state.hasTag('busy'), failed: state.context.failed, start: () => send({ type: 'trial.start' }) };
}

/** Starts a trial account: in the login window, and below the login form of the header [ROLE-02]. */
export function TrialEntry({ trial: { busy, failed, start } }: { readonly trial: ReturnType<typeof useTrial> }) {
  const t = useText();
  return (
    <>
      <FailureLine failed={failed} textOf={failureText} />
      <Button tone="secondary" block busy={busy} iconStart={<Icon name="play" weight="fill" size={16} />} onClick={start}>
        {t('session.trial')}
      </Button>
    </>
  );
}
