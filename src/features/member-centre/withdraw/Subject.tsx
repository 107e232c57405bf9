import { priceText } from '../../../domain/moneyText.ts';
import { useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import type { Withdrawal, WithdrawalPart } from '../../../wire/withdrawal.ts';
import * as css from './report.css.ts';

export interface SubjectProps {
  readonly order: Withdrawal;
  readonly part: WithdrawalPart;
}

/** The payment that a report is about. */
export function Subject({ order, part }: SubjectProps) {
  const t = useText();
  const { money } = useBrand();
  return (
    <p className={css.subject}>
      <span>
        {t('withdraw.report.subject', {
          order: order.order,
          part: part.part,
          parts: order.parts.length,
          to: `${order.to.provider} •••• ${order.to.tail}`,
        })}
      </span>
      <strong className={css.sum}>{priceText(part.amount, money.symbol, money)}</strong>
    </p>
  );
}
