import { useMachine } from '@xstate/react';
import { useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import { type Remembered, remember } from '../../../api/rememberMe.ts';
import { loginFlags } from '../../../domain/loginFlags.ts';
import { type LoginTab, type LoginTry, loginMachine } from '../../../flows/login/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { useVisit } from '../../../runtime/session/index.ts';
import { forgetDraft } from '../../../ui/form/drafts.ts';
import { authRequests } from '../authRequests.ts';
import { useCodeTickets } from '../window/codeTickets.ts';
import { usePhoneCodes } from '../window/phoneCodes.ts';
import { useCaptcha, useShownCaptcha } from '../window/useCaptcha.ts';
import { useChallenge } from '../window/useChallenge.ts';
import { useStartSession } from '../window/useStartSession.ts';
import { pendingLink } from '../window/visitSlots.ts';
import { useRememberPolicy } from './useRemembered.ts';

interface Deps {
  readonly tab?: LoginTab;
  /** Called once a session is open. */
  readonly onOpen: () => void;
}

/** Runs the login flow with its captcha and bot challenge. */
export function useLogin({ tab, onOpen }: Deps) {
  const { modules } = useBrand();
  const visit = useVisit();
  const captcha = useCaptcha();
  const challenge = useChallenge();
  const remembered = useRef<Partial<Remembered> | null>(null);
  const policy = useRememberPolicy();
  const phoneCodes = usePhoneCodes();
  const codeTickets = useCodeTickets();

  const [machine] = useState(() =>
    loginMachine.provide({
      actors: {
        solveChallenge: fromPromise(() => challenge.solve()),
        logIn: fromPromise(({ input }: { input: LoginTry }) =>
          authRequests.logIn(input, {
            captchaId: captcha.id(),
            linkTicket: visit.read(pendingLink)?.ticket,
            phoneCodes,
            codeTickets,
            widget: challenge,
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
  const { showVerCodeLogin } = loginFlags(modules);
  const [state, send] = useMachine(machine, { input: { showVerCodeLogin, ...(tab === undefined ? {} : { tab }) } });

  useShownCaptcha(captcha, state.context.captchaShown);

  const { signedIn } = state.context;
  useStartSession(signedIn, {
    onSignedIn() {
      visit.write(pendingLink, null);
      if (remembered.current !== null) void remember(remembered.current, policy);
      forgetDraft('login');
    },
    onOpen,
  });

  return {
    state,
    send,
    captcha,
    challenge,
    /** Values to store for the next visit if the login succeeds; null stores nothing. */
    keepForNext: (entries: Partial<Remembered> | null) => {
      remembered.current = entries;
    },
  };
}
