import { useId } from 'react';
import { agentQueries } from '../../../api/agents.ts';
import { useText } from '../../../i18n/index.ts';
import { Card, useMemberParams } from '../../../runtime/centre/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { Tabs } from '../../../ui/Tabs/Tabs.tsx';
import type { AccountOpening } from '../../../wire/agents.ts';
import { InviteCard, InviteLink } from './InviteLink.tsx';
import { Recent } from './Recent.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import * as css from './register.css.ts';

const tabs = ['create', 'link'] as const;

/** Register account [AGENT-05]: by a one-time password, or by a link with code, QR and expiry. */
export function Register() {
  const t = useText();
  const panelId = useId();
  const [{ tab }, change] = useMemberParams();
  const selected = tabs.find((each) => each === tab) ?? 'create';
  const { data, isError, refetch } = useQuery(agentQueries.opening());
  const retry = () => void refetch();
  return (
    <div className={css.page}>
      <Tabs
        label={t('agent.page.agentRegister')}
        items={tabs.map((id) => ({ id, label: t(`agent.register.tab.${id}`) }))}
        selected={selected}
        onSelect={(id) => change({ tab: id === 'create' ? null : id })}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-label={t(`agent.register.tab.${selected}`)} className={css.columns}>
        {selected === 'create' ? <RegisterForm /> : <InviteLink opening={data} failed={isError} onRetry={retry} />}
        <div className={css.side}>
          <ThisMonth opening={data} />
          {selected === 'create' ? <InviteCard invite={data?.invite} /> : null}
        </div>
      </div>
      <Recent opening={data} failed={isError} onRetry={retry} />
    </div>
  );
}

function ThisMonth({ opening }: { readonly opening: AccountOpening | undefined }) {
  const t = useText();
  const { agents = 0, members = 0, fresh = 0 } = opening?.thisMonth ?? {};
  return (
    <Card title={t('agent.register.month')}>
      <strong className={css.count}>{opening === undefined ? <Skeleton shape="text" /> : agents + members}</strong>
      <p className={css.note}>{t('agent.register.month.kinds', { agents, members })}</p>
      {fresh === 0 ? null : <p className={css.note}>{t('agent.register.month.fresh', { count: fresh })}</p>}
    </Card>
  );
}
