import { useId } from 'react';
import { profileQueries } from '../../../api/profile.ts';
import { useText } from '../../../i18n/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { Tabs } from '../../../ui/Tabs/Tabs.tsx';
import { SaferPlay } from '../limits/SaferPlay.tsx';
import { useLeave, useMemberParams } from '../parts/index.ts';
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
  const select = (name: string) => leave(() => change({ tab: name, welcome: null }, { replace: true }));
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
        onSelect={select}
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
  readonly onSelect: (tab: Tab) => void;
}

function Content({ tab, onSelect }: ContentProps) {
  const { data, isError, isFetching, refetch } = useQuery(profileQueries.profile());
  if (data === undefined) return isError && !isFetching ? <Failed onRetry={() => void refetch()} /> : <Waiting />;
  if (tab === 'profile') return <ProfileTab profile={data} />;
  return tab === 'security' ? <SecurityTab profile={data} /> : <Overview profile={data} onSelect={onSelect} />;
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useText();
  return (
    <div role="alert">
      <EmptyState
        icon="wifi-slash"
        level={3}
        title={t('member.account.failed')}
        action={
          <Button tone="tonal" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        }
      />
    </div>
  );
}

function Waiting() {
  return (
    <div className={css.panel} aria-busy="true">
      {[1, 2].map((block) => (
        <div key={block} className={css.waiting}>
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
