import { useId } from 'react';
import { profileQueries } from '../../../api/profile.ts';
import { useText } from '../../../i18n/index.ts';
import { useLeave, useMemberParams, Waiting, WaitingBlock } from '../../../runtime/centre/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { Tabs } from '../../../ui/Tabs/Tabs.tsx';
import { SaferPlay } from '../limits/SaferPlay.tsx';
import * as css from './account.css.ts';
import { Overview } from './Overview.tsx';
import { ProfileTab } from './ProfileTab.tsx';
import { SecurityTab } from './SecurityTab.tsx';

const tabs = ['overview', 'profile', 'security', 'limits'] as const;
type Tab = (typeof tabs)[number];

/** Overview, profile, security and safer play of the account. The tab is part of the address. */
export function SecurityCenter() {
  const t = useText();
  const panel = useId();
  const [params, change] = useMemberParams();
  const tab = tabs.find((name) => name === params['tab']) ?? 'overview';
  const leave = useLeave();
  const select = (name: string, set: string | null = null) =>
    leave(() => change({ tab: name, set, welcome: null }, { replace: true }));
  return (
    <>
      {params['welcome'] === undefined ? null : (
        <Alert tone="info" title={t('member.account.welcome.title')}>
          {t('member.account.welcome.text')}
        </Alert>
      )}
      <Tabs
        label={t('member.page.securityCenter')}
        items={tabs.map((id) => ({ id, label: t(`member.account.tab.${id}`) }))}
        selected={tab}
        onSelect={(name) => select(name)}
        panelId={panel}
      />
      <div id={panel} role="tabpanel" aria-label={t(`member.account.tab.${tab}`)} className={css.panel}>
        {tab === 'limits' ? <SaferPlay /> : <Content tab={tab} onSelect={select} />}
      </div>
    </>
  );
}

interface ContentProps {
  readonly tab: Exclude<Tab, 'limits'>;
  /** @param set What the member has come to set. */
  readonly onSelect: (tab: Tab, set?: string) => void;
}

function Content({ tab, onSelect }: ContentProps) {
  const t = useText();
  const { data, isError, isFetching, refetch } = useQuery(profileQueries.profile());
  if (data === undefined && isError && !isFetching) {
    return <LoadFailed title={t('member.account.failed')} onRetry={() => void refetch()} />;
  }
  if (data === undefined) {
    return (
      <Waiting className={css.panel}>
        <WaitingBlock className={css.waiting} />
        <WaitingBlock className={css.waiting} />
      </Waiting>
    );
  }
  if (tab === 'profile') return <ProfileTab profile={data} />;
  return tab === 'security' ? <SecurityTab profile={data} /> : <Overview profile={data} onSelect={onSelect} />;
}
