import { contractQueries } from '../../../api/contracts.ts';
import type { ContractKind } from '../../../domain/contracts/index.ts';
import { momentText } from '../../../domain/momentText.ts';
import { useLanguage, useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { Card, firstPage, useMemberParams, Waiting, WaitingBlock } from '../../../runtime/centre/index.ts';
import { useQuery } from '../../../runtime/data/index.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { Person } from '../parts/Person.tsx';
import { Payments } from '../wages/Payments.tsx';
import { ContractActs } from './ContractActs.tsx';
import { ContractBadge } from './ContractBadge.tsx';
import { ContractStanding } from './ContractStanding.tsx';
import type { ContractDialogs } from './contractDialogs.ts';
import * as css from './contracts.css.ts';
import { TermsStrip } from './TermsStrip.tsx';
import { Timeline } from './Timeline.tsx';

interface ContractDetailProps extends ContractDialogs {
  readonly kind: ContractKind;
  readonly contractId: string;
}

/** A contract: its terms, the agreements of the two with what each changed, and what it paid. */
export function ContractDetail({ kind, contractId, ...dialogs }: ContractDetailProps) {
  const t = useText();
  const language = useLanguage();
  const { timeZone } = useBrand();
  const [, change] = useMemberParams();
  const { data, isError, refetch } = useQuery(contractQueries.detail(contractId));
  const back = (
    <nav className={css.crumbs} aria-label={t('contract.crumbs')}>
      <button type="button" className={css.link} onClick={() => change({ contract: null, statement: null, ...firstPage })}>
        <Icon name="arrow-left" weight="bold" size={14} />
        {t('contract.tab.contracts')}
      </button>
      {data === undefined ? null : (
        <>
          <Icon name="caret-right" weight="bold" size={14} />
          <span className={css.crumb} aria-current="page">
            {`${data.contract.partner.name} · ${t(`contract.kind.${kind}`)}`}
          </span>
        </>
      )}
    </nav>
  );
  if (data === undefined) {
    return (
      <>
        {back}
        {isError ? (
          <LoadFailed title={t('contract.failed')} onRetry={() => void refetch()} />
        ) : (
          <Waiting label={t('common.loading')} className={css.page}>
            <WaitingBlock className={css.waitingCard} />
            <WaitingBlock className={css.waitingForm} />
          </Waiting>
        )}
      </>
    );
  }
  const { contract, events } = data;
  const moment = (at: string) => momentText(at, { timeZone, language, to: 'second' });
  const note = t(`contract.since.${contract.state}`, { at: moment(contract.changedAt) });
  return (
    <>
      {back}
      <Card tone="plain">
        <div className={css.detail}>
          <header className={css.cardHead}>
            <Person
              name={<span title={contract.partner.name}>{contract.partner.name}</span>}
              avatar={contract.partner.avatar}
              note={`${t(`contract.side.${contract.side}`)} · ${
                contract.signedAt === null ? note : t('contract.since.active', { at: moment(contract.signedAt) })
              }`}
              size={32}
            />
            <ContractBadge contract={contract} />
          </header>
          <TermsStrip kind={kind} terms={contract.terms} before={contract.state === 'offered' ? contract.before : null} />
          <ContractStanding contract={contract} />
          <ContractActs contract={contract} {...dialogs} />
        </div>
      </Card>
      <div className={css.columns}>
        <Card title={t('contract.agreements')}>
          <Timeline kind={kind} side={contract.side} contractId={contractId} events={events} />
        </Card>
        <div className={css.page}>
          <Payments
            kind={kind}
            filter={{ contractId, direction: contract.side === 'downline' ? 'received' : 'paid' }}
            isShort
          />
          <p className={css.foot}>{t(`wage.formula.${kind}`)}</p>
        </div>
      </div>
    </>
  );
}
