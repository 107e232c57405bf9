import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { useBoot, useFlag } from '../../../brand/index.ts';
import { moduleCodes } from '../../../domain/module.ts';
import { type ForgotForm, forgotPasswordMachine } from '../../../flows/forgot-password/index.ts';
import { forgetDraft } from '../../../ui/form/drafts.ts';
import { useOpening } from '../session/useOpening.ts';
import { useSession } from '../session/useSession.ts';
import { ways } from '../session/ways.ts';

/** Runs the flow of a forgotten password. */
export function useForgot({ onOpen }: { readonly onOpen: () => void }) {
  const session = useSession();
  const { fields } = useBoot().permission.registerRules;
  const isPhoneResetOn = useFlag(moduleCodes.phoneReset);
  const [machine] = useState(() =>
    forgotPasswordMachine.provide({
      actors: {
        sendMail: fromPromise(({ input }: { input: ForgotForm | null }) => ways.sendResetMail(input)),
        resetByPhone: fromPromise(({ input }: { input: ForgotForm | null }) => ways.resetByPhone(input)),
      },
      actions: { forgetStoredPasswords: ways.forgetStoredPasswords, goHome: session.goHome },
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
  useOpening(signedIn, { onSignedIn: () => forgetDraft('forgot'), onOpen });
  return { state, send };
}
