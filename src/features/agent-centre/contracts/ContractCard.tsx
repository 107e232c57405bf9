import { momentText } from '../../../domain/momentText.ts';
import { useLanguage, useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import type { Contract } from '../../../wire/contracts.ts';
import { Person } from '../parts/Person.tsx';
import { ContractActs } from './ContractActs.tsx';
import { ContractBadge } from './ContractBadge.tsx';
import { ContractStanding } from './ContractStanding.tsx';
import type { ContractDialogs } from './contractDialogs.ts';
import * as css from './contracts.css.ts';
import { TermsStrip } from './TermsStrip.tsx';

interface ContractCardProps extends ContractDialogs {
  readonly contract: Contract;
}

/** A contract in the list: the other party, the terms, what is going on, and what the agent can do. */
export function ContractCard({ contract, ...dialogs }: ContractCardProps) {
  const t = useText();
  const language = useLanguage();
  const { timeZone } = useBrand();
  const { kind, side, partner, state, terms, before, isMine, changedAt, signedAt } = contract;
  const at = state === 'active' ? (signedAt ?? changedAt) : changedAt;
  const note = t(`contract.since.${state}`, { at: momentText(at, { timeZone, language, to: 'second' }) });
  return (
    <article className={isMine ? css.cardMine : css.card} aria-label={`${t(`contract.kind.${kind}`)} · ${partner.name}`}>
      <header className={css.cardHead}>
        <Person
          name={<span title={partner.name}>{partner.name}</span>}
          avatar={partner.avatar}
          note={`${t(`contract.side.${side}`)} · ${note}`}
          size={32}
        />
        <ContractBadge contract={contract} />
      </header>
      <TermsStrip kind={kind} terms={terms} before={state === 'offered' ? before : null} />
      <ContractStanding contract={contract} />
      <ContractActs contract={contract} hasDetail {...dialogs} />
    </article>
  );
}
