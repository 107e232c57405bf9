import { promotionQueries } from '../../../api/promotions.ts';
import { useText } from '../../../i18n/index.ts';
import { Amount, Card, type MemberColumn, MemberTable, Moment, useMemberParams } from '../../../runtime/centre/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import { useMemberHref } from '../../../runtime/navigation/index.ts';
import { usePromotionActs } from '../../../runtime/promotions/index.ts';
import { LinkButton } from '../../../ui/Button/LinkButton.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { Tabs } from '../../../ui/Tabs/Tabs.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import type { RewardBoard } from '../../../wire/promotions.ts';
import * as shared from '../records/records.css.ts';
import { MallAction, PointSummary, PointTabs } from './PointTabs.tsx';
import { RaffleBlock } from './RaffleBlock.tsx';
import { RewardRow } from './RewardRow.tsx';
import * as css from './rewards.css.ts';
import { SignIn, StreakCard } from './SignIn.tsx';

const tabs = ['rewards', 'signIn', 'raffle', 'points', 'exchange'] as const;
const panelId = 'reward-centre-panel';
/** Filters of a tab, which the others do not have. */
const otherTab = { type: null, state: null, days: null, after: null, before: null, page: null } as const;

/** The reward centre [MEMBER-12] [PROD-16]: what can be claimed, the streak of sign-ins and the raffles. */
export function RewardCentre() {
  const t = useText();
  const [params, change] = useMemberParams();
  const tab = tabs.find((each) => each === params['tab']) ?? 'rewards';
  const { data, isError, refetch } = useQuery(promotionQueries.rewards());
  return (
    <div className={shared.page}>
      <MallAction />
      <Tabs
        label={t('member.page.rewardCenter')}
        items={tabs.map((id) => ({
          id,
          label:
            id === 'rewards' && (data?.available ?? 0) > 0
              ? t('rewards.tab.count', { tab: t('rewards.tab.rewards'), count: data?.available ?? 0 })
              : t(`rewards.tab.${id}`),
        }))}
        selected={tab}
        onSelect={(id) => change({ ...otherTab, tab: id === 'rewards' ? null : id })}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" className={css.column}>
        {tab === 'points' || tab === 'exchange' ? (
          <PointTabs tab={tab} />
        ) : data === undefined ? (
          isError ? (
            <LoadFailed title={t('rewards.failed')} onRetry={refetch} />
          ) : (
            <Busy />
          )
        ) : tab === 'signIn' ? (
          <SignIn streak={data.signIn} />
        ) : tab === 'raffle' ? (
          <Raffles board={data} />
        ) : (
          <Rewards board={data} />
        )}
      </div>
    </div>
  );
}

function Rewards({ board }: { readonly board: RewardBoard }) {
  const t = useText();
  const memberHref = useMemberHref();
  const acts = usePromotionActs();
  const { promotions, signIn, recent } = board;
  return (
    <>
      <div className={css.columns}>
        <Card flush>
          {promotions.length === 0 ? (
            <EmptyState
              icon="gift"
              level={3}
              title={t('rewards.empty')}
              text={t('rewards.empty.text')}
              action={
                <LinkButton to="/promotions" tone="tonal">
                  {t('rewards.empty.action')}
                </LinkButton>
              }
            />
          ) : (
            <ul className={css.list} aria-label={t('rewards.tab.rewards')}>
              {promotions.map((offer) => (
                <RewardRow key={offer.id} offer={offer} acts={acts} />
              ))}
            </ul>
          )}
        </Card>
        <div className={css.column}>
          <PointSummary />
          {signIn === null ? null : <StreakCard streak={signIn} />}
        </div>
      </div>
      {recent.length === 0 ? null : (
        <Card
          flush
          title={t('rewards.recent')}
          aside={<TextLink to={memberHref('bonusDetails')}>{t('member.page.bonusDetails')}</TextLink>}
        >
          <Recent rows={recent} />
        </Card>
      )}
    </>
  );
}

function useRecentColumns(): MemberColumn<RewardBoard['recent'][number]>[] {
  const t = useText();
  return [
    { key: 'title', label: t('rewards.recent.what'), cell: ({ title }) => <span className={shared.name}>{title}</span> },
    {
      key: 'time',
      label: t('records.time'),
      cell: ({ at }) => <Moment at={at} />,
      align: 'end',
      onCard: 'note',
    },
    {
      key: 'amount',
      label: t('rewards.recent.amount'),
      cell: ({ amount }) => <Amount value={amount} signed />,
      align: 'end',
      onCard: 'sum',
    },
  ];
}

function Recent({ rows }: { readonly rows: RewardBoard['recent'] }) {
  const t = useText();
  return (
    <MemberTable
      label={t('rewards.recent')}
      columns={useRecentColumns()}
      rows={rows}
      rowKey={({ at, title }) => `${at} ${title}`}
      empty={{ title: t('rewards.empty') }}
    />
  );
}

function Raffles({ board: { raffles } }: { readonly board: RewardBoard }) {
  const t = useText();
  if (raffles.length > 0) return raffles.map((raffle) => <RaffleBlock key={raffle.offer.id} raffle={raffle} />);
  return (
    <Card>
      <EmptyState icon="ticket" level={3} title={t('rewards.raffle.empty')} text={t('rewards.raffle.empty.text')} />
    </Card>
  );
}

function Busy() {
  return (
    <Card>
      <div className={css.column} aria-busy="true">
        {['first', 'second', 'third', 'fourth'].map((line) => (
          <Skeleton key={line} shape="text" />
        ))}
      </div>
    </Card>
  );
}
