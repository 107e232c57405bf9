import { useState } from 'react';
import { contractQueries } from '../../../api/contracts.ts';
import { type ContractKind, contractKinds } from '../../../domain/contracts/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Waiting, WaitingBlock } from '../../../runtime/centre/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { Dropdown } from '../../../ui/form/Dropdown.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { RadioChips } from '../../../ui/RadioChips/RadioChips.tsx';
import { Sheet } from '../../../ui/Sheet/Sheet.tsx';
import type { ContractOptions } from '../../../wire/contracts.ts';
import type { OfferDraft } from './contractDialogs.ts';
import * as css from './contracts.css.ts';
import { OfferForm } from './OfferForm.tsx';

interface OfferDialogProps {
  readonly kind: ContractKind;
  readonly draft: OfferDraft;
  readonly onClose: () => void;
}

/** Offers a contract to a direct downline [CONTRACT-09]. */
export function OfferDialog({ kind: first, draft, onClose }: OfferDialogProps) {
  const t = useText();
  const [kind, setKind] = useState(first);
  const search = draft.downline === '' ? {} : { search: draft.downline };
  const { data, isError, refetch } = useQuery(contractQueries.options({ kind, ...search }));
  return (
    <Sheet title={t('contract.offer')} width={860} onClose={onClose}>
      <div className={css.kinds}>
        <RadioChips
          label={t('contract.kind')}
          options={contractKinds.map((value) => ({ value, label: t(`contract.kind.${value}`) }))}
          value={kind}
          onChange={setKind}
        />
      </div>
      {isError && data === undefined ? (
        <LoadFailed title={t('contract.offer.failed')} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Waiting label={t('common.loading')} className={css.facts}>
          <WaitingBlock className={css.waitingForm} />
        </Waiting>
      ) : !data.isOffered ? (
        <EmptyState icon="handshake" level={3} title={t('contract.offer.none')} text={t('contract.fault.off')} />
      ) : data.downlines.length === 0 ? (
        <EmptyState
          icon="users-three"
          level={3}
          title={t('contract.offer.noDownline')}
          text={t('contract.offer.noDownline.text')}
        />
      ) : Object.keys(data.ceiling).length === 0 ? (
        <EmptyState icon="handshake" level={3} title={t('contract.offer.none')} text={t('contract.fault.none')} />
      ) : (
        <Chosen
          key={kind}
          kind={kind}
          options={data}
          draft={kind === first ? draft : { ...draft, terms: null }}
          onClose={onClose}
        />
      )}
    </Sheet>
  );
}

interface ChosenProps {
  readonly kind: ContractKind;
  readonly options: ContractOptions;
  readonly draft: OfferDraft;
  readonly onClose: () => void;
}

/** The form for the downline that is chosen: each begins with the terms that run. */
function Chosen({ kind, options, draft, onClose }: ChosenProps) {
  const t = useText();
  const { downlines } = options;
  const [chosen, setChosen] = useState(() => (downlines.find(({ name }) => name === draft.downline) ?? downlines[0])?.id ?? '');
  const downline = downlines.find(({ id }) => id === chosen);
  if (downline === undefined) return null;
  const initial = downline.name === draft.downline && draft.terms !== null ? draft.terms : (downline.active?.terms ?? null);
  return (
    <OfferForm
      key={chosen}
      kind={kind}
      options={options}
      downline={downline}
      initial={initial}
      choice={
        <Field label={t('contract.side.upline')} required help={t('contract.offer.direct')}>
          {(ties) => (
            <Dropdown
              label={t('contract.side.upline')}
              controlId={ties.id}
              describedBy={ties['aria-describedby']}
              options={downlines.map(({ id, name, members }) => ({
                id,
                label: name,
                detail: t('contract.offer.members', { count: members }),
              }))}
              selected={chosen}
              onSelect={setChosen}
              searchLabel={t('contract.search')}
            />
          )}
        </Field>
      }
      onClose={onClose}
    />
  );
}
