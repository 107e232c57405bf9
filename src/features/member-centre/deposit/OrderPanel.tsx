import { onThisClock } from '../../../api/serverTime.ts';
import { moneyOf, zero } from '../../../domain/money.ts';
import { moneyText, priceText } from '../../../domain/moneyText.ts';
import { useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { useCopy } from '../../../runtime/overlays/index.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { LinkButton } from '../../../ui/Button/LinkButton.tsx';
import { Countdown } from '../../../ui/Countdown/Countdown.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { QrCode } from '../../../ui/QrCode/QrCode.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { DepositOrder } from '../../../wire/deposit.ts';
import * as css from './deposit.css.ts';

export interface OrderPanelProps {
  /** The unfinished order; null where there is none yet. */
  readonly order: DepositOrder | null;
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

export function OrderPanel({ order, ...rest }: OrderPanelProps) {
  const t = useText();
  if (order !== null) return <Waiting order={order} {...rest} />;
  return (
    <section className={css.noOrder} aria-labelledby="deposit-order">
      <header className={css.orderHead}>
        <h3 id="deposit-order" className={css.orderTitle}>
          {t('deposit.order.none')}
        </h3>
      </header>
      <p className={css.hint}>{t('deposit.order.noneText')}</p>
      <Steps at={-1} now="transfer" />
    </section>
  );
}

type WaitingProps = OrderPanelProps & { readonly order: DepositOrder };

function Waiting({ order, failed, isChecked, checking, cancelling, onCheck, onCancel, onEnd }: WaitingProps) {
  const t = useText();
  const { money } = useBrand();
  const { id, amount, fee, net, kind, instruction, expiresAt } = order;
  const way = kind === 'card' ? 'card' : 'transfer';
  const { qr = null, redirect = null, details = [] } = instruction ?? {};
  return (
    <section className={css.order} aria-labelledby="deposit-order">
      <header className={css.orderHead}>
        <h3 id="deposit-order" className={css.orderTitle}>
          {t('deposit.order.waiting')}
        </h3>
        <Badge kind="warning" size="lg" icon={<Icon name="timer" size={16} />}>
          <VisuallyHidden>{t('deposit.order.left')}</VisuallyHidden>
          <Countdown endsAt={onThisClock(Date.parse(expiresAt))} onEnd={onEnd} />
        </Badge>
      </header>
      {failed === null ? null : (
        <Alert tone="warning" live>
          {t('deposit.order.late')}
        </Alert>
      )}
      {isChecked && failed === null ? (
        <Alert tone="info" live>
          {t('deposit.order.checked')}
        </Alert>
      ) : null}
      {instruction === null ? <p className={css.hint}>{t('deposit.order.created')}</p> : null}
      {qr === null ? null : (
        <div className={css.code}>
          <QrCode size="lg" value={qr} label={t('deposit.order.qr', { amount: priceText(amount, money.symbol, money) })} />
          {t('deposit.order.scan')}
        </div>
      )}
      <dl className={css.details}>
        <Detail name={t('deposit.amount')} text={moneyText(amount, money)} copied={amount.replace(/\.0+$/, '')} />
        {moneyOf(fee) === zero ? null : <Detail name={t('deposit.net')} text={moneyText(net, money)} copied={null} />}
        {details.map(({ detail, text }) => (
          <Detail key={detail} name={t(`deposit.detail.${detail}`)} text={text} copied={copiedOf(detail, text)} />
        ))}
        <Detail name={t('deposit.order.id')} text={id} copied={null} />
      </dl>
      {redirect === null ? null : (
        <LinkButton to={redirect} newTab size="lg" block iconEnd={<Icon name="arrow-square-out" size={18} />}>
          {t('deposit.order.open')}
        </LinkButton>
      )}
      <div className={css.orderActions}>
        <span className={css.grow}>
          <Button
            tone={redirect === null ? 'primary' : 'secondary'}
            size="lg"
            block
            busy={checking}
            disabled={cancelling}
            onClick={onCheck}
          >
            {t(isChecked ? 'deposit.order.again' : `deposit.order.paid.${way}`)}
          </Button>
        </span>
        <Button tone="secondary" size="lg" busy={cancelling} disabled={checking} onClick={onCancel}>
          {t('deposit.order.cancel')}
        </Button>
      </div>
      <Steps at={1} now={isChecked ? 'checking' : way} />
    </section>
  );
}

/** Numbers are copied without the spaces that group them; names are not copied. */
const copiedOf = (detail: string, text: string) =>
  detail === 'bank' || detail === 'accountHolder' || detail === 'network' ? null : text.replaceAll(' ', '');

interface DetailProps {
  readonly name: string;
  readonly text: string;
  /** Text that the button copies; null for no button. */
  readonly copied: string | null;
}

function Detail({ name, text, copied }: DetailProps) {
  const t = useText();
  const copy = useCopy();
  return (
    <div className={css.detail}>
      <dt className={css.detailName}>{name}</dt>
      <dd className={css.detailValue}>
        <span className={css.detailText}>{text}</span>
        {copied === null ? (
          <span className={css.noCopy} />
        ) : (
          <IconButton
            size="sm"
            label={t('deposit.copy', { name })}
            icon={<Icon name="copy" size={18} />}
            onClick={() => copy(copied, t('deposit.copied', { name }))}
          />
        )}
      </dd>
    </div>
  );
}

const steps = ['created', 'paid', 'credited'] as const;

interface StepsProps {
  /** Index of the step the order is at; -1 before the first. */
  readonly at: number;
  /** Reason why the payment has not arrived. */
  readonly now: 'transfer' | 'card' | 'checking';
}

function Steps({ at, now }: StepsProps) {
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
