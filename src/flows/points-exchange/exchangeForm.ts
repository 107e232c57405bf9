import type { FieldFaults } from '../../domain/fieldRules.ts';
import { moneyOf, readMoney } from '../../domain/money.ts';
import { convertRefusal, type ExchangeRefusal, exchangeRefusals } from '../../domain/points.ts';
import { Failure } from '../../wire/failure.ts';

/** Subject that points are exchanged for. Points and rate are decimal strings. */
export type ExchangeSubject =
  | {
      readonly kind: 'goods';
      readonly id: string;
      /** Points for one, as they were shown. */
      readonly price: string;
      /** Most that may be taken now. */
      readonly most: number;
      readonly balance: string;
    }
  | {
      readonly kind: 'money';
      readonly rate: string;
      readonly min: number;
      readonly max: number;
      readonly step: number;
      readonly balance: string;
    };

export interface ExchangeForm {
  /** Number of pieces of a reward, or of points, in digits. */
  readonly count: string;
  readonly paymentPassword: string;
}

/** Form and idempotency key. */
export interface ExchangeRequest extends ExchangeForm {
  readonly subject: ExchangeSubject;
  readonly requestId: string;
}

const passwordLength = 6;

const fault = (reason: ExchangeRefusal, subject: ExchangeSubject): FieldFaults => ({
  count: {
    key: `points.fault.${reason}`,
    params: subject.kind === 'money' ? { min: subject.min, max: subject.max, step: subject.step } : { most: subject.most },
  },
});

/** The fault of a number of rewards, or of points for money. */
export function countFaults(count: string, subject: ExchangeSubject): FieldFaults {
  const units = readMoney(count);
  if (units === null || units <= 0n || units % 10_000n !== 0n) return { count: { key: 'points.fault.empty' } };
  const balance = moneyOf(subject.balance);
  if (subject.kind === 'money') {
    const reason = convertRefusal(units, { ...subject, rate: moneyOf(subject.rate) });
    return reason === null ? (units > balance ? fault('points', subject) : {}) : fault(reason, subject);
  }
  const number = units / 10_000n;
  if (number > BigInt(subject.most)) return fault(subject.most === 0 ? 'stock' : 'quantity', subject);
  return number * moneyOf(subject.price) > balance ? fault('points', subject) : {};
}

export const formFaults = ({ count, paymentPassword }: ExchangeForm, subject: ExchangeSubject): FieldFaults => ({
  ...countFaults(count, subject),
  ...(paymentPassword.length === passwordLength ? {} : { paymentPassword: { key: 'member.payment.digits' } }),
});

/** Faults of fields that a refusal of the server names. */
export function refusalFaults(thrown: unknown, subject: ExchangeSubject): FieldFaults {
  if (!(thrown instanceof Failure)) return {};
  const { reason, triesLeft = 0 } = (thrown.value ?? {}) as { readonly reason?: string; readonly triesLeft?: number };
  if (thrown.code === 'PAYMENT_PASSWORD')
    return { paymentPassword: { key: 'member.payment.triesLeft', params: { tries: triesLeft } } };
  const known = exchangeRefusals.find((each) => each === reason);
  return thrown.code === 'CONFLICT' && known !== undefined ? fault(known, subject) : {};
}
