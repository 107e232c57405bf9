import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { type SocialIdentity, type SocialProvider, socialMachine } from '../../../flows/social/index.ts';
import { type TextKey, useText } from '../../../i18n/index.ts';
import { useBrand, useFlag } from '../../../runtime/brand/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { useVisit } from '../../../runtime/session/index.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { FailureLine } from '../../../ui/form/FailureLine.tsx';
import * as form from '../../../ui/form/Form.css.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { UnknownIdentity } from '../../../wire/auth.ts';
import { Failure, failureText } from '../../../wire/failure.ts';
import { authRequests } from '../authRequests.ts';
import type { FirebaseSettings } from '../social/firebase.ts';
import { useMayRegister } from '../useMayRegister.ts';
import { TrialEntry, useTrial } from '../window/TrialEntry.tsx';
import { useStartSession } from '../window/useStartSession.ts';
import { VerificationStep } from '../window/VerificationStep.tsx';
import { pendingLink } from '../window/visitSlots.ts';
import * as words from '../window/words.css.ts';
import * as css from './LoginWindow.css.ts';

export interface LoginFootProps {
  readonly close: () => void;
  readonly onLink: (link: UnknownIdentity['link']) => void;
}

/** Alternatives: social networks, a trial, registration. */
export function LoginFoot({ close, onLink }: LoginFootProps) {
  const t = useText();
  const { openModal } = useOverlays();
  const mayTry = useFlag('hasFreePlay');
  const mayRegister = useMayRegister();
  return (
    <div className={css.foot}>
      <SocialButtons onOpen={close} onLink={onLink} />
      {mayTry ? <TrialButton /> : null}
      {mayRegister ? (
        <p className={form.onwards}>
          {t('auth.login.missing')}
          <button type="button" className={words.roomy} onClick={() => openModal('registerModal')}>
            {t('auth.login.register')}
          </button>
        </p>
      ) : null}
    </div>
  );
}

interface SocialButtonsProps {
  readonly onOpen: () => void;
  /** The identity has no account yet: a login links it. */
  readonly onLink: (link: UnknownIdentity['link']) => void;
}

/** Google and Facebook, if the brand has configured them. */
function SocialButtons({ onOpen, onLink }: SocialButtonsProps) {
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

/** Opens the provider's sign-in window. Its code loads on first use, for brands that have configured it. */
async function askProvider(settings: FirebaseSettings | null, provider: SocialProvider | null): Promise<SocialIdentity> {
  if (settings === null || provider === null) throw new Failure('SYSTEM');
  // Together: a browser opens the window only right after the press.
  const [ticket, identity] = await Promise.all([
    authRequests.signInTicket(),
    import('../social/firebase.ts').then(({ signInThrough }) => signInThrough(settings, provider)),
  ]);
  return { ...identity, ticket };
}

/** Mounted for brands with a trial only. */
const TrialButton = () => <TrialEntry trial={useTrial()} />;
