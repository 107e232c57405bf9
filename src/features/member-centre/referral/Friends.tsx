import { referralQueries } from '../../../api/referral.ts';
import { serverNow } from '../../../api/serverTime.ts';
import { presetRange } from '../../../domain/datePresets.ts';
import { moneyOf, moneyToWire, sumOf } from '../../../domain/money.ts';
import { useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import {
  Amount,
  firstPage,
  ListTable,
  type MemberColumn,
  Moment,
  StateBadge,
  useListPlace,
  useMedia,
  useMemberParams,
} from '../../../runtime/centre/index.ts';
import { useListQuery } from '../../../runtime/data/index.ts';
import { below } from '../../../theme/breakpoints.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Segmented } from '../../../ui/Segmented/Segmented.tsx';
import type { Friend } from '../../../wire/referral.ts';
import * as css from './referral.css.ts';

const periods = ['last30', 'all'] as const;

/** Friends who registered with the invitation, and the earnings from each. */
export function Friends() {
  const t = useText();
  const isPhone = useMedia(below.md);
  const { timeZone } = useBrand();
  const [params, change] = useMemberParams();
  const period = periods.find((each) => each === params['days']) ?? 'last30';
  const from = period === 'all' ? undefined : presetRange(period, serverNow(), timeZone).from;
  const { cursor } = useListPlace();
  const list = useListQuery(referralQueries.friends({ ...(from === undefined ? {} : { from }), ...cursor }));
  const choose = (days: (typeof periods)[number]) => change({ days, ...firstPage });
  const columns = useColumns(isPhone);
  return (
    <>
      <header className={css.friendsHead}>
        <h3 className={css.title}>{t('referral.friends')}</h3>
        <Segmented
          label={t('referral.period')}
          options={periods.map((value) => ({ value, label: t(`referral.period.${value}`) }))}
          value={period}
          onChange={choose}
        />
      </header>
      <ListTable
        query={list}
        label={t('referral.friends')}
        columns={columns}
        rows={list.data?.rows}
        rowKey={({ id }) => id}
        empty={{
          icon: 'users-three',
          title: t(period === 'all' ? 'referral.empty' : 'referral.empty.period'),
          text: t('referral.empty.text'),
          action:
            period === 'all' ? undefined : (
              <Button tone="tonal" onClick={() => choose('all')}>
                {t('referral.period.all')}
              </Button>
            ),
        }}
      />
    </>
  );
}

const tones = { registered: 'info', verified: 'warning', deposited: 'success', excluded: 'neutral' } as const;

function useColumns(isPhone: boolean): MemberColumn<Friend>[] {
  const t = useText();
  const columns: MemberColumn<Friend>[] = [
    {
      key: 'name',
      label: t('referral.account'),
      cell: ({ name, avatar }) => (
        <span className={css.friend}>
          <img className={css.avatar} src={avatar} alt="" width={28} height={28} loading="lazy" />
          <span className={css.name}>{name}</span>
        </span>
      ),
    },
    {
      key: 'registeredAt',
      label: t('referral.registeredAt'),
      cell: ({ registeredAt }) => <Moment at={registeredAt} to="day" />,
      onCard: 'note',
    },
    {
      key: 'state',
      label: t('referral.state'),
      cell: ({ state }) => <StateBadge tone={tones[state]}>{t(`referral.state.${state}`)}</StateBadge>,
      onCard: 'state',
    },
  ];
  if (isPhone) {
    return [
      ...columns,
      {
        key: 'earned',
        label: t('referral.earned'),
        cell: (friend) => <Earned value={earnedBy(friend)} signed />,
        onCard: 'sum',
      },
    ];
  }
  return [
    ...columns,
    { key: 'reward', label: t('referral.rewards'), cell: ({ reward }) => <Earned value={reward} />, align: 'end' },
    { key: 'shares', label: t('referral.shares'), cell: ({ shares }) => <Earned value={shares} signed />, align: 'end' },
  ];
}

/** Earnings from a friend in all; null for nothing. */
function earnedBy({ reward, shares }: Friend): string | null {
  if (reward === null || shares === null) return reward ?? shares;
  return moneyToWire(sumOf([moneyOf(reward), moneyOf(shares)]));
}

function Earned({ value, signed = false }: { readonly value: string | null; readonly signed?: boolean }) {
  return value === null ? '–' : <Amount value={value} signed={signed} />;
}
