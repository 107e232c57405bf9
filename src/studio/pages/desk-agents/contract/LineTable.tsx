import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { WageLine } from '../../../../wire/wages.ts';
import { type Translate, useMoment, useNumber, useText } from '../../../i18n/index.ts';
import { type Column, EmptyState, Scrolling, Table } from '../../../kit/index.ts';
import * as css from '../agents.css.ts';
import { type AgentText, useAgentText } from '../agentText.ts';

interface LineTableProps {
  readonly merchant: string;
  readonly lines: readonly WageLine[];
  readonly lineCount: number;
  readonly symbol: string;
  /** Button that shows more of them. */
  readonly more: ReactNode;
}

/** Lines of a statement; the player or agent of a line opens the bets. */
export function LineTable({ merchant, lines, lineCount, symbol, more }: LineTableProps) {
  const text = useText();
  const moment = useMoment();
  const number = useNumber();
  const words = useAgentText(symbol);
  if (lines.length === 0) return <EmptyState icon="rows" title={text('agents.noLines')} />;
  const about = ({ type, isOwn, game, outcome, at, reason, corrects }: WageLine): string => {
    const parts = [
      type === 'branch' ? text(isOwn ? 'agents.line.own' : 'agents.line.branch') : null,
      game?.gameName ?? null,
      outcome === null ? null : text(`agents.outcome.${outcome}`),
      at === null ? null : moment(at, 'second'),
      reason === null ? null : text(`agents.lineReason.${reason}`),
      corrects === null ? null : text('agents.line.corrects', { window: words.window(corrects.from, corrects.until) }),
    ];
    return parts.filter((part) => part !== null).join(' · ');
  };
  return (
    <Scrolling label={text('agents.lines')} className={css.tableCard}>
      <Table
        label={text('agents.lines')}
        density="tall"
        rows={lines}
        idOf={({ line }) => String(line)}
        columns={columnsOf({ text, number, words, merchant, about })}
      />
      <div className={css.foot}>
        <span className={css.meta}>{text('agents.linesShown', { shown: number(lines.length), all: number(lineCount) })}</span>
        {more}
      </div>
    </Scrolling>
  );
}

interface ColumnDeps {
  readonly text: Translate;
  readonly number: ReturnType<typeof useNumber>;
  readonly words: AgentText;
  readonly merchant: string;
  /** Text about a line, besides its account. */
  readonly about: (line: WageLine) => string;
}

const columnsOf = ({ text, number, words, merchant, about }: ColumnDeps): readonly Column<WageLine>[] => [
  {
    id: 'who',
    label: text('agents.line'),
    isHeader: true,
    cell: (line) => (
      <span className={css.stack}>
        {line.account === null ? (
          <span>{text('agents.line.correction')}</span>
        ) : (
          <Link className={css.link} to={`/desk/members/${merchant}/${encodeURIComponent(line.account.id)}?tab=bets`}>
            {line.account.name}
          </Link>
        )}
        <span className={css.meta}>{about(line)}</span>
      </span>
    ),
  },
  {
    id: 'base',
    label: text('agents.base'),
    isNumeric: true,
    cell: ({ base, bets }) => (
      <span className={css.stackEnd}>
        <span>{words.sum(base)}</span>
        <span className={css.meta}>{text('agents.bets', { count: number(bets) })}</span>
      </span>
    ),
  },
  {
    id: 'rate',
    label: text('agents.term.rate'),
    isNumeric: true,
    cell: ({ rate }) => (rate === null ? '–' : words.percent(rate)),
  },
  { id: 'wage', label: text('agents.wage'), isNumeric: true, cell: ({ wage }) => words.sum(wage) },
];
