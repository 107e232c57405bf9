import { type ReactNode, useState } from 'react';
import { agentQueries } from '../../../api/agents.ts';
import { momentText } from '../../../domain/momentText.ts';
import { countText } from '../../../domain/shortText.ts';
import { useLanguage, useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { Amount } from '../../../runtime/centre/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import { useAgentHref } from '../../../runtime/navigation/index.ts';
import { useSessionView } from '../../../runtime/session/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { SiteLink } from '../../../ui/SiteLink/SiteLink.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { TeamPage, TeamQuery, TeamRow } from '../../../wire/agents.ts';
import { KindBadge, Person } from '../parts/Person.tsx';
import { useBranchHref } from './BranchPath.tsx';
import * as css from './team.css.ts';
import { markedParts, placedRows } from './treeRows.ts';

/** Act on an account. */
export type Act = 'transfer' | 'remark';

interface TreeProps {
  readonly page: TeamPage;
  readonly query: TeamQuery;
  readonly onAct: (act: Act, row: TeamRow) => void;
}

const columns = ['kind', 'branch', 'validBet', 'result', 'seen'] as const;

/** Levels of the tree: the caret opens one in place, the arrow makes an account the root. On phones name and result only. */
export function Tree({ page, query, onAct }: TreeProps) {
  const t = useText();
  const { search } = query;
  const rootId = page.root.path.at(-1)?.id ?? '';
  const isTop = page.root.path.length === 1;
  const lines =
    search === undefined
      ? page.rows.map((row) => <Branch key={row.id} row={row} level={0} query={query} isDirect={isTop} onAct={onAct} />)
      : placedRows(page.rows, rootId).map(({ row, level, isOpen }) => (
          <Line
            key={row.id}
            row={row}
            level={level}
            search={search}
            isDirect={isTop && level === 0}
            caret={isOpen ? <Caret isOpen /> : null}
            onAct={onAct}
          />
        ));
  return (
    <div className={css.scroll}>
      <table className={css.table} aria-label={t('agent.page.agentTeamManagement')}>
        <thead>
          <tr>
            <th scope="col" className={css.nameHead}>
              {t('agent.account')}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={css.head[column]}>
                {t(`agent.column.${column}`)}
              </th>
            ))}
            <th scope="col" className={css.actsHead}>
              <VisuallyHidden>{t('agent.column.acts')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>{lines}</tbody>
      </table>
    </div>
  );
}

const Caret = ({ isOpen }: { readonly isOpen: boolean }) => (
  <Icon name={isOpen ? 'caret-down' : 'caret-right'} weight="bold" size={14} />
);

interface BranchProps {
  readonly row: TeamRow;
  readonly level: number;
  readonly query: TeamQuery;
  readonly isDirect: boolean;
  readonly onAct: TreeProps['onAct'];
}

/** An account, and once opened the level below it. */
function Branch({ row, level, query, isDirect, onAct }: BranchProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const label = t(isOpen ? 'agent.team.collapse' : 'agent.team.expand', { name: row.name });
  return (
    <>
      <Line
        row={row}
        level={level}
        isDirect={isDirect}
        caret={
          row.members === 0 ? null : (
            <button
              type="button"
              className={css.caret}
              aria-expanded={isOpen}
              aria-label={label}
              onClick={() => setOpen(!isOpen)}
            >
              <Caret isOpen={isOpen} />
            </button>
          )
        }
        onAct={onAct}
      />
      {isOpen ? <Level root={row.id} level={level + 1} query={query} onAct={onAct} /> : null}
    </>
  );
}

interface LevelProps extends Pick<BranchProps, 'level' | 'query' | 'onAct'> {
  readonly root: string;
  readonly after?: string;
}

/** Direct downlines of an account, 20 at a time. */
function Level({ root, level, query, onAct, after }: LevelProps) {
  const t = useText();
  const [isLonger, setLonger] = useState(false);
  const { before: _before, after: _after, ...filters } = query;
  const { data, isError, refetch } = useQuery(
    agentQueries.team({ ...filters, root, ...(after === undefined ? {} : { after }) }),
  );
  if (isError) {
    return (
      <Note level={level}>
        <span role="alert">{t('agent.team.failed')}</span>
        <Button tone="ghost" size="sm" onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      </Note>
    );
  }
  if (data === undefined) {
    return (
      <Note level={level}>
        <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
        <span className={css.waitingRow}>
          <Skeleton shape="text" />
        </span>
      </Note>
    );
  }
  const { next } = data;
  return (
    <>
      {data.rows.map((row) => (
        <Branch key={row.id} row={row} level={level} query={query} isDirect={false} onAct={onAct} />
      ))}
      {data.rows.length === 0 ? <Note level={level}>{t('agent.empty.filter')}</Note> : null}
      {next === null ? null : isLonger ? (
        <Level root={root} level={level} query={query} onAct={onAct} after={next} />
      ) : (
        <Note level={level}>
          <Button tone="ghost" size="sm" onClick={() => setLonger(true)}>
            {t('agent.team.more')}
          </Button>
        </Note>
      )}
    </>
  );
}

function Note({ level, children }: { readonly level: number; readonly children: ReactNode }) {
  return (
    <tr className={css.row}>
      <td className={css.noteCell} colSpan={columns.length + 2}>
        <span className={css.indent[Math.min(level, css.deepest)]}>{children}</span>
      </td>
    </tr>
  );
}

interface LineProps {
  readonly row: TeamRow;
  readonly level: number;
  readonly search?: string;
  /** Directly below the agent, who may transfer to it. */
  readonly isDirect: boolean;
  readonly caret: ReactNode;
  readonly onAct: TreeProps['onAct'];
}

function Line({ row, level, search = '', isDirect, caret, onAct }: LineProps) {
  const t = useText();
  const { kind, members, state, remark } = row;
  const hasBranch = kind === 'agent' || members > 0;
  const size = hasBranch ? countText(members) : '–';
  const short = hasBranch ? `${t(`agent.kind.${kind}`)} · ${size}` : t(`agent.kind.${kind}`);
  return (
    <tr className={row.found && search !== '' ? css.foundRow : css.row}>
      <th scope="row" className={css.nameCell}>
        <span className={css.indent[Math.min(level, css.deepest)]}>
          <VisuallyHidden>{t('agent.team.level', { level: level + 1 })}</VisuallyHidden>
          <span className={css.caretPlace}>{caret}</span>
          <Person
            name={<Marked name={row.name} search={row.found ? search : ''} />}
            avatar={row.avatar}
            note={
              <>
                <span className={css.onPhone}>{short}</span>
                {[state === 'disabled' ? t('agent.state.disabled') : '', remark].filter(Boolean).join(' · ')}
              </>
            }
          />
        </span>
      </th>
      <td className={css.cell.kind}>
        <KindBadge kind={kind} />
      </td>
      <td className={css.cell.branch}>{size}</td>
      <td className={css.cell.validBet}>
        <Amount value={row.validBet} isPublic />
      </td>
      <td className={css.cell.result}>
        <Amount value={row.result} signed isPublic />
      </td>
      <td className={css.cell.seen}>
        <Seen moment={row.seenAt} />
      </td>
      <td className={css.actsCell}>
        <Acts row={row} isDirect={isDirect} onAct={onAct} />
      </td>
    </tr>
  );
}

function Marked({ name, search }: { readonly name: string; readonly search: string }) {
  return (
    <span title={name}>
      {markedParts(name, search).map(({ text, isMatch }, index) =>
        // Parts of one name, in their order.
        isMatch ? (
          <mark key={`${index}-${text}`} className={css.mark}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </span>
  );
}

function Seen({ moment }: { readonly moment: string | null }) {
  const t = useText();
  const language = useLanguage();
  const { timeZone } = useBrand();
  return <>{moment === null ? t('agent.team.never') : momentText(moment, { timeZone, language, to: 'minute' })}</>;
}

function Acts({ row, isDirect, onAct }: Pick<LineProps, 'row' | 'isDirect' | 'onAct'>) {
  const t = useText();
  const href = useAgentHref();
  const branchHref = useBranchHref('agentTeamManagement');
  const { account } = useSessionView();
  const labelOf = (act: string) => `${act}: ${row.name}`;
  return (
    <span className={css.acts}>
      {row.members === 0 ? null : (
        <SiteLink to={branchHref(row.id)} label={labelOf(t('agent.team.asRoot'))} className={css.act}>
          <Icon name="arrow-square-in" size={18} />
        </SiteLink>
      )}
      {isDirect && row.state === 'active' && row.name !== account ? (
        <IconButton
          tone="plain"
          label={labelOf(t('agent.transfer'))}
          icon={<Icon name="paper-plane-tilt" size={18} />}
          onClick={() => onAct('transfer', row)}
        />
      ) : null}
      <SiteLink to={href('agentTeamBetting', { account: row.name })} label={labelOf(t('agent.team.bets'))} className={css.act}>
        <Icon name="receipt" size={18} />
      </SiteLink>
      <IconButton
        tone="plain"
        label={labelOf(t('agent.remark'))}
        icon={<Icon name="pencil-simple" size={18} />}
        onClick={() => onAct('remark', row)}
      />
    </span>
  );
}
