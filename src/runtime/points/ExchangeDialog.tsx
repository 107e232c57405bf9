import { type ReactNode, useEffect, useRef } from 'react';
import { prepareSealing } from '../../api/sealed.ts';
import { minus, moneyFromUnits, moneyOf, moneyToWire, readMoney, sumOf, zero } from '../../domain/money.ts';
import { worthOf } from '../../domain/points.ts';
import { countFaults, type ExchangeSubject } from '../../flows/points-exchange/index.ts';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { LinkButton } from '../../ui/Button/LinkButton.tsx';
import { AmountField } from '../../ui/form/AmountField.tsx';
import { FailureLine } from '../../ui/form/FailureLine.tsx';
import { FaultNote } from '../../ui/form/Field.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { useEntries } from '../../ui/form/useEntries.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Picture } from '../../ui/Picture/Picture.tsx';
import { Sheet } from '../../ui/Sheet/Sheet.tsx';
import { failureText } from '../../wire/failure.ts';
import type { PointConfig, PointExchange, RedeemItem } from '../../wire/points.ts';
import { useBrand } from '../brand/index.ts';
import { PaymentPassword } from '../centre/index.ts';
import { useMemberLink } from '../navigation/index.ts';
import * as css from './points.css.ts';
import { useExchange } from './useExchange.ts';
import { usePointText } from './usePointText.ts';

export interface ExchangeDialogProps {
  /** The reward to redeem; null to exchange points for money. */
  readonly item: RedeemItem | null;
  readonly config: PointConfig;
  readonly balance: string;
  readonly isPaymentPasswordSet: boolean;
  /** Shows the history of exchanges. */
  readonly onRecords: () => void;
  readonly onClose: () => void;
}

/** Redeems a reward, or exchanges points for money, behind the payment password; a sheet on phones. */
export function ExchangeDialog({ onClose, ...form }: ExchangeDialogProps) {
  const t = useText();
  return (
    <Sheet title={form.item?.name ?? t('points.convert')} width={460} onClose={onClose}>
      <Content {...form} onClose={onClose} />
    </Sheet>
  );
}

function Content({ item, config, balance, isPaymentPasswordSet, onRecords, onClose }: ExchangeDialogProps) {
  const t = useText();
  const memberLink = useMemberLink();
  const { state, send } = useExchange();
  const { exchange, faults, failed } = state.context;
  const subject = subjectOf(item, config, balance);
  const busy = state.hasTag('busy');
  const entries = useEntries({
    initial: { count: item === null ? '' : '1', paymentPassword: '' },
    faults,
    check: ({ count }) => (subject === null ? {} : countFaults(count, subject)),
    onEdit: (field) => send({ type: 'field.edit', field }),
  });
  const { count, paymentPassword } = entries.values;
  const { clear } = entries;
  const wasBusy = useRef(busy);
  useEffect(() => {
    // Never kept after it was sent.
    if (wasBusy.current && !busy) clear('paymentPassword');
    wasBusy.current = busy;
  });
  useEffect(prepareSealing, []);
  if (exchange !== null) return <Done exchange={exchange} onRecords={onRecords} onClose={onClose} />;
  if (subject === null) return <p className={css.text}>{t('points.convert.off')}</p>;
  return (
    <Form
      label={item === null ? t('points.convert') : t('points.redeem.of', { name: item.name })}
      busy={busy}
      className={css.group}
      onSubmit={() => send({ type: 'exchange.submit', form: { count, paymentPassword }, subject })}
    >
      {item === null ? <Available balance={balance} /> : <Item item={item} />}
      <FailureLine failed={failed} textOf={failureText} />
      {item === null ? (
        <Points
          config={config}
          balance={balance}
          entry={entries.entry('count')}
          edit={(value) => entries.edit('count', value)}
        />
      ) : (
        <Quantity item={item} balance={balance} entry={entries.entry('count')} />
      )}
      {isPaymentPasswordSet ? (
        <PaymentPassword {...entries.entry('paymentPassword')} required />
      ) : (
        <div className={css.group}>
          <p className={css.text}>{t('points.unset')}</p>
          {memberLink === null ? null : (
            <LinkButton tone="tonal" to={memberLink('securityCenter', { tab: 'security', mall: item?.id ?? '-money' })}>
              {t('points.unset.action')}
            </LinkButton>
          )}
        </div>
      )}
      <div className={css.acts}>
        <Button tone="secondary" onClick={onClose}>
          {t('points.cancel')}
        </Button>
        {isPaymentPasswordSet ? (
          <Button type="submit" busy={busy}>
            <Submit item={item} count={count} />
          </Button>
        ) : null}
      </div>
    </Form>
  );
}

function subjectOf(item: RedeemItem | null, { convert }: PointConfig, balance: string): ExchangeSubject | null {
  if (item === null) return convert === null ? null : { kind: 'money', ...convert, balance };
  const { id, points: price, most, quantity } = item;
  return { kind: 'goods', id, price, most: Math.min(most, quantity), balance };
}

function Submit({ item, count }: { readonly item: RedeemItem | null; readonly count: string }) {
  const t = useText();
  const { whole } = usePointText();
  const units = readMoney(count);
  const way = item === null ? 'convert' : 'redeem';
  if (units === null || units <= zero) return t(`points.${way}.submitEmpty`);
  const points = item === null ? moneyToWire(units) : totalOf(item.points, count);
  return t(`points.${way}.submit`, { points: whole(points) });
}

/** Price of so many, or money for so many. */
const totalOf = (one: string, count: string): string =>
  moneyToWire(moneyFromUnits(moneyOf(one) * BigInt(/^\d{1,4}$/.test(count) ? count : '0')));

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={css.fact}>
      <span className={css.factLabel}>{label}</span>
      <span className={css.factValue}>{children}</span>
    </div>
  );
}

function Available({ balance }: { readonly balance: string }) {
  const t = useText();
  const text = usePointText();
  return <Fact label={t('points.balance.now')}>{text.ownWhole(balance)}</Fact>;
}

function Item({ item }: { readonly item: RedeemItem }) {
  const t = useText();
  const { money } = usePointText();
  const hasSum = !/^[0.]*$/.test(item.amount);
  return (
    <>
      <div className={css.art}>
        {item.picture === null ? (
          <span className={css.symbol}>
            <Icon name="gift" weight="duotone" size={40} />
          </span>
        ) : (
          <Picture picture={item.picture} alt="" sizes="420px" />
        )}
      </div>
      {item.text === null ? null : <p className={css.text}>{item.text}</p>}
      {hasSum ? (
        <p className={css.text}>
          {t(item.kind === 'voucher' ? 'points.credits' : 'points.pays', { amount: money(item.amount) })}
        </p>
      ) : null}
      {item.kind === 'goods' ? <p className={css.text}>{t('points.delivery')}</p> : null}
    </>
  );
}

/** Props of the field with the number. */
interface Entry {
  readonly name: string;
  readonly value: string;
  readonly fault: string | null;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}

interface QuantityProps {
  readonly item: RedeemItem;
  readonly balance: string;
  readonly entry: Entry;
}

function Quantity({ item, balance, entry }: QuantityProps) {
  const t = useText();
  const text = usePointText();
  const { money } = useBrand();
  const total = totalOf(item.points, entry.value);
  const after = sumOf([moneyOf(balance), minus(moneyOf(total))]);
  const isSeveral = item.most > 1;
  return (
    <>
      {isSeveral ? (
        <AmountField
          {...entry}
          label={t('points.quantity')}
          required
          format={{ ...money, decimals: 0 }}
          currency=""
          help={t('points.quantity.most', { most: Math.min(item.most, item.quantity) })}
        />
      ) : null}
      <Fact label={t('points.total')}>{text.whole(total)}</Fact>
      <Fact label={t('points.after')}>{after < 0n ? t('points.fault.points') : text.ownWhole(moneyToWire(after))}</Fact>
      {isSeveral || entry.fault === null ? null : <FaultNote id="exchange-fault" fault={entry.fault} />}
    </>
  );
}

interface PointsProps {
  readonly config: PointConfig;
  readonly balance: string;
  readonly entry: Entry;
  readonly edit: (value: string) => void;
}

function Points({ config: { convert }, balance, entry, edit }: PointsProps) {
  const t = useText();
  const text = usePointText();
  const { money } = useBrand();
  if (convert === null) return null;
  const { rate, min, max, step, reviewFrom } = convert;
  const units = readMoney(entry.value) ?? zero;
  const whole = (count: number) => text.whole(String(count));
  const most = Math.min(max, Number(moneyOf(balance) / 10_000n));
  const all = most - (most % step);
  const quick = [1, 2, 4].map((times) => Math.ceil(min / step) * step * times).filter((count) => count <= most);
  return (
    <>
      <div className={css.group}>
        <AmountField
          {...entry}
          label={t('points.convert.count')}
          required
          format={{ ...money, decimals: 0 }}
          currency=""
          help={t('points.convert.step', { step: whole(step) })}
        />
        <div role="group" aria-label={t('points.convert.quick')} className={css.quick}>
          {quick.map((count) => (
            <Button key={count} tone="secondary" size="sm" onClick={() => edit(String(count))}>
              {whole(count)}
            </Button>
          ))}
          {all >= min ? (
            <Button tone="secondary" size="sm" onClick={() => edit(String(all))}>
              {t('points.convert.all')}
            </Button>
          ) : null}
        </div>
      </div>
      <span className={css.arrow} aria-hidden="true">
        <Icon name="arrow-right" size={20} />
      </span>
      <div className={css.group}>
        <Fact label={t('points.convert.receive')}>{text.money(moneyToWire(worthOf(units, moneyOf(rate))))}</Fact>
        <p className={css.note}>
          {t('points.convert.rate', { rate: text.money(rate) })} ·{' '}
          {t('points.convert.limits', { min: whole(min), max: whole(max) })}
          {reviewFrom === null ? null : ` ${t('points.convert.review', { from: whole(reviewFrom) })}`}
        </p>
      </div>
    </>
  );
}

interface DoneProps extends Pick<ExchangeDialogProps, 'onRecords' | 'onClose'> {
  readonly exchange: PointExchange;
}

function Done({ exchange, onRecords, onClose }: DoneProps) {
  const t = useText();
  const text = usePointText();
  const { kind, state, transaction, points } = exchange;
  return (
    <div className={css.done} role="status">
      <span className={css.doneIcon}>
        <Icon name="check-circle" weight="fill" size={40} />
      </span>
      <p className={css.doneTitle}>
        {t(kind === 'money' && state === 'processing' ? 'points.done.review' : `points.done.${kind}`)}
      </p>
      <p className={css.text}>{t('points.done.text', { transaction, points: text.whole(points) })}</p>
      <div className={css.acts}>
        <Button tone="secondary" onClick={onRecords}>
          {t('points.done.records')}
        </Button>
        <Button onClick={onClose}>{t('points.done.close')}</Button>
      </div>
    </div>
  );
}
