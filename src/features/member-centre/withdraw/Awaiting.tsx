import { onThisClock } from '../../../api/serverTime.ts';
import { momentText } from '../../../domain/momentText.ts';
import { useLanguage, useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { Card, StateBadge } from '../../../runtime/centre/index.ts';
import { Countdown } from '../../../ui/Countdown/Countdown.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import type { Withdrawal } from '../../../wire/withdrawal.ts';
import { Answers } from './Answers.tsx';
import { lookOf, timeText } from './orderState.ts';
import type { Reporting } from './reporting.ts';
import { useSum } from './useSum.ts';
import * as css from './withdraw.css.ts';

export interface AwaitingProps {
  readonly order: Withdrawal;
  readonly onReport: (reporting: Reporting) => void;
  /** The time of a payment has run out. */
  readonly onDue: () => void;
}

/** An order with a payment that waits for the member's answer. */
export function Awaiting({ order, onReport, onDue }: AwaitingProps) {
  const t = useText();
  const language = useLanguage();
  const { timeZone } = useBrand();
  const sum = useSum();
  const waiting = order.parts.filter(({ receipt }) => receipt === 'awaiting');
  const [next] = waiting.toSorted((one, other) => Date.parse(one.dueAt) - Date.parse(other.dueAt));
  if (next === undefined) return null;
  const paidAt = momentText(next.paidAt, { timeZone, language, to: 'second' });
  const look = lookOf.awaiting;

  return (
    <Card tone="waiting">
      <div className={css.question}>
        <span className={css.questionIcon}>
          <Icon name="hand-withdraw" weight="duotone" size={28} />
        </span>
        <div className={css.questionText}>
          <h3 className={css.questionTitle}>
            {t('withdraw.question', { amount: sum(order.net) })} <StateBadge tone={look.tone}>{t(look.word)}</StateBadge>
          </h3>
          <p className={css.line}>
            {t('withdraw.paidTo', { order: order.order, at: paidAt, to: `${order.to.provider} •••• ${order.to.tail}` })}
          </p>
        </div>
        <div className={css.deadline}>
          <span>{t('withdraw.autoIn')}</span>
          <span className={css.clock}>
            <Icon name="timer" size={18} />
            <Countdown endsAt={onThisClock(Date.parse(next.dueAt))} onEnd={onDue} />
          </span>
        </div>
      </div>
      <ul className={css.parts}>
        {order.parts.map((part) => {
          const { tone, word } = lookOf[part.receipt];
          const at = timeText(part.answeredAt ?? part.paidAt, timeZone);
          return (
            <li key={part.part} className={css.part}>
              <span className={css.partName}>{t('withdraw.part', { part: part.part })}</span>
              <span className={css.partAmount}>{sum(part.amount)}</span>
              <span className={css.partState}>
                <StateBadge tone={tone}>{t(word)}</StateBadge>
                <span className={css.line}>
                  {t(part.answeredAt === null ? 'withdraw.part.paidAt' : 'withdraw.part.answeredAt', { at })}
                </span>
              </span>
              {part.receipt === 'awaiting' ? <Answers order={order} part={part} onReport={onReport} /> : null}
            </li>
          );
        })}
      </ul>
      <p className={css.note}>
        <Icon name="info" size={16} />
        <span>{t('withdraw.deadline', { at: timeText(next.dueAt, timeZone) })}</span>
      </p>
    </Card>
  );
}
