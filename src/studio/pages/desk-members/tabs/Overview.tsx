import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { failureTextOf, read } from '../../../api/index.ts';
import { sumText, useNumber, useText } from '../../../i18n/index.ts';
import { EmptyState, Scrolling, Unread } from '../../../kit/index.ts';
import { Limits } from '../Limits.tsx';
import * as css from '../members.css.ts';
import { NoteRow } from '../NoteRow.tsx';
import { Profile } from '../Profile.tsx';
import { Evenness } from './Entries.tsx';
import { EntryTable } from './EntryTable.tsx';
import type { TabProps } from './tab.ts';

const shownEntries = 10;

/** Money, the newest entries, and what is known of the member. */
export function Overview({ member, onOpen }: TabProps) {
  const text = useText();
  const { merchant, account, symbol, wallets, notes } = member;
  const { data, error, refetch } = useQuery(read('deskMemberEntries', { params: { merchant, account } }));
  const main = wallets.find(({ wallet }) => wallet === 'main' || wallet === 'trial');
  return (
    <>
      <Strip member={member} />
      <div className={css.split}>
        <Scrolling label={text('member.ledger')} className={css.tableCard}>
          <div className={css.tableHead}>
            <h2 className={css.title}>{text('member.ledger')}</h2>
            <span className={css.space} />
            {main === undefined ? null : <Evenness wallet={main} />}
            <Link className={css.link} to="?tab=ledger" replace>
              {text('member.allEntries')}
            </Link>
          </div>
          {data === undefined ? (
            <Unread failure={error && failureTextOf(error, text)} onRetry={refetch} />
          ) : data.entries.length === 0 ? (
            <EmptyState icon="receipt" title={text('member.noEntries')} text={text('member.noEntriesText')} />
          ) : (
            <EntryTable entries={data.entries.slice(0, shownEntries)} symbol={symbol} />
          )}
        </Scrolling>
        <div className={css.side}>
          <Profile member={member} />
          <Limits member={member} onOpen={onOpen} />
          <section className={css.box} aria-label={text('member.notesTitle')}>
            <div className={css.boxHead}>
              <h2 className={css.title}>{text('member.notesTitle')}</h2>
              {notes.count === 0 ? null : (
                <Link className={css.link} to="?tab=notes" replace>
                  {text('member.allNotes', { count: notes.count })}
                </Link>
              )}
            </div>
            {notes.count === 0 ? <span className={css.quiet}>{text('member.noNotes')}</span> : null}
            {notes.latest.map((note) => (
              <NoteRow key={note.id} note={note} />
            ))}
          </section>
        </div>
      </div>
    </>
  );
}

function Strip({ member }: Pick<TabProps, 'member'>) {
  const text = useText();
  const number = useNumber();
  const { wallets, symbol, points, month, onTheWay, balance } = member;
  const sumOf = (isIt: (wallet: string) => boolean) => {
    const units = wallets
      .filter(({ wallet }) => isIt(wallet))
      .reduce((sum, each) => sum + BigInt(each.balance.replace('.', '')), 0n);
    const digits = units.toString().padStart(5, '0');
    return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
  };
  const vendors = wallets.flatMap(({ wallet }) => (wallet.startsWith('vendor:') ? [wallet.slice('vendor:'.length)] : []));
  const { count } = onTheWay.withdrawals;
  return (
    <section className={css.strip}>
      <Figure label={text('member.wallet.main')} value={sumText(balance, symbol)} detail={text('member.free')} />
      <Figure
        label={text('member.wallet.held')}
        value={sumText(
          sumOf((wallet) => wallet === 'held'),
          symbol,
        )}
        detail={count === 0 ? text('member.noneHeld') : text('member.heldBy', { count })}
      />
      {wallets.some(({ wallet }) => wallet === 'bonus') ? (
        <Figure
          label={text('member.wallet.bonus')}
          value={sumText(
            sumOf((wallet) => wallet === 'bonus'),
            symbol,
          )}
          detail={text('member.bonusText')}
        />
      ) : null}
      {vendors.length === 0 ? null : (
        <Figure
          label={text('member.wallet.vendors')}
          value={sumText(
            sumOf((wallet) => wallet.startsWith('vendor:')),
            symbol,
          )}
          detail={vendors.join(', ')}
        />
      )}
      <Figure label={text('member.points')} value={number(Number(points))} detail={text('member.pointsText')} />
      <Figure
        label={text('member.result')}
        value={sumText(month.result, symbol, { isSigned: true })}
        isGood={Number(month.result) > 0}
        detail={text('member.staked', { stake: sumText(month.stake, symbol), count: month.bets })}
      />
    </section>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly detail: string;
  readonly isGood?: boolean;
}

const Figure = ({ label, value, detail, isGood = false }: FigureProps) => (
  <div className={css.figure}>
    <span className={css.meta}>{label}</span>
    <span className={isGood ? css.figureGood : css.figureValue}>{value}</span>
    <span className={css.meta}>{detail}</span>
  </div>
);
