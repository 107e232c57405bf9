import { useText } from '../../../i18n/index.ts';
import { type MemberColumn, StateBadge } from '../../../runtime/centre/index.ts';
import { useMoment } from '../account/useMoment.ts';
import { Sum } from './Sum.tsx';

interface Transfer {
  readonly at: string;
  readonly amount: string;
}

/**
 * Columns of a list of transfers, of which only those that were carried out are listed.
 * @param parties Who or what a transfer is between.
 */
export function useTransferColumns<Row extends Transfer>(parties: MemberColumn<Row>): readonly MemberColumn<Row>[] {
  const t = useText();
  const moment = useMoment();
  return [
    { key: 'at', label: t('transfer.at'), cell: ({ at }) => moment(at, 'second'), onCard: 'note' },
    { ...parties, onCard: 'lead' },
    { key: 'amount', label: t('transfer.amount'), cell: amountCell, align: 'end', onCard: 'sum' },
    { key: 'state', label: t('transfer.state'), cell: stateCell, align: 'end', onCard: 'state' },
  ];
}

const amountCell = ({ amount }: Transfer) => <Sum value={amount} />;

const stateCell = () => <Done />;

function Done() {
  const t = useText();
  return <StateBadge tone="success">{t('transfer.state.done')}</StateBadge>;
}
