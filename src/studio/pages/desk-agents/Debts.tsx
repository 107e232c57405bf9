import type { DeskAgent, DeskDebt } from '../../../wire/studio/deskAgents.ts';
import { failureTextOf, usePages } from '../../api/index.ts';
import { type Translate, useText } from '../../i18n/index.ts';
import { Button, type Column, EmptyState, Scrolling, Segmented, Table, Unread } from '../../kit/index.ts';
import * as css from './agents.css.ts';
import { type AgentText, useAgentText } from './agentText.ts';
import { type PanelProps, sideOf } from './usePlace.ts';

/** Wages that were not paid in full: those the agent is owed, or those it owes. They are paid in this order. */
export function Debts({ merchant, agent, place, go }: PanelProps & { readonly agent: DeskAgent }) {
  const text = useText();
  const words = useAgentText(agent.symbol);
  const side = sideOf(place.side);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = usePages('deskAgentDebts', (after) => ({
    params: { merchant, account: agent.account },
    query: { side, ...(after === undefined ? {} : { after }) },
  }));
  const rows = data?.pages.flatMap(({ debts }) => debts) ?? [];
  const open = ({ contractId, from, paymentId }: DeskDebt) => go({ contract: contractId, window: from, payment: paymentId });
  return (
    <div className={css.part}>
      <Segmented
        label={text('agents.sides')}
        value={side}
        onChange={(value) => go({ side: value }, { replace: true })}
        choices={(['downline', 'upline'] as const).map((value) => ({ value, label: text(`agents.debtSide.${value}`) }))}
      />
      {data === undefined ? (
        <Unread failure={error && failureTextOf(error, text)} onRetry={refetch} height={200} />
      ) : rows.length === 0 ? (
        <EmptyState icon="check-circle" title={text('agents.noDebts')} />
      ) : (
        <>
          <Scrolling label={text('agents.view.debts')} className={css.tableCard}>
            <Table
              label={text('agents.view.debts')}
              density="tall"
              rows={rows}
              idOf={({ paymentId }) => paymentId}
              onChoose={open}
              columns={columnsOf({ text, words, side, open })}
            />
            <div className={css.foot}>
              <strong>{text('agents.debtTotal', { sum: words.sum(data.pages[0]?.total ?? '0') })}</strong>
              {hasNextPage ? (
                <Button size="small" isBusy={isFetchingNextPage} onPress={() => void fetchNextPage()}>
                  {text('agents.more')}
                </Button>
              ) : null}
            </div>
          </Scrolling>
          <span className={css.meta}>{text('agents.debtText')}</span>
        </>
      )}
    </div>
  );
}

interface ColumnDeps {
  readonly text: Translate;
  readonly words: AgentText;
  readonly side: 'upline' | 'downline';
  readonly open: (row: DeskDebt) => void;
}

const columnsOf = ({ text, words, side, open }: ColumnDeps): readonly Column<DeskDebt>[] => [
  {
    id: 'window',
    label: text('agents.window'),
    isHeader: true,
    cell: (row) => (
      <span className={css.stack}>
        <button type="button" className={css.opener} onClick={() => open(row)}>
          {words.window(row.from, row.until)}
        </button>
        <span className={css.meta}>
          {text(`agents.kind.${row.kind}`)} ·{' '}
          {text('agents.with', { name: (side === 'downline' ? row.upline : row.downline).username })}
        </span>
      </span>
    ),
  },
  { id: 'wage', label: text('agents.wage'), isNumeric: true, cell: ({ wage }) => words.sum(wage) },
  {
    id: 'paid',
    label: text('agents.paid'),
    isNumeric: true,
    cell: ({ paid, wage }) => (
      <span className={css.stackEnd}>
        <span>{words.sum(paid)}</span>
        <span className={css.meter} aria-hidden="true">
          <span className={css.meterFill} style={{ inlineSize: `${(Number(paid) / Number(wage)) * 100}%` }} />
        </span>
      </span>
    ),
  },
  {
    id: 'debt',
    label: text('agents.debt'),
    isNumeric: true,
    cell: ({ debt }) => <span className={css.owed}>{words.sum(debt)}</span>,
  },
];
