import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { DeskMemberSession, DeskRelated } from '../../../../wire/studio/deskMembers.ts';
import { failureTextOf, read } from '../../../api/index.ts';
import { type Translate, useMoment, useText } from '../../../i18n/index.ts';
import { Badge, Button, type Column, EmptyState, Icon, Scrolling, Table, Unread } from '../../../kit/index.ts';
import { MemberState } from '../MemberState.tsx';
import * as css from '../members.css.ts';
import type { TabProps } from './tab.ts';

/** Open sessions of the member, and other accounts at the same addresses. */
export function Sessions(props: TabProps) {
  return (
    <div className={css.side}>
      <Live {...props} />
      <Related {...props} />
    </div>
  );
}

function Live({ member: { merchant, account }, onOpen }: TabProps) {
  const text = useText();
  const moment = useMoment();
  const { data, error, refetch } = useQuery(read('deskMemberSessions', { params: { merchant, account } }));
  if (data === undefined) return <Unread failure={error && failureTextOf(error, text)} onRetry={refetch} />;
  return (
    <Scrolling label={text('member.tab.sessions')} className={css.tableCard}>
      <div className={css.tableHead}>
        <h2 className={css.title}>{text('member.tab.sessions')}</h2>
        <span className={css.space} />
        {data.length === 0 ? null : (
          <Button size="small" icon="sign-out" onPress={() => onOpen('endSessions')}>
            {text('member.act.endSessions')}
          </Button>
        )}
      </div>
      {data.length === 0 ? (
        <EmptyState icon="monitor" title={text('member.noSessions')} />
      ) : (
        <Table
          label={text('member.tab.sessions')}
          rows={data}
          idOf={({ id }) => id}
          columns={sessionColumns({ text, moment })}
        />
      )}
    </Scrolling>
  );
}

function Related({ member: { merchant, account } }: TabProps) {
  const text = useText();
  const moment = useMoment();
  const { data, error, refetch } = useQuery(read('deskMemberRelated', { params: { merchant, account } }));
  if (data === undefined) return <Unread failure={error && failureTextOf(error, text)} onRetry={refetch} />;
  return (
    <Scrolling label={text('member.related')} className={css.tableCard}>
      <div className={css.tableHead}>
        <h2 className={css.title}>{text('member.related')}</h2>
        <span className={css.quiet}>{text('member.relatedText', { count: data.addresses })}</span>
      </div>
      {data.accounts.length === 0 ? (
        <EmptyState icon="users" title={text('member.noRelated')} />
      ) : (
        <Table
          label={text('member.related')}
          rows={data.accounts}
          idOf={(row) => row.account}
          columns={relatedColumns({ text, moment, merchant })}
        />
      )}
    </Scrolling>
  );
}

interface SessionColumnsDeps {
  readonly text: Translate;
  readonly moment: ReturnType<typeof useMoment>;
}

const sessionColumns = ({ text, moment }: SessionColumnsDeps): readonly Column<DeskMemberSession>[] => [
  {
    id: 'device',
    label: text('member.device'),
    isHeader: true,
    cell: ({ device, isLimited }) => (
      <span className={css.badges}>
        {device ?? text('member.unknownDevice')}
        {isLimited ? <Badge tone="warning">{text('member.limited')}</Badge> : null}
      </span>
    ),
  },
  { id: 'began', label: text('member.began'), cell: ({ createdAt }) => moment(createdAt) },
  { id: 'seen', label: text('member.seen'), cell: ({ seenAt }) => moment(seenAt) },
];

interface RelatedColumnsDeps {
  readonly text: Translate;
  readonly moment: ReturnType<typeof useMoment>;
  readonly merchant: string;
}

const relatedColumns = ({ text, moment, merchant }: RelatedColumnsDeps): readonly Column<DeskRelated['accounts'][number]>[] => [
  {
    id: 'name',
    label: text('member.name'),
    isHeader: true,
    cell: (row) => (
      <Link className={css.link} to={`/desk/members/${merchant}/${encodeURIComponent(row.account)}`}>
        {row.username}
      </Link>
    ),
  },
  { id: 'state', label: text('member.state'), cell: (row) => <MemberState member={{ ...row, break: null }} /> },
  { id: 'shared', label: text('member.shared'), isNumeric: true, cell: ({ shared }) => shared },
  {
    id: 'device',
    label: text('member.device'),
    cell: ({ device }) =>
      device === null ? (
        <span className={css.quiet}>–</span>
      ) : (
        <span className={css.badges} title={text('member.sameDevice')}>
          <Icon name="monitor" size={15} />
          {device}
        </span>
      ),
  },
  { id: 'last', label: text('member.seen'), cell: ({ lastAt }) => moment(lastAt) },
];
