import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { useVisit } from '../../../runtime/session/index.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Tabs } from '../../../ui/Tabs/Tabs.tsx';
import type { UnknownIdentity } from '../../../wire/auth.ts';
import { useMayRegister } from '../useMayRegister.ts';
import { VerificationStep } from '../window/VerificationStep.tsx';
import { pendingLink, proofHandover } from '../window/visitSlots.ts';
import { LoginFoot } from './LoginFoot.tsx';
import { LoginForm } from './LoginForm.tsx';
import * as css from './LoginWindow.css.ts';
import { useLogin } from './useLogin.ts';

/** Two login methods, extra verification for a new IP address, and alternatives below. */
export function LoginWindow({ close }: { readonly close: () => void }) {
  const t = useText();
  const id = useId();
  const visit = useVisit();
  const [link, setLink] = useState(() => visit.read(pendingLink));
  const [handover, setHandover] = useState(() => visit.read(proofHandover));
  useEffect(() => visit.write(proofHandover, null), [visit]);
  const login = useLogin({ onOpen: close });
  const { state, send } = login;
  const { tab, showVerCodeLogin, verify } = state.context;
  const proof = state.hasTag('verifying') ? verify : null;
  const form = useFocusAfter<HTMLDivElement>(handover !== null || proof !== null);

  if (handover !== null)
    return (
      <VerificationStep
        verify={handover.verify}
        onOutcome={(outcome) => {
          if (outcome.type === 'verification.end') {
            setHandover(null);
            send(outcome);
            return;
          }
          if (outcome.type === 'verification.pass') handover.pass(outcome.value);
          close();
        }}
      />
    );
  if (proof !== null) return <VerificationStep verify={proof} onOutcome={send} />;

  return (
    <div className={css.panel}>
      {link === null ? null : <LinkNote link={link} />}
      {showVerCodeLogin ? (
        <Tabs
          label={t('auth.ways')}
          items={[
            { id: 'username', label: t('auth.tab.username') },
            { id: 'sms', label: t('auth.tab.mobile') },
          ]}
          selected={tab}
          onSelect={(chosen) => send({ type: 'tab.choose', tab: chosen === 'sms' ? 'sms' : 'username' })}
          panelId={id}
        />
      ) : null}
      <div
        ref={form}
        tabIndex={-1}
        className={css.form}
        id={id}
        role={showVerCodeLogin ? 'tabpanel' : undefined}
        aria-label={showVerCodeLogin ? t(tabName[tab]) : undefined}
      >
        <LoginForm login={login} />
      </div>
      <LoginFoot close={close} onLink={setLink} />
    </div>
  );
}

const tabName = { username: 'auth.tab.username', sms: 'auth.tab.mobile' } as const;

/** Focuses the element when the view that replaced it closes, because the focused element was removed with that view. */
function useFocusAfter<Kind extends HTMLElement>(isAway: boolean) {
  const element = useRef<Kind>(null);
  const wasAway = useRef(isAway);
  useEffect(() => {
    if (wasAway.current && !isAway) element.current?.focus();
    wasAway.current = isAway;
  }, [isAway]);
  return element;
}

interface LinkNoteProps {
  readonly link: UnknownIdentity['link'];
}

/** A social identity without an account: the next login links it. */
function LinkNote({ link }: LinkNoteProps) {
  const t = useText();
  const { openModal } = useOverlays();
  const mayRegister = useMayRegister();
  const provider = t(link.channel === 'facebook' ? 'auth.social.facebook' : 'auth.social.google');
  return (
    <Alert
      tone="info"
      live
      title={t('auth.link.title')}
      action={
        mayRegister ? (
          <Button tone="secondary" size="sm" onClick={() => openModal('registerModal')}>
            {t('session.register')}
          </Button>
        ) : undefined
      }
    >
      {t('auth.link.text', { provider })}
    </Alert>
  );
}
