import type { DeskContract } from '../../../../wire/studio/deskAgents.ts';
import type { WagePayment } from '../../../../wire/wages.ts';
import { failureTextOf, usePages } from '../../../api/index.ts';
import { type Translate, useMoment, useNumber, useText } from '../../../i18n/index.ts';
import { Badge, Button, type Column, EmptyState, Scrolling, Table, type Tone, Unread } from '../../../kit/index.ts';
import * as css from '../agents.css.ts';
import { type AgentText, useAgentText } from '../agentText.ts';
import type { Go } from '../usePlace.ts';

interface WindowsProps {
  readonly merchant: string;
  readonly detail: DeskContract;
  readonly symbol: string;
  readonly go: Go;
}

interface WindowRow {
  readonly from: string;
  readonly until: string;
  readonly state: WagePayment['state'] | 'waiting' | 'open';
  /** Null for a window that is counted only when it is opened. */
  readonly wage: string | null;
  readonly payment: string | null;
  /** Of the settlement. */
  readonly at: string | null;
}

const tones: Readonly<Record<WindowRow['state'], Tone>> = {
  open: 'neutral',
  waiting: 'info',
  paid: 'success',
  due: 'warning',
  below: 'neutral',
};

/** Settlement windows, the newest first: the one that runs, those that wait, and those that are settled. */
export function Windows({ merchant, detail, symbol, go }: WindowsProps) {
  const text = useText();
  const moment = useMoment();
  const number = useNumber();
  const words = useAgentText(symbol);
  const { contract, soFar, due, dueCount } = detail;
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = usePages('deskContractWindows', (after) => ({
    params: { merchant, contract: contract.contractId },
    query: after === undefined ? {} : { after },
  }));
  const rows: readonly WindowRow[] = [
    ...(soFar === null
      ? []
      : [
          {
            from: soFar.from,
            until: soFar.until,
            state: 'open',
            wage: soFar.wage,
            payment: null,
            at: soFar.settledAt,
          } as const,
        ]),
    ...due.toReversed().map((window) => ({ ...window, state: 'waiting', wage: null, payment: null, at: null }) as const),
    ...(data?.pages.flatMap((page) => page.rows) ?? []).map(({ from, until, state, wage, paymentId, settledAt }) => ({
      from,
      until,
      state,
      wage,
      payment: paymentId,
      at: settledAt,
    })),
  ];
  const open = ({ from, payment, state }: WindowRow) => (state === 'open' ? undefined : go({ window: from, payment }));
  return (
    <section className={css.part} aria-label={text('agents.windows')}>
      <div className={css.boxHead}>
        <h3 className={css.subtitle}>{text('agents.windows')}</h3>
        <span className={css.meta}>{text('agents.zone')}</span>
      </div>
      {data === undefined ? (
        <Unread failure={error && failureTextOf(error, text)} onRetry={refetch} height={160} />
      ) : rows.length === 0 ? (
        <EmptyState icon="clock" title={text('agents.noWindows')} />
      ) : (
        <Scrolling label={text('agents.windows')} className={css.tableCard}>
          <Table
            label={text('agents.windows')}
            density="tall"
            rows={rows}
            idOf={({ from, state }) => `${state} ${from}`}
            columns={columnsOf({ text, moment, words, open })}
          />
          {hasNextPage || dueCount > due.length ? (
            <div className={css.foot}>
              <span className={css.meta}>
                {dueCount > due.length ? text('agents.moreDue', { count: number(dueCount - due.length) }) : ''}
              </span>
              {hasNextPage ? (
                <Button size="small" isBusy={isFetchingNextPage} onPress={() => void fetchNextPage()}>
                  {text('agents.olderWindows')}
                </Button>
              ) : null}
            </div>
          ) : null}
        </Scrolling>
      )}
    </section>
  );
}

interface ColumnDeps {
  readonly text: Translate;
  readonly moment: ReturnType<typeof useMoment>;
  readonly words: AgentText;
  readonly open: (row: WindowRow) => void;
}

const columnsOf = ({ text, moment, words, open }: ColumnDeps): readonly Column<WindowRow>[] => [
  {
    id: 'window',
    label: text('agents.window'),
    isHeader: true,
    cell: (row) =>
      row.state === 'open' ? (
        <span>{words.window(row.from, row.until)}</span>
      ) : (
        <button type="button" className={css.opener} onClick={() => open(row)}>
          {words.window(row.from, row.until)}
        </button>
      ),
  },
  {
    id: 'wage',
    label: text('agents.wage'),
    isNumeric: true,
    cell: ({ wage }) => (wage === null ? <span className={css.meta}>{text('agents.notCounted')}</span> : words.sum(wage)),
  },
  {
    id: 'state',
    label: text('agents.state'),
    cell: ({ state, at }) => (
      <span className={css.stack}>
        <Badge tone={tones[state]}>{text(`agents.windowState.${state}`)}</Badge>
        {at === null ? null : (
          <span className={css.meta}>{text(state === 'open' ? 'agents.settles' : 'agents.settled', { at: moment(at) })}</span>
        )}
      </span>
    ),
  },
];
