import type { DeskAgent, DeskContractRow } from '../../../wire/studio/deskAgents.ts';
import { failureTextOf, usePages } from '../../api/index.ts';
import { type Translate, useMoment, useText } from '../../i18n/index.ts';
import { Badge, Button, type Column, EmptyState, Scrolling, Segmented, Table, Unread } from '../../kit/index.ts';
import * as css from './agents.css.ts';
import { type AgentText, stateTones, useAgentText } from './agentText.ts';
import { type PanelProps, sideOf } from './usePlace.ts';

const sides = ['downline', 'upline'] as const;

/** Contracts of an agent in every state: with its upline, or with its downlines. */
export function Contracts({ merchant, agent, place, go }: PanelProps & { readonly agent: DeskAgent }) {
  const text = useText();
  const moment = useMoment();
  const words = useAgentText(agent.symbol);
  const side = sideOf(place.side);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = usePages('deskAgentContracts', (after) => ({
    params: { merchant, account: agent.account },
    query: { side, ...(after === undefined ? {} : { after }) },
  }));
  const rows = data?.pages.flatMap(({ contracts }) => contracts) ?? [];
  const open = ({ contractId }: DeskContractRow) => go({ contract: contractId });
  return (
    <div className={css.part}>
      <Segmented
        label={text('agents.sides')}
        value={side}
        onChange={(value) => go({ side: value }, { replace: true })}
        choices={sides.map((value) => ({ value, label: text(`agents.side.${value}`) }))}
      />
      {data === undefined ? (
        <Unread failure={error && failureTextOf(error, text)} onRetry={refetch} height={200} />
      ) : rows.length === 0 ? (
        <EmptyState icon="file-text" title={text('agents.noContracts')} text={text(`agents.noContracts.${side}`)} />
      ) : (
        <Scrolling label={text('agents.contracts')} className={css.tableCard}>
          <Table
            label={text('agents.contracts')}
            density="tall"
            rows={rows}
            idOf={({ contractId }) => contractId}
            onChoose={open}
            columns={columnsOf({ text, moment, words, side, open })}
          />
          {hasNextPage ? (
            <div className={css.foot}>
              <Button size="small" isBusy={isFetchingNextPage} onPress={() => void fetchNextPage()}>
                {text('agents.more')}
              </Button>
            </div>
          ) : null}
        </Scrolling>
      )}
    </div>
  );
}

interface ColumnDeps {
  readonly text: Translate;
  readonly moment: ReturnType<typeof useMoment>;
  readonly words: AgentText;
  readonly side: 'upline' | 'downline';
  readonly open: (row: DeskContractRow) => void;
}

const columnsOf = ({ text, moment, words, side, open }: ColumnDeps): readonly Column<DeskContractRow>[] => [
  {
    id: 'kind',
    label: text('agents.contract'),
    isHeader: true,
    cell: (row) => (
      <span className={css.stack}>
        <button type="button" className={css.opener} onClick={() => open(row)}>
          {text(`agents.kind.${row.kind}`)} {words.rates(row.kind, row.terms)}
        </button>
        <span className={css.meta}>
          {text('agents.with', { name: (side === 'downline' ? row.upline : row.downline).username })}
        </span>
      </span>
    ),
  },
  {
    id: 'state',
    label: text('agents.state'),
    cell: ({ state }) => <Badge tone={stateTones[state]}>{text(`agents.state.${state}`)}</Badge>,
  },
  {
    id: 'since',
    label: text('agents.sinceUntil'),
    cell: ({ since, endedAt, answerUntil }) => (
      <span className={css.stack}>
        <span>{moment(since, 'day')}</span>
        {answerUntil === null && endedAt === null ? null : (
          <span className={css.meta}>
            {answerUntil === null
              ? text('agents.ended', { day: moment(endedAt ?? since, 'day') })
              : text('agents.until', { day: moment(answerUntil, 'day') })}
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'debt',
    label: text('agents.debt'),
    isNumeric: true,
    cell: ({ debt }) =>
      Number(debt) === 0 ? <span className={css.meta}>–</span> : <span className={css.owed}>{words.sum(debt)}</span>,
  },
];
