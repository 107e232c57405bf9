import { withdrawalCalls } from '../../../api/withdrawals.ts';
import { useText } from '../../../i18n/index.ts';
import { useMutation } from '../../../runtime/data/index.ts';
import { useOverlays } from '../../../runtime/overlays/index.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { FailureLine } from '../../../ui/form/FailureLine.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { failureCodeOf, failureText } from '../../../wire/failure.ts';
import type { Withdrawal, WithdrawalPart } from '../../../wire/withdrawal.ts';
import type { Reporting } from './reporting.ts';
import { useRefresh } from './useWithdrawal.ts';
import * as css from './withdraw.css.ts';

export interface AnswersProps {
  readonly order: Withdrawal;
  readonly part: WithdrawalPart;
  readonly onReport: (reporting: Reporting) => void;
}

/** The three answers to a payment. Only "received" needs nothing else and is sent from here. */
export function Answers({ order, part, onReport }: AnswersProps) {
  const t = useText();
  const refresh = useRefresh();
  const { showToast } = useOverlays();
  const confirming = useMutation({
    mutationFn: () => withdrawalCalls.answer({ order: order.order, part: part.part, answer: 'received', images: [] }),
    onSuccess: () => showToast({ tone: 'success', title: t('withdraw.report.confirmed', { order: order.order }) }),
    // Another device or the timer may have answered.
    onSettled: refresh,
  });
  return (
    <div className={css.answers}>
      <Button
        size="sm"
        busy={confirming.isPending}
        iconStart={<Icon name="check" weight="bold" size={16} />}
        onClick={() => confirming.mutate()}
      >
        {t('withdraw.answer.received')}
      </Button>
      <Button tone="secondary" size="sm" onClick={() => onReport({ order, part, answer: 'partly' })}>
        {t('withdraw.answer.partly')}
      </Button>
      <Button tone="secondary" size="sm" onClick={() => onReport({ order, part, answer: 'notReceived' })}>
        {t('withdraw.answer.notReceived')}
      </Button>
      {confirming.isError ? (
        <FailureLine failed={{ code: failureCodeOf(confirming.error), waitSeconds: null }} textOf={failureText} />
      ) : null}
    </div>
  );
}
