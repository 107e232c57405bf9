import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { type SocialIdentity, type SocialProvider, socialMachine } from '../../../flows/social/index.ts';
import { type TextKey, useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { useVisit } from '../../../runtime/session/index.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { FailureLine } from '../../../ui/form/FailureLine.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { UnknownIdentity } from '../../../wire/auth.ts';
import { failureText } from '../../../wire/failure.ts';
import { authRequests } from '../authRequests.ts';
import { askProvider } from '../social/askProvider.ts';
import { useStartSession } from '../window/useStartSession.ts';
import { VerificationStep } from '../window/VerificationStep.tsx';
import { pendingLink } from '../window/visitSlots.ts';
import * as css from './LoginWindow.css.ts';

export interface SocialButtonsProps {
  readonly onOpen: () => void;
  /** The identity has no account yet: a login links it. */
  readonly onLink: (link: UnknownIdentity['link']) => void;
}

/** Google and Facebook, if the brand has configured them. */
export function SocialButtons({ onOpen, onLink }: SocialButtonsProps) {
  const t = useText();
  const visit = useVisit();
  const { social: providers, firebase } = useBrand().signIn;
  const [machine] = useState(() =>
    socialMachine.provide({
      actors: {
        askProvider: fromPromise(({ input }: { input: SocialProvider | null }) => askProvider(firebase, input)),
        logIn: fromPromise(({ input }: { input: SocialIdentity | null }) => authRequests.logInSocially(input)),
      },
    }),
  );
  const [state, send] = useMachine(machine, { input: { providers } });
  const { signedIn, link, verify, failed, providerFault } = state.context;

  useStartSession(signedIn, { onOpen });
  useEffect(() => {
    if (link === null) return;
    visit.write(pendingLink, link);
    onLink(link);
    // The window continues from here; the buttons are enabled again.
    send({ type: 'link.cancel' });
  }, [link, visit, onLink, send]);

  if (providers.length === 0) return null;
  if (state.hasTag('verifying') && verify !== null) return <VerificationStep verify={verify} onOutcome={send} />;
  return (
    <>
      <span className={css.or}>{t('auth.social')}</span>
      {providerFault === null ? null : (
        <Alert tone="danger" live>
          {t(providerFault as TextKey)}
        </Alert>
      )}
      <FailureLine failed={failed} textOf={failureText} />
      <div className={css.pair}>
        {providers.map((provider) => (
          <Button
            key={provider}
            tone="secondary"
            busy={state.hasTag('busy') && state.context.provider === provider}
            iconStart={<Icon name={provider === 'facebook' ? 'facebook-logo' : 'user-circle'} size={20} />}
            onClick={() => send({ type: 'social.choose', provider })}
          >
            {t(`auth.social.${provider}`)}
          </Button>
        ))}
      </div>
    </>
  );
}
