import { useState } from 'react';
import { agentCalls, openingKeys } from '../../../api/agents.ts';
import { momentText } from '../../../domain/momentText.ts';
import { useLanguage, useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { Card, type MemberColumn, MemberTable, StateBadge } from '../../../runtime/centre/index.ts';
import { useQueryClient } from '../../../runtime/data/index.ts';
import { useAgentHref } from '../../../runtime/navigation/index.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { FailureLine } from '../../../ui/form/FailureLine.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Sheet } from '../../../ui/Sheet/Sheet.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import type { AccountOpening } from '../../../wire/agents.ts';
import { failureText } from '../../../wire/failure.ts';
import { KindBadge, Person } from '../parts/Person.tsx';
import { useCopy } from '../parts/useCopy.ts';
import { useSubmit } from '../parts/useSubmit.ts';
import { newPassword } from './newPassword.ts';
import * as css from './register.css.ts';

type Row = AccountOpening['rows'][number];

interface RecentProps {
  readonly opening: AccountOpening | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

const tones = { fresh: 'warning', changed: 'success', disabled: 'danger' } as const;

/** Accounts that were opened last. One that never signed in can get another password. */
export function Recent({ opening, failed, onRetry }: RecentProps) {
  const t = useText();
  const href = useAgentHref();
  const [renewing, setRenewing] = useState<Row | null>(null);
  const columns = useColumns(setRenewing);
  return (
    <>
      <Card
        title={t('agent.register.recent')}
        aside={<TextLink to={href('agentTeamManagement', { sort: 'newest' })}>{t('agent.page.agentTeamManagement')}</TextLink>}
        flush
      >
        <MemberTable
          label={t('agent.register.recent')}
          columns={columns}
          rows={opening?.rows}
          rowKey={({ id }) => id}
          failed={failed}
          onRetry={onRetry}
          empty={{ icon: 'user-plus', title: t('agent.register.none'), text: t('agent.register.none.text') }}
        />
      </Card>
      {renewing === null ? null : <RenewDialog row={renewing} onClose={() => setRenewing(null)} />}
    </>
  );
}

/** Gives another one-time password and shows it once. */
function RenewDialog({ row, onClose }: { readonly row: Row; readonly onClose: () => void }) {
  const t = useText();
  const copy = useCopy();
  const cache = useQueryClient();
  const [password] = useState(newPassword);
  const [isDone, setDone] = useState(false);
  const { busy, failed, submit } = useSubmit();
  const renew = async () => {
    const isRenewed = await submit(async () => {
      await agentCalls.renewPassword({ account: row.id, password });
    });
    setDone(isRenewed);
    void cache.invalidateQueries({ queryKey: openingKeys[0] });
  };
  return (
    <Sheet title={t('agent.register.renew.of', { name: row.name })} onClose={onClose}>
      <FailureLine failed={failed} textOf={failureText} />
      {isDone ? (
        <>
          <Alert tone="success" live title={t('agent.register.renewed')}>
            {t('agent.register.once', { password })}
          </Alert>
          <div className={css.acts}>
            <Button
              tone="secondary"
              iconStart={<Icon name="copy" size={18} />}
              onClick={() => copy(t('agent.register.copied', { name: row.name, password }))}
            >
              {t('agent.copy')}
            </Button>
            <Button onClick={onClose}>{t('common.close')}</Button>
          </div>
        </>
      ) : (
        <>
          <p className={css.note}>{t('agent.register.renew.text')}</p>
          <div className={css.acts}>
            <Button tone="secondary" onClick={onClose}>
              {t('common.cancel')}
            </Button>
            <Button busy={busy} onClick={() => void renew()}>
              {t('agent.register.renew')}
            </Button>
          </div>
        </>
      )}
    </Sheet>
  );
}

function useColumns(renew: (row: Row) => void): MemberColumn<Row>[] {
  const t = useText();
  const href = useAgentHref();
  const language = useLanguage();
  const { timeZone } = useBrand();
  return [
    {
      key: 'name',
      label: t('agent.account'),
      cell: ({ name, avatar }) => <Person name={name} avatar={avatar} />,
      onCard: 'lead',
    },
    { key: 'kind', label: t('agent.kind'), cell: ({ kind }) => <KindBadge kind={kind} />, onCard: 'sum' },
    {
      key: 'openedAt',
      label: t('agent.register.openedAt'),
      cell: ({ openedAt }) => momentText(openedAt, { timeZone, language, to: 'second' }),
      onCard: 'note',
    },
    {
      key: 'state',
      label: t('records.state'),
      cell: ({ state }) => <StateBadge tone={tones[state]}>{t(`agent.opened.${state}`)}</StateBadge>,
      onCard: 'state',
    },
    {
      key: 'act',
      label: t('agent.column.acts'),
      cell: (row) =>
        row.state === 'fresh' ? (
          <Button tone="secondary" size="sm" onClick={() => renew(row)}>
            {t('agent.register.renew')}
          </Button>
        ) : (
          <TextLink to={href('agentTeamManagement', { search: row.name })} arrow={false}>
            {t('agent.register.show')}
          </TextLink>
        ),
      align: 'end',
    },
  ];
}
