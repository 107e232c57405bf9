import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useMoment, useNumber, useText } from '../../i18n/index.ts';
import { Badge, Button, EmptyState, Icon, Scrolling, Skeleton } from '../../kit/index.ts';
import * as css from './agents.css.ts';
import { stateTones, useAgentText } from './agentText.ts';
import type { Go, Place } from './usePlace.ts';
import { type TreeLine, useTree } from './useTree.ts';

interface AgentTreeProps {
  readonly merchant: string;
  readonly brandName: string;
  readonly symbol: string;
  readonly place: Place;
  readonly go: Go;
}

type AgentLine = Extract<TreeLine, { kind: 'agent' }>;

/**
 * The tree of agents. Arrows move and open as in any tree: up and down by a line, right opens or goes in, left closes or goes out; Home and
 * End go to the ends, Enter shows the agent.
 */
export function AgentTree({ merchant, brandName, symbol, place, go }: AgentTreeProps) {
  const text = useText();
  const search = place.search ?? '';
  const open = place.open?.split('.') ?? [];
  const lines = useTree(merchant, search, open);
  const agents = lines.filter((line) => line.kind === 'agent');
  const [active, setActive] = useState<string | null>(null);
  const rows = useRef(new Map<string, HTMLTableRowElement>());
  const tabbable = [active, place.agent].find((id) => agents.some(({ key }) => key === id)) ?? agents[0]?.key;

  const toggle = ({ key, isOpen }: AgentLine) =>
    go({ open: (isOpen ? open.filter((id) => id !== key) : [...open, key]).join('.') }, { replace: true });
  const choose = ({ key }: AgentLine) => go({ agent: key });

  function onKeyDown(event: KeyboardEvent<HTMLTableSectionElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const at = agents.findIndex(({ key }) => rows.current.get(key) === event.target);
    const line = agents[at];
    if (line === undefined) return;
    const focus = (index: number) => rows.current.get(agents[index]?.key ?? '')?.focus();
    const canOpen = line.row.agents > 0 && search === '';
    switch (event.key) {
      case 'ArrowDown':
        focus(at + 1);
        break;
      case 'ArrowUp':
        focus(at - 1);
        break;
      case 'Home':
        focus(0);
        break;
      case 'End':
        focus(agents.length - 1);
        break;
      case 'ArrowRight':
        if (canOpen && !line.isOpen) toggle(line);
        else if (line.isOpen && (agents[at + 1]?.level ?? 0) > line.level) focus(at + 1);
        break;
      case 'ArrowLeft':
        if (line.isOpen) toggle(line);
        else focus(agents.findIndex(({ key }) => key === line.parent));
        break;
      case 'Enter':
      case ' ':
        choose(line);
        break;
      default:
        return;
    }
    event.preventDefault();
  }

  if (lines.length === 0) {
    return search === '' ? (
      <EmptyState
        icon="tree-structure"
        title={text('agents.none.title')}
        text={text('agents.none.text', { brand: brandName })}
      />
    ) : (
      <EmptyState
        icon="magnifying-glass"
        title={text('agents.notFound.title')}
        text={text('agents.notFound.text', { brand: brandName, search })}
      />
    );
  }
  return (
    <Scrolling label={text('agents.tree')} className={css.treeCard}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a tree with columns, whose rows take the focus */}
      <table className={css.tree} role="treegrid" aria-label={text('agents.tree')}>
        <thead>
          <tr>
            {(['agent', 'members', 'contracts', 'owes'] as const).map((column) => (
              <th
                key={column}
                scope="col"
                className={column === 'members' || column === 'owes' ? css.headNumber : css.headCell}
              >
                {text(`agents.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>
          {lines.map((line) =>
            line.kind === 'agent' ? (
              <AgentLineRow
                key={line.key}
                line={line}
                symbol={symbol}
                isChosen={place.agent === line.key}
                isTabbable={line.key === tabbable}
                isFlat={search !== ''}
                onFocus={() => setActive(line.key)}
                onToggle={() => toggle(line)}
                onChoose={() => choose(line)}
                keep={(row) => {
                  if (row === null) rows.current.delete(line.key);
                  else rows.current.set(line.key, row);
                }}
              />
            ) : (
              <OtherLine key={line.key} line={line} />
            ),
          )}
        </tbody>
      </table>
    </Scrolling>
  );
}

interface AgentLineRowProps {
  readonly line: AgentLine;
  readonly symbol: string;
  readonly isChosen: boolean;
  readonly isTabbable: boolean;
  /** Of a search: every line is on one level, with the way to it. */
  readonly isFlat: boolean;
  readonly onFocus: () => void;
  readonly onToggle: () => void;
  readonly onChoose: () => void;
  readonly keep: (row: HTMLTableRowElement | null) => void;
}

function AgentLineRow({ line, symbol, isChosen, isTabbable, isFlat, onFocus, onToggle, onChoose, keep }: AgentLineRowProps) {
  const text = useText();
  const moment = useMoment();
  const number = useNumber();
  const words = useAgentText(symbol);
  const { row, level, isOpen } = line;
  const canOpen = row.agents > 0 && !isFlat;
  return (
    <tr
      ref={keep}
      className={css.row}
      tabIndex={isTabbable ? 0 : -1}
      aria-level={level}
      aria-selected={isChosen}
      {...(canOpen ? { 'aria-expanded': isOpen } : {})}
      onFocus={onFocus}
      onClick={onChoose}
    >
      <td className={css.cell}>
        <span className={css.indent} style={assignInlineVars({ [css.depth]: String(level - 1) })}>
          {canOpen ? (
            <button
              type="button"
              className={css.caret}
              tabIndex={-1}
              aria-label={text(isOpen ? 'agents.close' : 'agents.open', { name: row.username })}
              onClick={(event) => {
                event.stopPropagation();
                onToggle();
              }}
            >
              <Icon name={isOpen ? 'caret-down' : 'caret-right'} size={14} tone="quiet" />
            </button>
          ) : (
            <span className={css.noCaret} aria-hidden="true">
              {level > 1 ? <Icon name="arrow-elbow-down-right" size={14} tone="quiet" /> : null}
            </span>
          )}
          <span className={css.stack}>
            <span className={css.name}>{row.name}</span>
            <span className={css.meta}>
              {row.username}
              {row.isActive ? '' : ` · ${text('agents.closed')}`}
            </span>
            {isFlat && row.path.length > 0 ? <span className={css.meta}>{row.path.join(' › ')}</span> : null}
          </span>
        </span>
      </td>
      <td className={css.numberCell}>{number(row.members)}</td>
      <td className={css.cell}>
        {row.contracts.length === 0 ? <span className={css.meta}>{text('agents.noContract')}</span> : null}
        <span className={css.badges}>
          {row.contracts.map((each) => (
            <span key={each.contractId} className={css.contractOf}>
              <span>
                {text(`agents.kind.${each.kind}`)} {words.rates(each.kind, each.terms)}
              </span>
              <Badge tone={stateTones[each.state]}>{text(`agents.state.${each.state}`)}</Badge>
              <span className={css.meta}>
                {each.answerUntil === null
                  ? text('agents.since', { day: moment(each.endedAt ?? each.since, 'day') })
                  : text('agents.until', { day: moment(each.answerUntil, 'day') })}
              </span>
            </span>
          ))}
        </span>
      </td>
      <td className={css.numberCell}>
        {Number(row.owes) === 0 ? <span className={css.meta}>–</span> : <span className={css.owed}>{words.sum(row.owes)}</span>}
      </td>
    </tr>
  );
}

function OtherLine({ line }: { readonly line: Exclude<TreeLine, AgentLine> }) {
  const text = useText();
  return (
    <tr>
      <td className={css.cell} colSpan={4}>
        {line.kind === 'loading' ? (
          <Skeleton height={20} />
        ) : line.kind === 'failed' ? (
          <span className={css.failed}>
            {line.failure}
            <Button size="small" onPress={line.retry}>
              {text('failure.retry')}
            </Button>
          </span>
        ) : (
          <Button size="small" onPress={line.show}>
            {text('agents.more')}
          </Button>
        )}
      </td>
    </tr>
  );
}
