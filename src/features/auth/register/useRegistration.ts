import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { useBoot } from '../../../brand/index.ts';
import { loginFlags } from '../../../domain/loginFlags.ts';
import { type RegistrationTry, registrationMachine } from '../../../flows/registration/index.ts';
import { forgetDraft } from '../../../ui/form/drafts.ts';
import { invitation } from '../session/invitation.ts';
import { linkTicket } from '../session/linkTicket.ts';
import { useOpening } from '../session/useOpening.ts';
import { ways } from '../session/ways.ts';
import { useCaptcha, useShownCaptcha } from '../window/useCaptcha.ts';
import { useChallenge } from '../window/useChallenge.ts';

/** Runs the registration flow with its picture and its challenge. */
export function useRegistration({ onOpen }: { readonly onOpen: () => void }) {
  const { whitelabel, registerRules } = useBoot().permission;
  const captcha = useCaptcha();
  const challenge = useChallenge();
  const flags = loginFlags(whitelabel);

  const [machine] = useState(() =>
    registrationMachine.provide({
      actors: {
        solveChallenge: fromPromise(() => challenge.solve()),
        checkAffiliate: fromPromise(({ input }: { input: string }) => ways.checkAffiliate(input)),
        register: fromPromise(({ input }: { input: RegistrationTry }) =>
          ways.register(input, {
            captchaId: captcha.id(),
            linkTicket: linkTicket.current(),
            rules: { flags, fields: registerRules.fields },
            terms: { version: registerRules.terms.version, age: registerRules.terms.minAge },
          }),
        ),
      },
      actions: {
        resetChallenge: () => challenge.reset(),
        // A try that never arrived used up no picture.
        renewCaptcha: ({ context }) => (context.failed?.code === 'NETWORK' ? undefined : captcha.renew()),
      },
    }),
  );
  const [state, send] = useMachine(machine, {
    input: {
      flags,
      fields: registerRules.fields,
      captcha: registerRules.captcha,
      addressCode: invitation.code(),
    },
  });

  useShownCaptcha(captcha, state.context.captchaShown);

  const { signedIn } = state.context;
  useOpening(signedIn, {
    onSignedIn() {
      linkTicket.forget();
      forgetDraft('register');
    },
    onOpen,
  });

  return { state, send, captcha, challenge };
}
