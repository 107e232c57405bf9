import { contractQueries } from '../../../api/contracts.ts';
import { momentText } from '../../../domain/momentText.ts';
import { useLanguage, useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { Amount, type MemberColumn, MemberTable, StateBadge } from '../../../runtime/centre/index.ts';
import { useInfiniteQuery } from '../../../runtime/data/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Facts } from '../../../ui/Facts/Facts.tsx';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import type { WageLine, WageStatement } from '../../../wire/wages.ts';
import { Person } from '../parts/Person.tsx';
import { percentText } from '../parts/useTermText.ts';
import { periodText } from './periodText.ts';
import * as css from './wages.css.ts';

/** Calculation of a payment: bet → base → rate → wage, line by line, and the sum. */
export function Statement({ paymentId }: { readonly paymentId: string }) {
  const t = useText();
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    contractQueries.statement(paymentId),
  );
  const first = data?.pages[0];
  const columns = useColumns(first?.payment.kind === 'realTime');
  if (first === undefined && isError) return <LoadFailed title={t('wage.statement.failed')} onRetry={() => void refetch()} />;
  return (
    <section className={css.statement} aria-label={t('wage.statement')}>
      {first === undefined ? null : (
        <p className={css.counted}>
          {t(first.payment.kind === 'realTime' ? 'wage.counted.bets' : 'wage.counted.branches', {
            lines: first.total.lines,
            counted: first.total.counted,
          })}
        </p>
      )}
      <MemberTable
        label={t('wage.statement')}
        columns={columns}
        rows={data?.pages.flatMap(({ lines }) => lines)}
        rowKey={({ line }) => String(line)}
        dense
        empty={{ icon: 'receipt', title: t('wage.statement.none'), text: t('wage.statement.none.text') }}
        {...(first === undefined ? {} : { total: totalOf(first) })}
      />
      {hasNextPage ? (
        <Button tone="secondary" size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('wage.statement.more')}
        </Button>
      ) : null}
      {first === undefined ? null : <Paid statement={first} />}
    </section>
  );
}

const totalOf = ({ total }: WageStatement) => ({
  base: <Amount value={total.base} isPublic />,
  wage: <Amount value={total.wage} signed />,
});

/** The paid part of the wage; the rest is owed. */
function Paid({ statement: { payment } }: { readonly statement: WageStatement }) {
  const t = useText();
  const isZero = (amount: string) => /^-?[0.]*$/.test(amount);
  if (isZero(payment.debt) && isZero(payment.correction)) return null;
  return (
    <div className={css.sums}>
      <Facts
        size="sm"
        items={[
          isZero(payment.correction)
            ? null
            : { label: t('wage.correction'), value: <Amount value={payment.correction} signed /> },
          { label: t('wage.state.paid'), value: <Amount value={payment.paid} /> },
          isZero(payment.debt) ? null : { label: t('wage.figure.debt.received'), value: <Amount value={payment.debt} /> },
        ]}
      />
    </div>
  );
}

const outcomes = { won: 'success', lost: 'neutral', draw: 'neutral' } as const;

function useColumns(isByBet: boolean): MemberColumn<WageLine>[] {
  const t = useText();
  const language = useLanguage();
  const { timeZone } = useBrand();
  const time: MemberColumn<WageLine> = {
    key: 'at',
    label: t('wage.settledAt'),
    cell: ({ at }) => (
      <span className={css.moment}>{at === null ? '' : momentText(at, { timeZone, language, to: 'second' }).slice(-8)}</span>
    ),
    onCard: 'note',
  };
  const account: MemberColumn<WageLine> = {
    key: 'account',
    label: t('wage.account'),
    cell: (line) => <Account line={line} />,
    onCard: 'lead',
  };
  const wage: MemberColumn<WageLine> = {
    key: 'wage',
    label: t('wage.wage'),
    cell: ({ wage: amount, reason }) =>
      reason === null ? (
        <strong>
          <Amount value={amount} />
        </strong>
      ) : (
        <span className={css.note}>{t(`wage.line.${reason}`)}</span>
      ),
    align: 'end',
    onCard: 'sum',
  };
  const base: MemberColumn<WageLine> = {
    key: 'base',
    label: t(isByBet ? 'wage.stake' : 'wage.base'),
    cell: ({ base: amount }) => <Amount value={amount} isPublic />,
    align: 'end',
  };
  const rate: MemberColumn<WageLine> = {
    key: 'rate',
    label: t('contract.term.rate'),
    cell: ({ rate: percent }) => <span className={css.moment}>{percent === null ? '–' : `× ${percentText(percent)}`}</span>,
    align: 'end',
  };
  if (!isByBet) return [account, base, rate, wage];
  return [
    time,
    account,
    {
      key: 'game',
      label: t('wage.game'),
      cell: ({ game }) => (game === null ? '' : <span title={game.betId}>{game.gameName}</span>),
    },
    base,
    {
      key: 'outcome',
      label: t('wage.outcome'),
      cell: ({ outcome }) =>
        outcome === null ? '' : <StateBadge tone={outcomes[outcome]}>{t(`wage.outcome.${outcome}`)}</StateBadge>,
      onCard: 'state',
    },
    rate,
    wage,
  ];
}

/** The player or head of a branch; a correction names the period that it belongs to. */
function Account({ line: { account, isOwn, corrects } }: { readonly line: WageLine }) {
  const t = useText();
  const language = useLanguage();
  const { timeZone } = useBrand();
  const period = corrects === null ? null : t('wage.corrects', { period: periodText(corrects, { timeZone, language }) });
  if (account === null) return <span className={css.correction}>{period}</span>;
  return (
    <Person
      name={<span title={account.name}>{account.name}</span>}
      avatar={account.avatar}
      note={period ?? (isOwn ? t('wage.own') : undefined)}
    />
  );
}
