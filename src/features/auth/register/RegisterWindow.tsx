import { useId } from 'react';
import { registrationModes } from '../../../domain/loginFlags.ts';
import { useText } from '../../../i18n/index.ts';
import { useBoot } from '../../../runtime/brand/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import * as form from '../../../ui/form/Form.css.ts';
import { Tabs } from '../../../ui/Tabs/Tabs.tsx';
import { VerificationStep } from '../window/VerificationStep.tsx';
import * as words from '../window/words.css.ts';
import * as css from './Register.css.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { useRegistration } from './useRegistration.ts';

/** The registration forms a merchant offers. */
export function RegisterWindow({ close }: { readonly close: () => void }) {
  const t = useText();
  const id = useId();
  const { openModal } = useOverlays();
  const registration = useRegistration({ onOpen: close });
  const { state, send } = registration;
  const { flags, mode, verify } = state.context;
  const modes = registrationModes(flags);

  if (state.hasTag('verifying') && verify !== null) return <VerificationStep verify={verify} onOutcome={send} />;

  const known = (
    <p className={form.onwards}>
      {t('auth.register.known')}
      <button type="button" className={words.roomy} onClick={() => openModal('loginPopupModal')}>
        {t('auth.register.login')}
      </button>
    </p>
  );
  if (modes.length === 0)
    return (
      <div className={css.panel}>
        <Alert tone="info">{t('auth.register.closed')}</Alert>
        {known}
      </div>
    );
  const tabbed = modes.length > 1;
  return (
    <div className={css.panel}>
      {tabbed ? (
        <Tabs
          label={t('auth.register_ways')}
          items={modes.map((entry) => ({ id: entry, label: t(modeName[entry]) }))}
          selected={mode}
          onSelect={(chosen) => send({ type: 'mode.choose', mode: chosen === 'mobile' ? 'mobile' : 'username' })}
          panelId={id}
        />
      ) : null}
      <div id={id} role={tabbed ? 'tabpanel' : undefined} aria-label={tabbed ? t(modeName[mode]) : undefined}>
        <RegisterForm registration={registration} />
      </div>
      {known}
    </div>
  );
}

const modeName = { username: 'auth.tab.username', mobile: 'auth.tab.mobile' } as const;

/** The reward for new accounts, while the brand offers one. */
export function Reward({ className }: { readonly className: string }) {
  const t = useText();
  const { shown, amount } = useBoot().permission.registerRules.rewardHint;
  return shown ? <p className={className}>{t('auth.register.reward', { amount })}</p> : null;
}
