import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Failure } from '../../../../wire/failure.ts';
import type { DeskDryRun } from '../../../../wire/studio/deskAgents.ts';
import type { WagePayment } from '../../../../wire/wages.ts';
import { failureTextOf, read, usePages } from '../../../api/index.ts';
import { useMoment, useNumber, useText } from '../../../i18n/index.ts';
import { Badge, Button, EmptyState, Segmented, Unread } from '../../../kit/index.ts';
import * as css from '../agents.css.ts';
import { useAgentText } from '../agentText.ts';
import type { Go } from '../usePlace.ts';
import { LineTable } from './LineTable.tsx';

interface WindowViewProps {
  readonly merchant: string;
  readonly contractId: string;
  readonly from: string;
  /** Null for a window that is not settled. */
  readonly payment: string | null;
  readonly symbol: string;
  readonly go: Go;
}

/** One window: its statement where it is settled, and what it comes to now. */
export function WindowView({ merchant, contractId, from, payment, symbol, go }: WindowViewProps) {
  const text = useText();
  const [isCounting, setCounting] = useState(payment === null);
  return (
    <>
      <span>
        <Button size="small" variant="ghost" icon="arrow-left" onPress={() => go({ window: null, payment: null })}>
          {text('agents.toContract')}
        </Button>
      </span>
      {payment === null ? null : (
        <Segmented
          label={text('agents.explain')}
          fills
          value={isCounting ? 'dryRun' : 'statement'}
          onChange={(value) => setCounting(value === 'dryRun')}
          choices={[
            { value: 'statement', label: text('agents.statement') },
            { value: 'dryRun', label: text('agents.dryRun') },
          ]}
        />
      )}
      {isCounting ? (
        <DryRun merchant={merchant} contractId={contractId} from={from} symbol={symbol} />
      ) : payment === null ? null : (
        <Statement merchant={merchant} paymentId={payment} symbol={symbol} />
      )}
    </>
  );
}

interface StatementProps {
  readonly merchant: string;
  readonly paymentId: string;
  readonly symbol: string;
}

/** The lines that explain a payment, as the agents read them. */
function Statement({ merchant, paymentId, symbol }: StatementProps) {
  const text = useText();
  const moment = useMoment();
  const words = useAgentText(symbol);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = usePages('deskStatement', (after) => ({
    params: { merchant, payment: paymentId },
    query: after === undefined ? {} : { after },
  }));
  const first = data?.pages[0];
  if (first === undefined) return <Unread failure={error && failureTextOf(error, text)} onRetry={refetch} height={320} />;
  const { payment, total } = first;
  return (
    <section className={css.part} aria-label={text('agents.statement')}>
      <div className={css.boxHead}>
        <h3 className={css.subtitle}>{words.window(payment.from, payment.until)}</h3>
        <Badge tone={payment.state === 'paid' ? 'success' : payment.state === 'due' ? 'warning' : 'neutral'}>
          {text(`agents.windowState.${payment.state}`)}
        </Badge>
      </div>
      <Sums figures={payment} symbol={symbol}>
        <Fact name={text('agents.paid')} value={words.sum(payment.paid)} isStrong />
        {Number(payment.debt) === 0 ? null : <Fact name={text('agents.carried')} value={words.sum(payment.debt)} />}
        <Fact name={text('agents.settledAt')} value={moment(payment.settledAt, 'second')} />
      </Sums>
      <LineTable
        merchant={merchant}
        lines={data?.pages.flatMap(({ lines }) => lines) ?? []}
        lineCount={total.lines}
        symbol={symbol}
        more={
          hasNextPage ? (
            <Button size="small" isBusy={isFetchingNextPage} onPress={() => void fetchNextPage()}>
              {text('agents.more')}
            </Button>
          ) : null
        }
      />
    </section>
  );
}

interface DryRunProps {
  readonly merchant: string;
  readonly contractId: string;
  readonly from: string;
  readonly symbol: string;
}

/** Result of a dry run without the time of its count. */
const resultOf = ({ countedAt: _countedAt, ...result }: DeskDryRun) => JSON.stringify(result);

/** The window counted now, by what settles it; nothing is paid. Counted again, it is compared with the count before. */
function DryRun({ merchant, contractId, from, symbol }: DryRunProps) {
  const text = useText();
  const moment = useMoment();
  const number = useNumber();
  const words = useAgentText(symbol);
  const [before, setBefore] = useState<DeskDryRun | null>(null);
  const { data, error, refetch, isFetching } = useQuery({
    ...read('deskDryRun', { params: { merchant, contract: contractId }, query: { from } }),
    refetchOnWindowFocus: false,
  });
  if (data === undefined) {
    const isOver = error instanceof Failure && error.code === 'NOT_FOUND';
    return isOver ? (
      <EmptyState icon="clock" title={text('agents.notDue.title')} text={text('agents.notDue.text')} />
    ) : (
      <Unread failure={error && failureTextOf(error, text)} onRetry={refetch} height={320} />
    );
  }
  const { available, settled } = data;
  const again = () => {
    setBefore(data);
    void refetch();
  };
  const payable = available === null ? null : Number(available) < Number(data.wage) ? available : data.wage;
  return (
    <section className={css.part} aria-label={text('agents.dryRun')}>
      <div className={css.boxHead}>
        <h3 className={css.subtitle}>{words.window(data.from, data.until)}</h3>
        <Badge tone="draft" mark="dot">
          {text(settled === null ? 'agents.nothingPaid' : 'agents.onlyCounted')}
        </Badge>
      </div>
      <div className={css.boxHead}>
        <span className={css.meta} role="status">
          {text('agents.countedAt', { at: moment(data.countedAt, 'second'), bets: number(data.bets) })}
          {before === null || isFetching
            ? ''
            : ` · ${text(resultOf(before) === resultOf(data) ? 'agents.sameTwice' : 'agents.changedSince')}`}
        </span>
        <Button size="small" icon="arrows-clockwise" isBusy={isFetching} onPress={again}>
          {text('agents.countAgain')}
        </Button>
      </div>
      <Sums figures={data} symbol={symbol}>
        {settled === null ? (
          <>
            <Fact name={text('agents.available')} value={words.sum(available ?? '0')} />
            <Fact name={text('agents.toPay')} value={words.sum(payable ?? '0')} isStrong />
          </>
        ) : (
          <>
            <Fact name={text('agents.byStatement')} value={words.sum(settled.wage)} />
            <Fact name={text('agents.paid')} value={words.sum(settled.paid)} isStrong />
            <Fact
              name={text('agents.beside')}
              value={
                Number(settled.difference) === 0
                  ? text('agents.equal')
                  : text('agents.differs', { sum: words.sum(settled.difference) })
              }
            />
          </>
        )}
      </Sums>
      {data.isWritten ? null : <span className={css.meta}>{text('agents.notWritten')}</span>}
      <LineTable merchant={merchant} lines={data.lines} lineCount={data.lineCount} symbol={symbol} more={null} />
    </section>
  );
}

interface SumsProps {
  readonly figures: Pick<WagePayment, 'bets' | 'validBet' | 'houseResult' | 'activeMembers' | 'reason' | 'wage' | 'correction'>;
  readonly symbol: string;
  readonly children: ReactNode;
}

function Sums({ figures, symbol, children }: SumsProps) {
  const text = useText();
  const number = useNumber();
  const words = useAgentText(symbol);
  const { bets, validBet, houseResult, activeMembers, reason, wage, correction } = figures;
  return (
    <dl className={css.sums}>
      <Fact name={text('agents.validBet', { count: number(bets) })} value={words.sum(validBet)} />
      <Fact name={text('agents.houseResult')} value={words.sum(houseResult)} />
      <Fact name={text('agents.activeMembers')} value={number(activeMembers)} />
      {reason === null ? null : <Fact name={text('agents.whyNothing')} value={text(`agents.reason.${reason}`)} />}
      {Number(correction) === 0 ? null : <Fact name={text('agents.correction')} value={words.sum(correction)} />}
      <Fact name={text('agents.wage')} value={words.sum(wage)} isStrong />
      {children}
    </dl>
  );
}

function Fact({
  name,
  value,
  isStrong = false,
}: {
  readonly name: string;
  readonly value: string;
  readonly isStrong?: boolean;
}) {
  return (
    <div className={css.fact}>
      <dt className={css.factName}>{name}</dt>
      <dd className={isStrong ? css.factStrong : css.factValue}>{value}</dd>
    </div>
  );
}
