import { useId } from 'react';
import { contractQueries } from '../../../api/contracts.ts';
import type { ContractKind } from '../../../domain/contracts/index.ts';
import { type TextKey, useText } from '../../../i18n/index.ts';
import { firstPage, useMemberParams } from '../../../runtime/centre/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import { Tabs } from '../../../ui/Tabs/Tabs.tsx';
import { Wages } from '../wages/Wages.tsx';
import { ContractDetail } from './ContractDetail.tsx';
import { ContractList } from './ContractList.tsx';
import * as css from './contracts.css.ts';
import { useContractDialog } from './useContractDialog.tsx';

const tabsOf = {
  dividend: ['contracts', 'payments'],
  daily: ['payments', 'mine', 'team'],
  hourly: ['payments', 'mine', 'team'],
  realTime: ['payments', 'mine', 'team'],
} as const satisfies Readonly<Record<ContractKind, readonly string[]>>;
type TabId = (typeof tabsOf)[ContractKind][number];

/** The caller's side of the contracts of a tab; null for both. */
const sides = { contracts: null, mine: 'downline', team: 'upline' } as const;

/** Contracts of a kind and what they paid: [CONTRACT-01], [AGENT-11] to [AGENT-14]. Tab, contract and filters are in the address. */
export function ContractCentre({ kind }: { readonly kind: ContractKind }) {
  const t = useText();
  const panel = useId();
  const [params, change] = useMemberParams();
  const { dialog, ...dialogs } = useContractDialog(kind);
  const tabs: readonly TabId[] = tabsOf[kind];
  const tab = tabs.find((name) => name === params['tab']) ?? tabs[0] ?? 'payments';
  const contractId = params['contract'];
  return (
    <div className={css.page}>
      {contractId === undefined ? (
        <>
          <Tabs
            label={t(`contract.kind.${kind}`)}
            items={tabs.map((id) => ({ id, label: <TabLabel id={id} kind={kind} /> }))}
            selected={tab}
            onSelect={(id) => change({ tab: id, filter: null, search: null, statement: null, ...firstPage }, { replace: true })}
            panelId={panel}
          />
          <div id={panel} role="tabpanel" aria-label={t(tabWord(tab, kind))} className={css.page}>
            {tab === 'payments' ? <Wages kind={kind} /> : <ContractList kind={kind} side={sides[tab]} {...dialogs} />}
          </div>
        </>
      ) : (
        <ContractDetail key={contractId} kind={kind} contractId={contractId} {...dialogs} />
      )}
      {dialog}
    </div>
  );
}

const tabWord = (id: TabId, kind: ContractKind): TextKey =>
  id === 'payments' && kind === 'dividend' ? 'contract.tab.periods' : `contract.tab.${id}`;

/** With the number of contracts that the agent has to answer. */
function TabLabel({ id, kind }: { readonly id: TabId; readonly kind: ContractKind }) {
  const t = useText();
  const word = t(tabWord(id, kind));
  return id === 'payments' ? (
    word
  ) : (
    <span className={css.tab}>
      {word}
      <Waiting kind={kind} side={sides[id]} />
    </span>
  );
}

function Waiting({ kind, side }: { readonly kind: ContractKind; readonly side: 'upline' | 'downline' | null }) {
  const { data } = useQuery(contractQueries.list(side === null ? { kind } : { kind, side }));
  const count = data?.counts.mine ?? 0;
  return count === 0 ? null : <span className={css.count}>{count}</span>;
}
