import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { funnelQuery } from '../../api/analytics.ts';
import { trialAccountType } from '../../domain/accountType.ts';
import { useText, WithWords } from '../../i18n/index.ts';
import { useQuery } from '../../runtime/data/index.ts';
import { useSessionView } from '../../runtime/session/index.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { reportEvent, reportPage, switchOff, switchOn } from './analyticsTag.ts';
import * as css from './ConsentPrompt.css.ts';
import { analyticsConsent } from './consent.ts';

export interface ConsentPromptViewProps {
  readonly gtagId: string;
}

export function ConsentPromptView({ gtagId }: ConsentPromptViewProps) {
  const consent = useSyncExternalStore(analyticsConsent.subscribe, analyticsConsent.read, () => null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (consent !== 'granted') return undefined;
    switchOn(gtagId);
    return () => switchOff(gtagId);
  }, [consent, gtagId]);
  useEffect(() => {
    if (consent === 'granted') reportPage(pathname);
  }, [consent, pathname]);
  const { isLoggedIn, isForced, isAgent, account } = useSessionView();
  if (consent === 'granted')
    return isLoggedIn && !isForced && isAgent !== trialAccountType ? <Funnel key={account} account={account} /> : null;
  return consent === null ? (
    <WithWords areas={['preferences']}>
      <Question />
    </WithWords>
  ) : null;
}

/** Reports the events of the account; the server gives each out once. */
function Funnel({ account }: { readonly account: string }) {
  const { data } = useQuery(funnelQuery(account));
  useEffect(() => {
    for (const event of data?.events ?? []) reportEvent(event);
  }, [data]);
  return null;
}

function Question() {
  const t = useText();
  return (
    <section className={css.prompt} aria-label={t('preferences.analytics')}>
      <p className={css.text}>{t('preferences.analytics.question')}</p>
      <div className={css.answers}>
        <Button tone="secondary" size="sm" onClick={() => analyticsConsent.write('denied')}>
          {t('preferences.analytics.deny')}
        </Button>
        <Button tone="secondary" size="sm" onClick={() => analyticsConsent.write('granted')}>
          {t('preferences.analytics.allow')}
        </Button>
      </div>
    </section>
  );
}
