import { useText } from '../../../i18n/index.ts';
import { StateBadge } from '../parts/index.ts';
import { Sum } from './Sum.tsx';

/** Cells of lists of transfers: only those that were carried out are listed. */
export const amountCell = ({ amount }: { readonly amount: string }) => <Sum value={amount} />;

export const stateCell = () => <Done />;

function Done() {
  const t = useText();
  return <StateBadge tone="success">{t('transfer.state.done')}</StateBadge>;
}
