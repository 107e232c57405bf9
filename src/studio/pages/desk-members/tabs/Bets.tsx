import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BetRow } from '../../../../wire/play.ts';
import { failureTextOf, read, usePages } from '../../../api/index.ts';
import { sumText, type Translate, useLocalized, useMoment, useText } from '../../../i18n/index.ts';
import { Badge, type Column, Dialog, EmptyState, Scrolling, Table, Unread } from '../../../kit/index.ts';
import { More } from '../More.tsx';
import * as css from '../members.css.ts';
import type { TabProps } from './tab.ts';

const tones = { open: 'info', settled: 'neutral', cancelled: 'warning' } as const;

/** The betting record; a bet opens its round. */
export function Bets({ member }: TabProps) {
  const text = useText();
  const moment = useMoment();
  const [opened, setOpened] = useState<BetRow | null>(null);
  const { merchant, account, symbol } = member;
  const pages = usePages('deskMemberBets', (after) => ({ params: { merchant, account }, query: { after } }));
  const first = pages.data?.pages[0];
  if (pages.data === undefined || first === undefined)
    return <Unread failure={pages.error && failureTextOf(pages.error, text)} onRetry={pages.refetch} />;
  const bets = pages.data.pages.flatMap((page) => page.bets);
  if (bets.length === 0) {
    return <EmptyState icon="game-controller" title={text('member.noBets')} text={text('member.noBetsText')} />;
  }
  const { stake, result } = first.sums;
  return (
    <Scrolling label={text('member.tab.bets')} className={css.tableCard}>
      <div className={css.tableHead}>
        <span className={css.quiet}>
          {text('member.bets', {
            count: first.total,
            stake: sumText(stake, symbol),
            result: sumText(result, symbol, { isSigned: true }),
          })}
        </span>
      </div>
      <Table
        label={text('member.tab.bets')}
        rows={bets}
        idOf={({ vendor, betId }) => `${vendor} ${betId}`}
        onChoose={setOpened}
        columns={columnsOf({ text, moment, symbol, onOpen: setOpened })}
      />
      <More {...pages} />
      {opened === null ? null : <RoundDialog member={member} bet={opened} onClose={() => setOpened(null)} />}
    </Scrolling>
  );
}

const amount = (value: string | null) => (value === null ? '–' : sumText(value, ''));

const won = ({ stake, payout }: BetRow) => payout !== null && Number(payout) > Number(stake);

interface RoundProps extends Pick<TabProps, 'member'> {
  readonly bet: BetRow;
  readonly onClose: () => void;
}

/** Every bet of the member in a round, and the vendor's proof of its outcome. */
function RoundDialog({ member: { merchant, account, symbol }, bet: { vendor, roundId, gameName }, onClose }: RoundProps) {
  const text = useText();
  const moment = useMoment();
  const localized = useLocalized();
  const { data, error, refetch } = useQuery(
    read('deskMemberRound', { params: { merchant, account }, query: { vendor, roundId } }),
  );
  return (
    <Dialog title={text('member.round', { round: roundId })} isOpen onClose={onClose} width="wide">
      <div className={css.fields}>
        <span className={css.quiet}>{gameName}</span>
        {data === undefined ? <Unread failure={error && failureTextOf(error, text)} onRetry={refetch} /> : null}
        {data?.bets.map((each) => (
          <dl key={each.betId} className={css.sums}>
            {[
              [text('member.bet'), each.betId],
              [text('member.began'), moment(each.placedAt, 'second')],
              [text('member.pick'), each.selection === null ? '–' : localized(each.selection)],
              [text('member.outcome'), each.outcome === null ? text(`member.bet.${each.state}`) : localized(each.outcome)],
              [text('member.stake'), sumText(each.stake, symbol)],
              [text('member.payout'), each.payout === null ? '–' : sumText(each.payout, symbol)],
            ].map(([name, value]) => (
              <div key={name} className={css.fact}>
                <dt className={css.factName}>{name}</dt>
                <dd className={css.factValue}>{value}</dd>
              </div>
            ))}
          </dl>
        ))}
        {data === undefined ? null : (
          <div className={css.stack}>
            <h3 className={css.title}>{text('member.proof')}</h3>
            {data.proof === null ? (
              <span className={css.quiet}>{text('member.noProof')}</span>
            ) : (
              <pre className={css.code}>{JSON.stringify(data.proof, null, 2)}</pre>
            )}
          </div>
        )}
      </div>
    </Dialog>
  );
}

interface ColumnsOfDeps {
  readonly text: Translate;
  readonly moment: ReturnType<typeof useMoment>;
  readonly symbol: string;
  readonly onOpen: (bet: BetRow) => void;
}

const columnsOf = ({ text, moment, symbol, onOpen }: ColumnsOfDeps): readonly Column<BetRow>[] => [
  {
    id: 'time',
    label: text('member.time'),
    cell: (bet) => (
      <button type="button" className={`${css.link} ${css.nowrap}`} onClick={() => onOpen(bet)}>
        {moment(bet.decidedAt ?? bet.placedAt, 'second')}
      </button>
    ),
  },
  { id: 'game', label: text('member.game'), isHeader: true, cell: ({ gameName }) => gameName },
  {
    id: 'vendor',
    label: text('member.vendor'),
    cell: ({ vendorName }) => <span className={css.quiet}>{vendorName}</span>,
  },
  {
    id: 'state',
    label: text('member.betState'),
    cell: ({ state }) => <Badge tone={tones[state]}>{text(`member.bet.${state}`)}</Badge>,
  },
  {
    id: 'stake',
    label: `${text('member.stake')} ${symbol}`,
    isNumeric: true,
    cell: (bet) => amount(bet.stake),
  },
  {
    id: 'payout',
    label: `${text('member.payout')} ${symbol}`,
    isNumeric: true,
    cell: (bet) => <span className={css.amount[won(bet) ? 'in' : 'out']}>{amount(bet.payout)}</span>,
  },
];
