import { onThisClock } from '../../../api/serverTime.ts';
import { moneyOf, zero } from '../../../domain/money.ts';
import { moneyText, priceText } from '../../../domain/moneyText.ts';
import { useText } from '../../../i18n/index.ts';
import { useBrand } from '../../../runtime/brand/index.ts';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { LinkButton } from '../../../ui/Button/LinkButton.tsx';
import { Countdown } from '../../../ui/Countdown/Countdown.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { QrCode } from '../../../ui/QrCode/QrCode.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { DepositOrder } from '../../../wire/deposit.ts';
import * as css from './deposit.css.ts';
import { copiedOf, Detail, OrderActions, OrderNews, Steps, type WaitingProps, wayOf } from './OrderParts.tsx';

export interface OrderPanelProps extends Omit<WaitingProps, 'order'> {
  /** The unfinished order; null where there is none yet. */
  readonly order: DepositOrder | null;
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

function Waiting(props: WaitingProps) {
  const { order, isChecked, onEnd } = props;
  const t = useText();
  const { money } = useBrand();
  const { id, amount, carrier, fee, net, state, instruction, expiresAt } = order;
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
      <OrderNews {...props} />
      {instruction === null ? (
        <p className={css.hint}>{t(state === 'created' ? 'deposit.order.created' : 'deposit.order.over')}</p>
      ) : null}
      {qr === null ? null : (
        <div className={css.code}>
          <QrCode size="lg" value={qr} label={t('deposit.order.qr', { amount: priceText(amount, money.symbol, money) })} />
          {t('deposit.order.scan')}
        </div>
      )}
      <dl className={css.details}>
        {carrier === null ? null : <Detail name={t('deposit.carrier')} text={carrier} copied={null} />}
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
      <OrderActions {...props} isSecond={redirect !== null} />
      <Steps at={1} now={isChecked ? 'checking' : wayOf(order)} />
    </section>
  );
}
