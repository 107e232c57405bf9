import { useId } from 'react';
import { useText } from '../../../i18n/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { Tabs } from '../../../ui/Tabs/Tabs.tsx';
import { ForgotForm } from './ForgotForm.tsx';
import * as css from './recover.css.ts';
import { useForgot } from './useForgot.ts';

/** Recovery by a mail with a link, or by a code by phone if the merchant allows it. */
export function ForgotWindow({ close }: { readonly close: () => void }) {
  const t = useText();
  const id = useId();
  const { openModal } = useOverlays();
  const forgot = useForgot({ onOpen: close });
  const { state, send } = forgot;
  const { tab, isPhoneResetOn } = state.context;
  const back = (
    <Button tone="ghost" onClick={() => openModal('loginPopupModal')}>
      {t('auth.forgot.back')}
    </Button>
  );
  if (state.hasTag('sent'))
    return (
      <div role="status">
        <EmptyState icon="envelope-simple" level={3} title={t('in_been_out')} text={t('auth.forgot.sent_text')} action={back} />
      </div>
    );
  return (
    <div className={css.panel}>
      {isPhoneResetOn ? (
        <Tabs
          label={t('auth.forgot_ways')}
          items={[
            { id: 'email', label: t('auth.tab.email') },
            { id: 'mobile', label: t('auth.tab.mobile') },
          ]}
          selected={tab}
          onSelect={(chosen) => send({ type: 'tab.choose', tab: chosen === 'mobile' ? 'mobile' : 'email' })}
          panelId={id}
        />
      ) : null}
      <div
        id={id}
        role={isPhoneResetOn ? 'tabpanel' : undefined}
        aria-label={isPhoneResetOn ? t(`auth.tab.${tab}`) : undefined}
      >
        <ForgotForm forgot={forgot} />
      </div>
      {back}
    </div>
  );
}
