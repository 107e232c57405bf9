import { serverNow } from '../../../api/serverTime.ts';
import { actsOfContract, type PartyAct } from '../../../flows/contract/index.ts';
import { useText } from '../../../i18n/index.ts';
import { useMemberParams } from '../../../runtime/centre/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import type { Contract } from '../../../wire/contracts.ts';
import { actWord } from './actWords.ts';
import type { ContractDialogs } from './contractDialogs.ts';
import * as css from './contracts.css.ts';

interface ContractActsProps extends ContractDialogs {
  readonly contract: Contract;
  /** With the link to the page of the contract. */
  readonly hasDetail?: boolean;
}

/** Acts that a contract allows the agent, as its machine says. */
export function ContractActs({ contract, hasDetail = false, onAct, onOffer }: ContractActsProps) {
  const t = useText();
  const [, change] = useMemberParams();
  const acts = actsOfContract(contract, serverNow());
  const { side, state, partner, terms } = contract;
  const isOffering = side === 'upline' && !contract.isSeparated;
  const isOver = state === 'rejected' || state === 'withdrawn' || state === 'lapsed' || state === 'ended';
  return (
    <div className={css.acts}>
      {isOffering && state === 'active' ? (
        <Button tone="secondary" size="sm" onClick={() => onOffer({ downline: partner.name, terms })}>
          {t('contract.change')}
        </Button>
      ) : null}
      {acts.map((act) => (
        <Button key={act} tone={toneOf(act, state)} size="sm" onClick={() => onAct(contract, act)}>
          {t(actWord(act, state))}
        </Button>
      ))}
      {isOffering && isOver ? (
        <Button tone="secondary" size="sm" onClick={() => onOffer({ downline: partner.name, terms })}>
          {t('contract.again')}
        </Button>
      ) : null}
      {hasDetail ? (
        <Button tone="ghost" size="sm" onClick={() => change({ contract: contract.contractId })}>
          {t('contract.detail')}
        </Button>
      ) : null}
    </div>
  );
}

const toneOf = (act: PartyAct, state: Contract['state']) =>
  act === 'accept' ? (state === 'offered' ? 'primary' : 'tonal') : 'secondary';
