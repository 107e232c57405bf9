import { type ReactNode, useState } from 'react';
import type { ContractKind } from '../../../domain/contracts/index.ts';
import type { PartyAct } from '../../../flows/contract/index.ts';
import type { Contract } from '../../../wire/contracts.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import type { ContractDialogs, OfferDraft } from './contractDialogs.ts';
import { OfferDialog } from './OfferDialog.tsx';

type Opened = { readonly contract: Contract; readonly act: PartyAct } | { readonly draft: OfferDraft };

/** The dialog of a page: it stays open when the contract that it answers leaves the list. */
export function useContractDialog(kind: ContractKind): ContractDialogs & { readonly dialog: ReactNode } {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return {
    onAct: (contract, act) => setOpened({ contract, act }),
    onOffer: (draft) => setOpened({ draft }),
    dialog:
      opened === null ? null : 'draft' in opened ? (
        <OfferDialog kind={kind} draft={opened.draft} onClose={close} />
      ) : (
        <AnswerDialog contract={opened.contract} act={opened.act} onClose={close} />
      ),
  };
}
