import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { type ForgotForm, forgotPasswordMachine } from '../../../flows/forgot-password/index.ts';
import { useBoot, useFlag } from '../../../runtime/brand/index.ts';
import { useSession } from '../../../runtime/session/index.ts';
import { forgetDraft } from '../../../ui/form/drafts.ts';
import { authRequests } from '../authRequests.ts';
import { createWidget } from '../challenge/widget.ts';
import { useCodeTickets } from '../window/codeTickets.ts';
import { useStartSession } from '../window/useStartSession.ts';

/** Runs the flow of a forgotten password. */
export function useForgot({ onOpen }: { readonly onOpen: () => void }) {
  const session = useSession();
  const codeTickets = useCodeTickets();
  const [widget] = useState(createWidget);
  const { fields } = useBoot().permission.registerRules;
  const isPhoneResetOn = useFlag('CHNGPASSVERIF3');
  const [machine] = useState(() =>
    forgotPasswordMachine.provide({
      actors: {
        sendMail: fromPromise(({ input }: { input: ForgotForm | null }) => authRequests.sendResetMail(input, widget)),
        resetByPhone: fromPromise(({ input }: { input: ForgotForm | null }) => authRequests.resetByPhone(input, codeTickets)),
      },
      actions: { forgetStoredPasswords: authRequests.forgetStoredPasswords, goHome: session.goHome },
    }),
  );
  const { username, email, password } = fields;
  const [state, send] = useMachine(machine, {
    input: {
      isPhoneResetOn,
      rules: {
        ...(username === undefined ? {} : { username }),
        ...(email === undefined ? {} : { email }),
        ...(password === undefined ? {} : { password }),
      },
    },
  });
  const { signedIn } = state.context;
  useStartSession(signedIn, { onSignedIn: () => forgetDraft('forgot'), onOpen });
  return { state, send };
}
