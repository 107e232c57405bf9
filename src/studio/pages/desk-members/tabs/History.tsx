import type { DeskHistory } from '../../../../wire/studio/deskMembers.ts';
import { failureTextOf, usePages } from '../../../api/index.ts';
import audit from '../../../i18n/en/audit.json' with { type: 'json' };
import words from '../../../i18n/en/desk-members.json' with { type: 'json' };
import { type StudioTextKey, type Translate, useMoment, useText } from '../../../i18n/index.ts';
import { Badge, type Column, EmptyState, Scrolling, Table, Unread } from '../../../kit/index.ts';
import { More } from '../More.tsx';
import * as css from '../members.css.ts';
import type { TabProps } from './tab.ts';

const isWord = (key: string): key is StudioTextKey => key in audit || key in words;

/** History of the account: acts of the member and of operators. */
export function History({ member: { merchant, account } }: TabProps) {
  const text = useText();
  const moment = useMoment();
  const pages = usePages('deskMemberHistory', (after) => ({ params: { merchant, account }, query: { after } }));
  if (pages.data === undefined)
    return <Unread failure={pages.error && failureTextOf(pages.error, text)} onRetry={pages.refetch} />;
  const rows = pages.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) return <EmptyState icon="clock-counter-clockwise" title={text('member.noHistory')} />;
  const nameOf = (kind: string): string => {
    const key = [`member.event.${kind}`, `audit.kind.${kind}`].find(isWord);
    return text(key ?? 'member.otherEvent');
  };
  return (
    <Scrolling label={text('member.tab.history')} className={css.tableCard}>
      <Table
        label={text('member.tab.history')}
        rows={rows}
        idOf={({ id }) => id}
        columns={columnsOf({ text, moment, nameOf })}
      />
      <More {...pages} />
    </Scrolling>
  );
}

interface ColumnsOfDeps {
  readonly text: Translate;
  readonly moment: ReturnType<typeof useMoment>;
  readonly nameOf: (kind: string) => string;
}

const columnsOf = ({ text, moment, nameOf }: ColumnsOfDeps): readonly Column<DeskHistory['rows'][number]>[] => [
  {
    id: 'time',
    label: text('member.time'),
    cell: ({ at }) => <span className={css.nowrap}>{moment(at, 'second')}</span>,
  },
  {
    id: 'what',
    label: text('member.happened'),
    isHeader: true,
    cell: ({ kind, isRefused }) => <Badge tone={isRefused ? 'warning' : 'neutral'}>{nameOf(kind)}</Badge>,
  },
  { id: 'who', label: text('member.who'), cell: ({ by }) => by ?? text('member.theMember') },
  {
    id: 'reason',
    label: text('member.reason'),
    cell: ({ reason }) => (
      <span className={css.detail} title={reason}>
        {reason}
      </span>
    ),
  },
];
