import { useRef } from 'react';
import { claimRebate, rebateKeys, recordQueries } from '../../../api/records.ts';
import { isCategory } from '../../../domain/category.ts';
import { momentText } from '../../../domain/momentText.ts';
import { priceText } from '../../../domain/moneyText.ts';
import { useLanguage, useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import {
  Amount,
  Card,
  categoryText,
  ListTable,
  type MemberColumn,
  MemberTable,
  Moment,
  StateBadge,
  signOf,
  useListPlace,
} from '../../../runtime/centre/index.ts';
import { useListQuery, useMutation, useQuery, useQueryClient } from '../../../runtime/data/index.ts';
import { categoryIcons } from '../../../runtime/navigation/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { useBalanceHidden } from '../../../runtime/session/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { failureCodeOf, failureText } from '../../../wire/failure.ts';
import type { RebateHistory, RebateOffer } from '../../../wire/records.ts';
import * as css from './Cashback.css.ts';
import * as shared from './records.css.ts';

/** Cashback [MEMBER-08]: what can be claimed, by category, and what was paid. */
export function Cashback() {
  const { data, isLoadingError, refetch } = useQuery(recordQueries.rebates());
  const claim = useClaim();
  return (
    <div className={shared.page}>
      <Claimable offer={data} claim={claim} />
      <Categories offer={data} failed={isLoadingError} onRetry={() => void refetch()} claim={claim} />
      <History thisMonth={data?.thisMonth} />
    </div>
  );
}

interface Claim {
  /** The category that is being claimed, `all`, or null. */
  readonly running: string | null;
  readonly start: (gameType: string | null) => void;
}

function useClaim(): Claim {
  const t = useText();
  const { money } = useBrand();
  const { showToast } = useOverlays();
  const client = useQueryClient();
  // The same id until the server has answered, so that a repeated claim after a lost answer pays once.
  const requestIds = useRef(new Map<string, string>());
  const idOf = (key: string) => {
    const id = requestIds.current.get(key) ?? crypto.randomUUID();
    requestIds.current.set(key, id);
    return id;
  };
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (key: string) => claimRebate({ requestId: idOf(key), ...(key === everything ? {} : { gameType: key }) }),
    onSuccess: async ({ amount }, key) => {
      requestIds.current.delete(key);
      await Promise.all(rebateKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
      const isPaid = signOf(amount) === 'plus';
      showToast({
        tone: isPaid ? 'success' : 'info',
        title: isPaid ? t('rebate.claimed', { amount: priceText(amount, money.symbol, money) }) : t('rebate.nothing'),
      });
    },
    onError: (error) => showToast({ tone: 'danger', title: t(failureText(failureCodeOf(error))) }),
  });
  return {
    running: isPending ? variables : null,
    start: (gameType) => (isPending ? undefined : mutate(gameType ?? everything)),
  };
}

const everything = 'all';

interface OfferProps {
  readonly offer: RebateOffer | undefined;
  readonly claim: Claim;
}

function Claimable({ offer, claim }: OfferProps) {
  const t = useText();
  const language = useLanguage();
  const { money, timeZone } = useBrand();
  const isHidden = useBalanceHidden();
  const isOpen = offer !== undefined && signOf(offer.amount) === 'plus';
  return (
    <section className={css.banner} aria-label={t('rebate.claimable')}>
      <div className={css.bannerText}>
        <p className={css.bannerLabel}>{t('rebate.claimable')}</p>
        <p className={css.bannerSum}>
          {offer === undefined ? (
            <Skeleton shape="textHalf" />
          ) : isHidden ? (
            <Amount value={offer.amount} />
          ) : (
            priceText(offer.amount, money.symbol, money)
          )}
        </p>
        {offer === undefined ? null : (
          <p className={css.bannerNote}>
            {t('rebate.until', { moment: momentText(offer.at, { timeZone, language, to: 'second' }), time: offer.paysAt })}
          </p>
        )}
      </div>
      <Button
        tone="secondary"
        size="lg"
        iconStart={<Icon name="percent" size={20} />}
        disabled={!isOpen}
        busy={claim.running === everything}
        onClick={() => claim.start(null)}
      >
        {t('rebate.claimAll')}
      </Button>
    </section>
  );
}

interface CategoriesProps extends OfferProps {
  readonly failed: boolean;
  readonly onRetry: () => void;
}

type Category = RebateOffer['categories'][number];

function Categories({ offer, claim, failed, onRetry }: CategoriesProps) {
  const t = useText();
  const columns = useOfferColumns(offer?.rank ?? 'VIP', claim);
  return (
    <Card flush>
      <MemberTable
        label={t('rebate.categories')}
        columns={columns}
        rows={offer?.categories}
        rowKey={({ gameType }) => gameType}
        failed={failed}
        onRetry={onRetry}
        empty={{ title: t('rebate.none') }}
        {...(offer === undefined
          ? {}
          : { total: { validBet: <Amount value={offer.validBet} />, amount: <Amount value={offer.amount} /> } })}
      />
    </Card>
  );
}

function useOfferColumns(rank: string, claim: Claim): MemberColumn<Category>[] {
  const t = useText();
  return [
    { key: 'category', label: t('records.bets.category'), cell: ({ gameType }) => <Name gameType={gameType} /> },
    { key: 'validBet', label: t('records.bets.validBet'), cell: ({ validBet }) => <Amount value={validBet} />, align: 'end' },
    {
      key: 'rate',
      label: t('rebate.rate', { rank: rank }),
      cell: ({ rate }) => `${rate}%`,
      align: 'end',
    },
    {
      key: 'amount',
      label: t('rebate.amount'),
      cell: ({ amount }) => (
        <strong>
          <Amount value={amount} />
        </strong>
      ),
      align: 'end',
      onCard: 'sum',
    },
    {
      key: 'claim',
      label: t('rebate.action'),
      cell: ({ gameType, amount }) =>
        signOf(amount) === 'plus' ? (
          <Button
            size="sm"
            tone="tonal"
            busy={claim.running === gameType}
            aria-label={t('rebate.claim.of', { category: categoryText(t, gameType) })}
            onClick={() => claim.start(gameType)}
          >
            {t('rebate.claim')}
          </Button>
        ) : (
          <StateBadge tone="neutral">{t('rebate.none')}</StateBadge>
        ),
      align: 'end',
      onCard: 'state',
    },
  ];
}

function History({ thisMonth }: { readonly thisMonth: string | undefined }) {
  const t = useText();
  const { cursor } = useListPlace();
  const query = useListQuery(recordQueries.rebateHistory(cursor));
  return (
    <ListTable
      query={query}
      title={t('rebate.history')}
      aside={
        thisMonth === undefined ? undefined : (
          <>
            {t('rebate.thisMonth')} <Amount value={thisMonth} />
          </>
        )
      }
      label={t('rebate.history')}
      columns={useHistoryColumns()}
      rows={query.data?.rows}
      rowKey={({ at, gameType }) => `${at} ${gameType}`}
      empty={{ title: t('rebate.history.empty'), text: t('rebate.history.empty.text') }}
    />
  );
}

function useHistoryColumns(): MemberColumn<RebateHistory['rows'][number]>[] {
  const t = useText();
  return [
    {
      key: 'time',
      label: t('records.time'),
      cell: ({ at }) => <Moment at={at} />,
      onCard: 'note',
    },
    {
      key: 'category',
      label: t('records.bets.category'),
      cell: ({ gameType }) => <Name gameType={gameType} />,
      onCard: 'lead',
    },
    { key: 'validBet', label: t('records.bets.validBet'), cell: ({ validBet }) => <Amount value={validBet} />, align: 'end' },
    {
      key: 'amount',
      label: t('rebate.paid'),
      cell: ({ amount }) => <Amount value={amount} signed />,
      align: 'end',
      onCard: 'sum',
    },
    {
      key: 'how',
      label: t('rebate.how'),
      cell: ({ automatic }) => (
        <StateBadge tone={automatic ? 'neutral' : 'success'}>
          {t(automatic ? 'rebate.automatic' : 'rebate.byMember')}
        </StateBadge>
      ),
      align: 'end',
      onCard: 'state',
    },
  ];
}

function Name({ gameType }: { readonly gameType: string }) {
  const t = useText();
  return (
    <span className={shared.named}>
      {isCategory(gameType) ? (
        <span className={shared.icon}>
          <Icon name={categoryIcons[gameType]} size={20} />
        </span>
      ) : null}
      <span className={shared.name}>{categoryText(t, gameType)}</span>
    </span>
  );
}
