import type { DeskEntry } from '../../../../wire/studio/deskMembers.ts';
import { type StudioTextKey, sumText, type Translate, useMoment, useText } from '../../../i18n/index.ts';
import { Badge, type Column, Table, type Tone } from '../../../kit/index.ts';
import * as css from '../members.css.ts';

const tones: Readonly<Record<string, Tone>> = {
  deposit: 'success',
  bonus: 'success',
  cashback: 'success',
  hold: 'warning',
  payout: 'warning',
  credit: 'info',
  debit: 'info',
};

/** Entries of one wallet with the balance after each. */
export function EntryTable({ entries, symbol }: { readonly entries: readonly DeskEntry[]; readonly symbol: string }) {
  const text = useText();
  const moment = useMoment();
  const kindText = (kind: string) => text(`member.kind.${kind}` as StudioTextKey);
  return (
    <Table
      label={text('member.ledger')}
      rows={entries}
      idOf={({ number }) => String(number)}
      columns={columnsOf({ text, moment, kindText, symbol })}
    />
  );
}

interface ColumnsOfDeps {
  readonly text: Translate;
  readonly moment: ReturnType<typeof useMoment>;
  readonly kindText: (kind: string) => string;
  readonly symbol: string;
}

const columnsOf = ({ text, moment, kindText, symbol }: ColumnsOfDeps): readonly Column<DeskEntry>[] => [
  {
    id: 'time',
    label: text('member.time'),
    cell: ({ at }) => <span className={css.nowrap}>{moment(at, 'second')}</span>,
  },
  {
    id: 'entry',
    label: text('member.entry'),
    isHeader: true,
    cell: ({ kind }) => {
      const tone = tones[kind];
      return tone === undefined ? kindText(kind) : <Badge tone={tone}>{kindText(kind)}</Badge>;
    },
  },
  {
    id: 'detail',
    label: text('member.detail'),
    cell: ({ game, detail }) => (
      <span className={css.detail} title={game ?? detail}>
        {game ?? detail}
      </span>
    ),
  },
  {
    id: 'amount',
    label: `${text('member.amount')} ${symbol}`,
    isNumeric: true,
    cell: ({ amount }) => (
      <span className={css.amount[amount.startsWith('-') ? 'out' : 'in']}>{sumText(amount, '', { isSigned: true })}</span>
    ),
  },
  {
    id: 'balance',
    label: `${text('member.after')} ${symbol}`,
    isNumeric: true,
    cell: ({ balance }) => <span className={css.quiet}>{sumText(balance, '')}</span>,
  },
];
