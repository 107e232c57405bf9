import { useText } from '../../../i18n/index.ts';
import { StateBadge } from '../../../runtime/centre/index.ts';
import type { Contract } from '../../../wire/contracts.ts';

const tones = {
  active: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
  lapsed: 'neutral',
  superseded: 'neutral',
  ended: 'neutral',
} as const;

/** State of a contract as its party sees it: what waits says for whom. */
export function ContractBadge({ contract: { state, isMine } }: { readonly contract: Pick<Contract, 'state' | 'isMine'> }) {
  const t = useText();
  if (state === 'offered') {
    return (
      <StateBadge tone={isMine ? 'info' : 'warning'}>{t(`contract.state.offered.${isMine ? 'mine' : 'theirs'}`)}</StateBadge>
    );
  }
  if (state === 'terminating') {
    const whose = isMine ? 'mine' : 'theirs';
    return <StateBadge tone={isMine ? 'danger' : 'warning'}>{t(`contract.state.terminating.${whose}`)}</StateBadge>;
  }
  return <StateBadge tone={tones[state]}>{t(`contract.state.${state}`)}</StateBadge>;
}
