import { withdrawalCalls } from '../../../api/withdrawals.ts';
import { imageLimits } from '../../../domain/imageRules.ts';
import { momentText } from '../../../domain/momentText.ts';
import { useLanguage, useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { Card, PageAction, StateBadge, useMemberParams } from '../../../runtime/centre/index.ts';
import { useMutation } from '../../../runtime/data/index.ts';
import { useMemberHref } from '../../../runtime/navigation/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { LinkButton } from '../../../ui/Button/LinkButton.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { FailureLine } from '../../../ui/form/FailureLine.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { Segmented } from '../../../ui/Segmented/Segmented.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { failureCodeOf, failureText } from '../../../wire/failure.ts';
import { Answers } from './Answers.tsx';
import { type Entry, entriesOf, type Filter, filters, lookOf, matches } from './orderState.ts';
import type { Reporting } from './reporting.ts';
import { useSum } from './useSum.ts';
import { useOrders, useRefresh } from './useWithdrawal.ts';
import * as css from './withdraw.css.ts';

/** Every payment of the last days with its state, by filter. */
export function History({ onReport }: { readonly onReport: (reporting: Reporting) => void }) {
  const t = useText();
  const memberHref = useMemberHref();
  const [params, change] = useMemberParams();
  const days = params['days'] === '7' ? '7' : '30';
  const filter = filters.find((one) => one === params['state']) ?? 'all';
  const { data, isError, refetch } = useOrders(days);
  const entries = entriesOf(data?.orders ?? []);
  const shown = entries.filter((entry) => matches(entry, filter));
  const choose = (state: Filter) => change({ state: state === 'all' ? null : state }, { replace: true });

  return (
    <div className={css.page}>
      <PageAction>
        <Segmented
          label={t('withdraw.period')}
          value={days}
          onChange={(value) => change({ days: value === '30' ? null : value }, { replace: true })}
          options={[
            { value: '7', label: t('withdraw.period.7') },
            { value: '30', label: t('withdraw.period.30') },
          ]}
        />
      </PageAction>
      <div className={css.filters}>
        <LinkButton tone="ghost" size="sm" to={memberHref('withdraw')} iconStart={<Icon name="arrow-left" size={18} />}>
          {t('withdraw.back')}
        </LinkButton>
        {filters.map((one) => (
          <Button
            key={one}
            tone={one === filter ? 'tonal' : 'secondary'}
            size="sm"
            aria-pressed={one === filter}
            onClick={() => choose(one)}
          >
            {t(`withdraw.filter.${one}`, { count: entries.filter((entry) => matches(entry, one)).length })}
          </Button>
        ))}
      </div>
      {data === undefined && isError ? <LoadFailed title={t('withdraw.failed.title')} onRetry={refetch} /> : null}
      {data === undefined && !isError ? (
        <div className={css.placeholder} aria-busy="true">
          <Skeleton />
        </div>
      ) : null}
      {data !== undefined && shown.length === 0 ? (
        <EmptyState icon="hand-withdraw" level={3} title={t('withdraw.none.title')} text={t('withdraw.none.text')} />
      ) : null}
      <ul className={css.cards}>
        {shown.map((entry) => (
          <li key={entry.key} className={css.cardItem}>
            <EntryCard entry={entry} onReport={onReport} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function EntryCard({
  entry: { order, part, state },
  onReport,
}: { readonly entry: Entry } & Pick<Parameters<typeof History>[0], 'onReport'>) {
  const t = useText();
  const language = useLanguage();
  const { timeZone } = useBrand();
  const { tone, icon, word } = lookOf[state];
  const amount = useSum();
  const at = momentText(part?.answeredAt ?? part?.paidAt ?? order.decidedAt ?? order.requestedAt, {
    timeZone,
    language,
    to: 'second',
  });
  const isDisputed = state === 'partly' || state === 'notReceived';
  const number = `#${order.order}${part === null || order.parts.length === 1 ? '' : ` · ${part.part}/${order.parts.length}`}`;
  return (
    <Card
      title={
        <>
          <StateBadge tone={tone} icon={<Icon name={icon} size={16} />}>
            {t(word)}
          </StateBadge>
          {/* Cards of one state differ by their number. */}
          <VisuallyHidden>{number}</VisuallyHidden>
        </>
      }
      aside={<span className={css.figure}>{number}</span>}
    >
      <p className={css.entryAmount}>
        {part === null
          ? amount(order.returned ?? order.amount)
          : isDisputed
            ? `${amount(part.received ?? '0')} / ${amount(part.amount)}`
            : amount(part.amount)}
      </p>
      <p className={css.line}>
        {at} · {order.to.provider} •••• {order.to.tail}
      </p>
      <p className={css.entryText}>
        {state === 'rejected' && order.reason !== null ? `${order.reason} ` : null}
        {t(`withdraw.explain.${state}`)}
      </p>
      {part !== null && state === 'awaiting' ? <Answers order={order} part={part} onReport={onReport} /> : null}
      {part !== null && isDisputed && part.proofs < imageLimits.count ? (
        <div className={css.answers}>
          <Button tone="secondary" size="sm" onClick={() => onReport({ order, part, answer: 'proofs' })}>
            {t('withdraw.proofs')}
          </Button>
        </div>
      ) : null}
      {state === 'requested' ? <Cancel order={order.order} /> : null}
    </Card>
  );
}

function Cancel({ order }: { readonly order: string }) {
  const t = useText();
  const refresh = useRefresh();
  const cancelling = useMutation({ mutationFn: () => withdrawalCalls.cancel(order), onSettled: refresh });
  return (
    <div className={css.answers}>
      <Button tone="secondary" size="sm" busy={cancelling.isPending} onClick={() => cancelling.mutate()}>
        {t('withdraw.cancel')}
      </Button>
      {cancelling.isError ? (
        <FailureLine failed={{ code: failureCodeOf(cancelling.error), waitSeconds: null }} textOf={failureText} />
      ) : null}
    </div>
  );
}
