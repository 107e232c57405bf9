import Type, { type Static } from 'typebox';
import { shortText } from './auth.ts';

const closed = { additionalProperties: false } as const;

export const PaymentPasswordState = Type.Object({ isSet: Type.Boolean() }, closed);
export type PaymentPasswordState = Static<typeof PaymentPasswordState>;

/** Six digits; `domain/paymentPassword.ts` has the rules. `stepUp` is the ticket of a re-authentication. */
export const PaymentPasswordSetting = Type.Object({ paymentPassword: shortText, stepUp: Type.Optional(shortText) }, closed);
export type PaymentPasswordSetting = Static<typeof PaymentPasswordSetting>;

/** `value` of a `PAYMENT_PASSWORD` failure: attempts until the lock. */
export interface PaymentPasswordRefusal {
  readonly triesLeft: number;
}
