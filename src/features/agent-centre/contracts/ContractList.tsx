import { contractQueries } from '../../../api/contracts.ts';
import { type ContractFilter, type ContractKind, contractFilters } from '../../../domain/contracts/index.ts';
import { useText } from '../../../i18n/index.ts';
import {
  firstPage,
  Pager,
  ParamSearch,
  useListPlace,
  useMemberParams,
  Waiting,
  WaitingBlock,
} from '../../../runtime/centre/index.ts';
import { useListQuery } from '../../../runtime/data/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { RadioChips } from '../../../ui/RadioChips/RadioChips.tsx';
import { ContractCard } from './ContractCard.tsx';
import type { ContractDialogs } from './contractDialogs.ts';
import * as css from './contracts.css.ts';
import { NewOffer } from './NewOffer.tsx';

interface ContractListProps extends ContractDialogs {
  readonly kind: ContractKind;
  /** Of the caller in the contracts; null for both. */
  readonly side: 'upline' | 'downline' | null;
}

/** Contracts of a kind, those first that the agent has to answer. */
export function ContractList({ kind, side, onAct, onOffer }: ContractListProps) {
  const t = useText();
  const [params, change] = useMemberParams();
  const { cursor } = useListPlace();
  const filter: ContractFilter | undefined = contractFilters.find((each) => each === params['filter']);
  const search = params['search']?.trim().slice(0, 40) ?? '';
  const { data, isError, isPlaceholderData, refetch } = useListQuery(
    contractQueries.list({
      kind,
      ...(side === null ? {} : { side }),
      ...(filter === undefined ? {} : { filter }),
      ...(search === '' ? {} : { search }),
      ...(cursor.after === undefined ? {} : { after: cursor.after }),
    }),
  );
  const labelOf = (value: ContractFilter | '') => {
    const name = t(`contract.filter.${value === '' ? 'all' : value}`);
    return data === undefined ? name : `${name} ${data.counts[value === '' ? 'all' : value]}`;
  };
  const isOffering = side !== 'downline';
  const offer = () => onOffer({ downline: '', terms: null });
  return (
    <>
      {isOffering ? <NewOffer onOffer={offer} /> : null}
      <div className={css.filters}>
        <RadioChips<ContractFilter | ''>
          label={t('contract.filter')}
          options={(['', ...contractFilters] as const).map((value) => ({ value, label: labelOf(value) }))}
          value={filter ?? ''}
          onChange={(value) => change({ filter: value === '' ? null : value, ...firstPage })}
        />
        <ParamSearch name="search" label={t('contract.search')} value={search} />
      </div>
      {isError && data === undefined ? (
        <LoadFailed title={t('contract.failed')} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Waiting label={t('common.loading')} className={css.cards}>
          {[1, 2, 3, 4].map((block) => (
            <WaitingBlock key={block} className={css.waitingCard} />
          ))}
        </Waiting>
      ) : data.rows.length === 0 ? (
        search !== '' || filter !== undefined ? (
          <EmptyState
            icon="magnifying-glass"
            level={3}
            title={t('contract.none.filter')}
            text={t('contract.none.filter.text')}
            action={
              <Button tone="tonal" onClick={() => change({ search: null, filter: null, ...firstPage })}>
                {t('contract.none.clear')}
              </Button>
            }
          />
        ) : (
          <EmptyState
            icon="handshake"
            level={3}
            title={t('contract.none')}
            text={t(isOffering ? 'contract.none.text' : 'contract.none.mine')}
            action={
              isOffering ? (
                <Button tone="tonal" onClick={offer}>
                  {t('contract.new')}
                </Button>
              ) : undefined
            }
          />
        )
      ) : (
        <ul className={css.cards} aria-label={t(`contract.kind.${kind}`)} aria-busy={isPlaceholderData ? true : undefined}>
          {data.rows.map((contract) => (
            <li key={contract.contractId} className={css.cardItem}>
              <ContractCard contract={contract} onAct={onAct} onOffer={onOffer} />
            </li>
          ))}
        </ul>
      )}
      <Pager
        list={data && { next: data.next, previous: null, total: data.counts[filter ?? 'all'] }}
        rows={data?.rows.length ?? 0}
      />
      <p className={css.foot}>{t('contract.rule')}</p>
    </>
  );
}
