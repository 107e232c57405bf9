import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { loginFlags } from '../../../domain/loginFlags.ts';
import { type RegistrationTry, registrationMachine } from '../../../flows/registration/index.ts';
import { useBoot } from '../../../runtime/brand/index.ts';
import { arrival, invitationAddress, invitationCode, useVisit } from '../../../runtime/session/index.ts';
import { forgetDraft } from '../../../ui/form/drafts.ts';
import { authRequests } from '../authRequests.ts';
import { useCodeTickets } from '../window/codeTickets.ts';
import { usePhoneCodes } from '../window/phoneCodes.ts';
import { useCaptcha, useShownCaptcha } from '../window/useCaptcha.ts';
import { useChallenge } from '../window/useChallenge.ts';
import { useStartSession } from '../window/useStartSession.ts';
import { pendingLink } from '../window/visitSlots.ts';

/** Runs the registration flow with its captcha and bot challenge. */
export function useRegistration({ onOpen }: { readonly onOpen: () => void }) {
  const { brand, permission } = useBoot();
  const { registerRules } = permission;
  const visit = useVisit();
  const captcha = useCaptcha();
  const challenge = useChallenge();
  const phoneCodes = usePhoneCodes();
  const codeTickets = useCodeTickets();
  const flags = loginFlags(brand.modules);

  const [machine] = useState(() =>
    registrationMachine.provide({
      actors: {
        solveChallenge: fromPromise(() => challenge.solve()),
        checkAffiliate: fromPromise(({ input }: { input: string }) => authRequests.checkAffiliate(input)),
        register: fromPromise(({ input }: { input: RegistrationTry }) =>
          authRequests.register(input, {
            captchaId: captcha.id(),
            phoneCodes,
            codeTickets,
            linkTicket: visit.read(pendingLink)?.ticket,
            address: invitationAddress(visit),
            rules: { flags, fields: registerRules.fields },
            terms: { version: registerRules.terms.version, age: registerRules.terms.minAge },
          }),
        ),
      },
      actions: {
        resetChallenge: () => challenge.reset(),
        // An attempt that did not reach the server did not use up the captcha image.
        renewCaptcha: ({ context }) => (context.failed?.code === 'NETWORK' ? undefined : captcha.renew()),
      },
    }),
  );
  const [state, send] = useMachine(machine, {
    input: {
      flags,
      fields: registerRules.fields,
      captcha: registerRules.captcha,
      addressCode: invitationCode(visit),
    },
  });

  useShownCaptcha(captcha, state.context.captchaShown);

  const { signedIn } = state.context;
  useStartSession(signedIn, {
    onSignedIn() {
      visit.write(pendingLink, null);
      visit.write(arrival, 'register');
      forgetDraft('register');
    },
    onOpen,
  });

  return { state, send, captcha, challenge };
}
