import { profileQueries } from '../../../api/profile.ts';
import { type Translate, useText } from '../../../i18n/index.ts';
import { Card, type MemberColumn, MemberTable, StateBadge } from '../../../runtime/centre/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import type { LoginHistory } from '../../../wire/profile.ts';
import { useMoment } from './useMoment.ts';

const tones = { done: 'success', asked: 'warning', refused: 'danger' } as const;

/** The last sign-ins, and attempts that were refused. */
export function LoginHistoryCard() {
  const t = useText();
  const moment = useMoment();
  const { data, isError, isFetching, refetch } = useQuery(profileQueries.logins());
  return (
    <Card flush title={t('member.account.logins')}>
      <MemberTable
        label={t('member.account.logins')}
        columns={columnsOf(t, moment)}
        rows={data?.logins}
        rowKey={({ id }) => id}
        failed={isError && !isFetching}
        onRetry={() => void refetch()}
        empty={{ icon: 'shield-check', title: t('member.account.logins.empty') }}
      />
    </Card>
  );
}

type Login = LoginHistory['logins'][number];

const columnsOf = (t: Translate, moment: ReturnType<typeof useMoment>): readonly MemberColumn<Login>[] => [
  { key: 'at', label: t('member.account.logins.time'), cell: ({ at }) => moment(at, 'second') },
  {
    key: 'from',
    label: t('member.account.logins.from'),
    cell: ({ isSameAddress }) => t(isSameAddress ? 'member.account.logins.sameAddress' : 'member.account.logins.otherAddress'),
    onCard: 'note',
  },
  {
    key: 'outcome',
    label: t('member.account.logins.outcome'),
    cell: ({ outcome }) => <StateBadge tone={tones[outcome]}>{t(`member.account.logins.outcome.${outcome}`)}</StateBadge>,
    align: 'end',
    onCard: 'sum',
  },
];
