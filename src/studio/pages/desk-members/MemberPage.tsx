import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { Failure } from '../../../wire/failure.ts';
import { failureTextOf, read } from '../../api/index.ts';
import { BrandMark } from '../../app/index.ts';
import { useMoment, useText } from '../../i18n/index.ts';
import { Avatar, Badge, Button, Count, EmptyState, Icon, LinkButton, Skeleton } from '../../kit/index.ts';
import { ActDialogs } from './acts/ActDialogs.tsx';
import { ActMenu, type MemberDialog } from './acts/ActMenu.tsx';
import { MemberState } from './MemberState.tsx';
import * as css from './members.css.ts';
import { Bets } from './tabs/Bets.tsx';
import { Entries } from './tabs/Entries.tsx';
import { History } from './tabs/History.tsx';
import { Messages } from './tabs/Messages.tsx';
import { Notes } from './tabs/Notes.tsx';
import { Overview } from './tabs/Overview.tsx';
import { Sessions } from './tabs/Sessions.tsx';
import type { TabProps } from './tabs/tab.ts';

const tabs = {
  overview: Overview,
  ledger: Entries,
  bets: Bets,
  sessions: Sessions,
  messages: Messages,
  notes: Notes,
  history: History,
};
type TabName = keyof typeof tabs;
const tabNames = Object.keys(tabs) as TabName[];

/** One member: head, tabs, and the acts of operators. */
export default function MemberPage() {
  const text = useText();
  const { merchant = '', account = '' } = useParams();
  const [params] = useSearchParams();
  const [dialog, setDialog] = useState<MemberDialog | null>(null);
  const { data: member, error, refetch } = useQuery(read('deskMember', { params: { merchant, account } }));
  if (member === undefined) {
    if (error === null) return <Loading />;
    const isGone = error instanceof Failure && error.code === 'NOT_FOUND';
    return isGone ? (
      <EmptyState icon="user" title={text('member.notFound.title')} text={text('member.notFound.text')}>
        <LinkButton to="/desk/members">{text('member.toSearch')}</LinkButton>
      </EmptyState>
    ) : (
      <EmptyState icon="plugs-connected" title={failureTextOf(error, text)}>
        <Button onPress={() => void refetch()}>{text('failure.retry')}</Button>
      </EmptyState>
    );
  }
  const tab = tabNames.find((name) => name === params.get('tab')) ?? 'overview';
  const Tab = tabs[tab];
  return (
    <div className={css.page} key={`${merchant} ${account}`}>
      <nav className={css.path} aria-label={text('member.path')}>
        <Link className={css.link} to={`/desk/members?merchant=${merchant}`}>
          {text('member.title')}
        </Link>
        <Icon name="caret-right" size={12} tone="quiet" />
        <span>{member.username}</span>
      </nav>
      <Head member={member} onOpen={setDialog} />
      <nav className={css.tabs} aria-label={text('member.tabs')}>
        {tabNames.map((name) => (
          <Link
            key={name}
            className={css.tab}
            to={name === 'overview' ? '?' : `?tab=${name}`}
            replace
            {...(name === tab ? { 'aria-current': 'page' as const } : {})}
          >
            {text(`member.tab.${name}`)}
            {name === 'notes' && member.notes.count > 0 ? <Count value={member.notes.count} /> : null}
          </Link>
        ))}
      </nav>
      <Tab member={member} onOpen={setDialog} />
      {dialog === null ? null : <ActDialogs dialog={dialog} member={member} onClose={() => setDialog(null)} />}
    </div>
  );
}

function Head({ member, onOpen }: TabProps) {
  const text = useText();
  const moment = useMoment();
  const { merchant, brand, username, nickname, rank, upline, marks, createdAt, onTheWay, approvals } = member;
  const { data: card } = useQuery(read('brand', { params: { merchant } }));
  return (
    <div className={css.head}>
      <Avatar name={nickname} size="large" />
      <div className={css.headWords}>
        <div className={css.headLine}>
          <h1 className={css.name}>{nickname}</h1>
          <MemberState member={member} />
          {rank === 0 ? null : <Badge>{text('member.rank', { rank })}</Badge>}
          {onTheWay.withdrawals.count === 0 ? null : (
            <Badge tone="warning" mark={{ name: 'hourglass-medium' }}>
              {text('member.held')}
            </Badge>
          )}
          {approvals === 0 ? null : (
            <Badge tone="draft" mark={{ name: 'users' }}>
              {text('member.approvals')}
            </Badge>
          )}
          {marks.map((mark) => (
            <span key={mark.name} title={text('member.markBy', { by: mark.by, at: moment(mark.at), reason: mark.reason })}>
              <Badge tone="warning" mark={{ name: 'flag' }}>
                {text(`member.mark.${mark.name}`)}
              </Badge>
            </span>
          ))}
        </div>
        <div className={css.headLine}>
          <span className={css.quiet}>{username}</span>
          <span className={css.quiet}>·</span>
          {card === undefined ? null : <BrandMark brand={card} size={22} />}
          <span className={css.quiet}>{brand}</span>
          <span className={css.quiet}>·</span>
          <span className={css.quiet}>{text('member.memberSince', { day: moment(createdAt, 'day') })}</span>
          {upline === null ? null : (
            <>
              <span className={css.quiet}>·</span>
              <span className={css.quiet}>
                {text('member.upline')}{' '}
                <Link className={css.link} to={`/desk/members/${merchant}/${encodeURIComponent(upline.account)}`}>
                  {upline.username}
                </Link>
              </span>
            </>
          )}
        </div>
      </div>
      <div className={css.acts}>
        <Button icon="note-pencil" onPress={() => onOpen('note')}>
          {text('member.note')}
        </Button>
        <ActMenu member={member} onOpen={onOpen} />
      </div>
    </div>
  );
}

const Loading = () => (
  <div className={css.page}>
    <Skeleton width={200} />
    <Skeleton height={44} />
    <Skeleton height={90} />
    <Skeleton height={420} />
  </div>
);
