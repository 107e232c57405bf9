import { serverNow } from '../../../api/serverTime.ts';
import { type Ceiling, termsOf } from '../../../domain/contracts/index.ts';
import { momentText } from '../../../domain/momentText.ts';
import { useLanguage, useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { Amount, useMemberParams } from '../../../runtime/centre/index.ts';
import type { Contract } from '../../../wire/contracts.ts';
import { useTermText } from '../parts/useTermText.ts';
import * as css from './contracts.css.ts';

/**
 * State of a contract, in a sentence: the party that has to answer and its deadline, the contract that a signature ends, the reason of an
 * end.
 */
export function ContractStanding({ contract }: { readonly contract: Contract }) {
  const t = useText();
  const left = useTimeLeft();
  const { kind, terms, state, isMine, side, answerUntil, note, signing, paidRates, successor, isSeparated, debt } = contract;
  const textOf = useTermText();
  const rates: Ceiling = paidRates ?? {};
  const until = answerUntil === null ? '' : left(answerUntil);
  const owed = /^[0.]*$/.test(debt) ? null : (
    <p className={css.standing}>
      {t(side === 'downline' ? 'contract.debt.mine' : 'contract.debt.theirs')} <Amount value={debt} />
    </p>
  );
  const lowered =
    paidRates === null ? null : (
      <p className={css.blocked}>
        {t(side === 'downline' ? 'contract.now.paid.mine' : 'contract.now.paid.theirs', {
          rates: termsOf(kind, terms)
            .flatMap(({ name, type }) =>
              rates[name] === undefined ? [] : [`${t(`contract.term.${name}`)} ${textOf(type, rates[name])}`],
            )
            .join(' · '),
        })}
      </p>
    );
  switch (state) {
    case 'offered':
      return (
        <>
          <p className={css.standing}>
            {t(isMine ? 'contract.now.offered.mine' : 'contract.now.offered.theirs', { left: until })}{' '}
            {signing?.ends == null ? null : t(isMine ? 'contract.now.ends.mine' : 'contract.now.ends.theirs')}
          </p>
          {signing?.blockedBy == null ? null : (
            <p className={css.blocked}>
              {t('contract.now.blocked')}{' '}
              <OtherContract contractId={signing.blockedBy} label={t('contract.now.blocked.link')} />
            </p>
          )}
        </>
      );
    case 'active':
      return (
        <>
          <p className={css.standing}>{note === null ? t('contract.now.active') : t('contract.now.kept', { note })}</p>
          {lowered}
          {owed}
        </>
      );
    case 'terminating':
      return (
        <>
          <p className={css.standing}>
            {t(isMine ? 'contract.now.terminating.mine' : 'contract.now.terminating.theirs', { left: until })}
          </p>
          {note === null ? null : <Quote note={note} />}
          {lowered}
          {owed}
        </>
      );
    case 'superseded':
      return (
        <>
          <p className={css.standing}>
            {t('contract.now.superseded')}{' '}
            {successor === null ? null : <OtherContract contractId={successor} label={t('contract.now.successor')} />}
          </p>
          {owed}
        </>
      );
    case 'rejected':
      return note === null ? <p className={css.standing}>{t('contract.now.rejected')}</p> : <Quote note={note} />;
    default:
      return (
        <>
          <p className={css.standing}>{t(isSeparated ? 'contract.now.separated' : `contract.now.${state}`)}</p>
          {owed}
        </>
      );
  }
}

const Quote = ({ note }: { readonly note: string }) => <blockquote className={css.quote}>{`“${note}”`}</blockquote>;

interface OtherContractProps {
  readonly contractId: string;
  readonly label: string;
}

function OtherContract({ contractId, label }: OtherContractProps) {
  const [, change] = useMemberParams();
  return (
    <button type="button" className={css.link} onClick={() => change({ contract: contractId })}>
      {label}
    </button>
  );
}

/** Time until a moment, as `6 days 17:38`; the moment itself for less than a minute. */
function useTimeLeft() {
  const t = useText();
  const language = useLanguage();
  const { timeZone } = useBrand();
  return (moment: string): string => {
    const minutes = Math.floor((Date.parse(moment) - serverNow()) / 60_000);
    if (minutes < 1) return momentText(moment, { timeZone, language, to: 'second' });
    const [days, hours, rest] = [Math.floor(minutes / 1_440), Math.floor((minutes % 1_440) / 60), minutes % 60];
    const clock = `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
    return days === 0 ? clock : t('contract.left', { days, clock });
  };
}
