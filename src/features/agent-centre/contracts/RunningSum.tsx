import { serverNow } from '../../../api/serverTime.ts';
import { momentText } from '../../../domain/momentText.ts';
import { useLanguage, useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { Amount, Waiting, WaitingBlock } from '../../../runtime/centre/index.ts';
import { Facts } from '../../../ui/Facts/Facts.tsx';
import type { Contract, WageSoFar } from '../../../wire/contracts.ts';
import * as css from './contracts.css.ts';

interface RunningSumProps {
  readonly contract: Contract;
  /** Undefined while it loads. */
  readonly soFar: WageSoFar | null | undefined;
}

/** Result of the running period so far, which is settled when the contract ends. */
export function RunningSum({ contract, soFar }: RunningSumProps) {
  const t = useText();
  const language = useLanguage();
  const { timeZone } = useBrand();
  if (soFar === undefined) {
    return (
      <Waiting label={t('common.loading')} className={css.facts}>
        <WaitingBlock className={css.waitingFacts} />
      </Waiting>
    );
  }
  if (soFar === null) return null;
  const moment = (at: string | number) => momentText(at, { timeZone, language, to: 'minute' });
  const isEnding = contract.state === 'terminating';
  return (
    <Facts
      tone="sunken"
      items={[
        { label: t('contract.sum.period'), value: `${moment(soFar.from)} – ${moment(soFar.until)}` },
        isEnding ? { label: t('contract.sum.until'), value: moment(serverNow()) } : null,
        { label: t('contract.sum.validBet'), value: <Amount value={soFar.validBet} isPublic /> },
        {
          label: t(isEnding ? (contract.side === 'upline' ? 'contract.sum.pay' : 'contract.sum.receive') : 'contract.sum.wage'),
          value: <Amount value={soFar.wage} />,
        },
      ]}
    />
  );
}
