import { useState } from 'react';
import { recordQueries } from '../../../api/records.ts';
import { isCategory } from '../../../domain/category.ts';
import { addDays } from '../../../domain/datePresets.ts';
import { momentText } from '../../../domain/momentText.ts';
import { useLanguage, useText } from '../../../i18n/index.ts';
import {
  Amount,
  Card,
  categoryText,
  type MemberColumn,
  MemberTable,
  PageAction,
  PeriodRange,
  PeriodSegment,
  useMedia,
  usePeriod,
} from '../../../runtime/centre/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import { categoryIcons, useMemberHref } from '../../../runtime/navigation/index.ts';
import { below } from '../../../theme/breakpoints.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Facts } from '../../../ui/Facts/Facts.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import type { ProfitStatement } from '../../../wire/records.ts';
import * as css from './Profit.css.ts';
import { ProfitBars } from './ProfitBars.tsx';
import * as shared from './records.css.ts';
import { shareOf } from './shareOf.ts';

/** The most days of a statement; of a longer period the last ones. */
const maxDays = 92;

/** Personal profit and loss [MEMBER-10]: one net figure with its formula, a bar per day, and the categories. */
export function Profit() {
  const t = useText();
  const isPhone = useMedia(below.md);
  const { range } = usePeriod();
  const from = addDays(range.until, 1 - maxDays);
  const { data, isLoadingError, isPlaceholderData, refetch } = useQuery({
    ...recordQueries.profit(from > range.from ? { ...range, from } : range),
    placeholderData: (former) => former,
  });
  if (isLoadingError) {
    return <LoadFailed line title={t('records.profit.failed')} onRetry={refetch} />;
  }
  return (
    <div className={shared.page} aria-busy={data === undefined || isPlaceholderData ? true : undefined}>
      {isPhone ? (
        <PeriodSegment block />
      ) : (
        <PageAction>
          <PeriodSegment />
        </PageAction>
      )}
      <div className={shared.filters}>
        <PeriodRange />
      </div>
      <Net sums={data?.sums} />
      <div className={css.columns}>
        <Days days={data?.days} />
        <Formula sums={data?.sums} />
      </div>
      <Categories statement={data} busy={isPlaceholderData} />
    </div>
  );
}

type Sums = ProfitStatement['sums'];

function Net({ sums }: { readonly sums: Sums | undefined }) {
  const t = useText();
  const figure = (key: 'validBet' | 'result' | 'bonus' | 'cashback') => (
    <div className={css.part}>
      <dt className={css.label}>{t(`records.profit.${key}`)}</dt>
      <dd className={css.partValue}>
        {sums === undefined ? <Skeleton shape="text" /> : <Amount value={sums[key]} signed={key !== 'validBet'} />}
      </dd>
    </div>
  );
  return (
    <Card>
      <dl className={css.net}>
        <div className={css.netSum}>
          <dt className={css.label}>{t('records.profit.net')}</dt>
          <dd className={css.netValue}>
            {sums === undefined ? <Skeleton shape="text" /> : <Amount value={sums.net} signed />}
          </dd>
          <dd className={css.label}>{t('records.profit.formula')}</dd>
        </div>
        {figure('validBet')}
        {figure('result')}
        {figure('bonus')}
        {figure('cashback')}
      </dl>
    </Card>
  );
}

function Days({ days }: { readonly days: ProfitStatement['days'] | undefined }) {
  const t = useText();
  const [asTable, setAsTable] = useState(false);
  const columns = useDayColumns();
  return (
    <Card
      title={t('records.profit.byDay')}
      aside={
        <Button tone="ghost" size="sm" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {t(asTable ? 'records.profit.asBars' : 'records.profit.asTable')}
        </Button>
      }
    >
      {days === undefined ? (
        <span className={css.waiting}>
          <Skeleton />
        </span>
      ) : asTable ? (
        <MemberTable
          label={t('records.profit.byDay')}
          columns={columns}
          rows={days}
          rowKey={({ day }) => day}
          empty={{ title: t('records.empty') }}
        />
      ) : (
        <ProfitBars days={days} />
      )}
    </Card>
  );
}

function useDayColumns(): MemberColumn<ProfitStatement['days'][number]>[] {
  const t = useText();
  const language = useLanguage();
  const dayText = (day: string) => momentText(`${day}T00:00:00Z`, { timeZone: 'UTC', language, to: 'day' });
  return [
    { key: 'day', label: t('records.profit.day'), cell: ({ day }) => dayText(day) },
    { key: 'result', label: t('records.profit.result'), cell: ({ result }) => <Amount value={result} signed />, align: 'end' },
    { key: 'bonus', label: t('records.profit.bonus'), cell: ({ bonus }) => <Amount value={bonus} signed />, align: 'end' },
    {
      key: 'cashback',
      label: t('records.profit.cashback'),
      cell: ({ cashback }) => <Amount value={cashback} signed />,
      align: 'end',
    },
    {
      key: 'net',
      label: t('records.profit.net'),
      cell: ({ net }) => <Amount value={net} signed />,
      align: 'end',
      onCard: 'sum',
    },
  ];
}

function Formula({ sums }: { readonly sums: Sums | undefined }) {
  const t = useText();
  const hrefOf = useMemberHref();
  return (
    <Card title={t('records.profit.how')}>
      <Facts
        size="sm"
        items={[
          { label: t('records.profit.payout'), value: sums && <Amount value={sums.payout} /> },
          {
            label: t('records.profit.stake'),
            value: sums && <Amount value={sums.stake === '0.0000' ? sums.stake : `-${sums.stake}`} />,
          },
          { label: t('records.profit.result'), value: sums && <Amount value={sums.result} signed />, isSum: true },
          { label: t('records.profit.bonus'), value: sums && <Amount value={sums.bonus} signed /> },
          { label: t('records.profit.cashback'), value: sums && <Amount value={sums.cashback} signed /> },
          { label: t('records.profit.net'), value: sums && <Amount value={sums.net} signed />, isSum: true },
        ]}
      />
      <p className={css.limits}>
        <Icon name="hand-palm" size={16} />
        {t('records.profit.limits')}{' '}
        <TextLink to={hrefOf('securityCenter', { tab: 'limits', limit: 'loss' })}>{t('records.profit.limits.set')}</TextLink>
      </p>
    </Card>
  );
}

function Categories({ statement, busy }: { readonly statement: ProfitStatement | undefined; readonly busy: boolean }) {
  const t = useText();
  const sums = statement?.sums;
  const columns = useCategoryColumns(sums?.validBet ?? '0');
  return (
    <Card flush>
      <MemberTable
        label={t('records.profit.byCategory')}
        columns={columns}
        rows={statement?.categories}
        rowKey={({ gameType }) => gameType}
        busy={busy}
        empty={{ title: t('records.empty'), text: t('records.empty.text') }}
        {...(sums === undefined
          ? {}
          : {
              total: {
                validBet: <Amount value={sums.validBet} />,
                payout: <Amount value={sums.payout} />,
                result: <Amount value={sums.result} signed />,
              },
            })}
      />
    </Card>
  );
}

/** @param turnover Valid bets of all categories. */
function useCategoryColumns(turnover: string): MemberColumn<ProfitStatement['categories'][number]>[] {
  const t = useText();
  return [
    {
      key: 'category',
      label: t('records.bets.category'),
      cell: ({ gameType }) => (
        <span className={shared.named}>
          {isCategory(gameType) ? (
            <span className={shared.icon}>
              <Icon name={categoryIcons[gameType]} size={20} />
            </span>
          ) : null}
          <span className={shared.name}>{categoryText(t, gameType)}</span>
        </span>
      ),
    },
    { key: 'validBet', label: t('records.profit.validBet'), cell: ({ validBet }) => <Amount value={validBet} />, align: 'end' },
    {
      key: 'payout',
      label: t('records.profit.payout'),
      cell: ({ payout }) => <Amount value={payout} />,
      align: 'end',
      onCard: 'none',
    },
    {
      key: 'result',
      label: t('records.profit.result'),
      cell: ({ result }) => <Amount value={result} signed />,
      align: 'end',
      onCard: 'sum',
    },
    {
      key: 'share',
      label: t('records.profit.share'),
      cell: ({ validBet }) => <Share percent={shareOf(validBet, turnover)} />,
      align: 'end',
      onCard: 'none',
    },
  ];
}

function Share({ percent }: { readonly percent: string }) {
  return (
    <span className={css.share}>
      <svg className={css.shareBar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect className={css.shareTrack} width="100" height="8" />
        <rect className={css.shareFill} width={percent} height="8" />
      </svg>
      {percent}%
    </span>
  );
}
