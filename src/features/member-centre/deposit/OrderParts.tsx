import { useText } from '../../../i18n/index.ts';
import { useCopy } from '../../../runtime/overlays/index.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import type { DepositOrder } from '../../../wire/deposit.ts';
import * as css from './deposit.css.ts';

/** Props of every panel of an unfinished order. */
export interface WaitingProps {
  readonly order: DepositOrder;
  /** The last call about it that failed. */
  readonly failed: object | null;
  /** The provider was asked and had no payment. */
  readonly isChecked: boolean;
  readonly checking: boolean;
  readonly cancelling: boolean;
  readonly onCheck: () => void;
  readonly onCancel: () => void;
  /** Its time has run out. */
  readonly onEnd: () => void;
}

/** Outcome of the last call about an order. */
export function OrderNews({ failed, isChecked }: Pick<WaitingProps, 'failed' | 'isChecked'>) {
  const t = useText();
  if (failed !== null)
    return (
      <Alert tone="warning" live>
        {t('deposit.order.late')}
      </Alert>
    );
  return isChecked ? (
    <Alert tone="info" live>
      {t('deposit.order.checked')}
    </Alert>
  ) : null;
}

interface ActionsProps extends Omit<WaitingProps, 'failed' | 'onEnd'> {
  /** Another button of the panel is the main one. */
  readonly isSecond: boolean;
}

/** Buttons of a member who has paid, or gives up. */
export function OrderActions({ order, isSecond, isChecked, checking, cancelling, onCheck, onCancel }: ActionsProps) {
  const t = useText();
  return (
    <div className={css.orderActions}>
      <span className={css.grow}>
        <Button
          tone={isSecond ? 'secondary' : 'primary'}
          size="lg"
          block
          busy={checking}
          disabled={cancelling}
          onClick={onCheck}
        >
          {t(isChecked ? 'deposit.order.again' : `deposit.order.paid.${wayOf(order)}`)}
        </Button>
      </span>
      <Button tone="secondary" size="lg" busy={cancelling} disabled={checking} onClick={onCancel}>
        {t('deposit.order.cancel')}
      </Button>
    </div>
  );
}

export const wayOf = ({ kind }: DepositOrder) => (kind === 'card' ? 'card' : 'transfer');

/** Numbers are copied without the spaces that group them, an amount of a coin without its name; names are not copied. */
export function copiedOf(detail: string, text: string): string | null {
  if (detail === 'bank' || detail === 'accountHolder' || detail === 'network') return null;
  return detail === 'coin' ? (text.split(' ')[0] ?? text) : text.replaceAll(' ', '');
}

interface DetailProps {
  readonly name: string;
  readonly text: string;
  /** Text that the button copies; null for no button. */
  readonly copied: string | null;
}

export function Detail({ name, text, copied }: DetailProps) {
  return (
    <div className={css.detail}>
      <dt className={css.detailName}>{name}</dt>
      <dd className={css.detailValue}>
        <span className={css.detailText}>{text}</span>
        {copied === null ? <span className={css.noCopy} /> : <CopyButton name={name} text={copied} />}
      </dd>
    </div>
  );
}

export function CopyButton({ name, text }: { readonly name: string; readonly text: string }) {
  const t = useText();
  const copy = useCopy();
  return (
    <IconButton
      size="sm"
      label={t('deposit.copy', { name })}
      icon={<Icon name="copy" size={18} />}
      onClick={() => copy(text, t('deposit.copied', { name }))}
    />
  );
}

const steps = ['created', 'paid', 'credited'] as const;

interface StepsProps {
  /** Index of the step the order is at; -1 before the first. */
  readonly at: number;
  /** Reason why the payment has not arrived. */
  readonly now: 'transfer' | 'card' | 'checking';
}

export function Steps({ at, now }: StepsProps) {
  const t = useText();
  return (
    <ol className={css.steps} aria-label={t('deposit.steps')}>
      {steps.map((step, index) => {
        const place = index < at ? 'done' : index === at ? 'now' : 'next';
        return (
          <li key={step} className={css.step} aria-current={place === 'now' ? 'step' : undefined}>
            <span className={css.stepDot[place]}>
              {place === 'done' ? <Icon name="check-circle" weight="fill" size={20} /> : null}
            </span>
            <span className={css.stepText[place]}>
              {t(step === 'paid' ? `deposit.step.paid.${now}` : `deposit.step.${step}`)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
