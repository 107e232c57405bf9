import type { TSchema } from 'typebox';
import { OpenAccount, RenewPassword } from './agents.ts';
import { Credentials, FreePlayNonce, PasswordChange } from './auth.ts';
import type { CallName } from './calls.ts';
import { PaymentPasswordSetting } from './paymentPassword.ts';
import { ConvertOrder, RedeemOrder } from './points.ts';
import { RegistrationRequest } from './registration.ts';
import { AccountTransfer } from './transfer.ts';
import { AddressProof, ForgotByPhone, PasswordReset, StepUpProof } from './verification.ts';
import { BindingRequest, WithdrawalRequest } from './withdrawal.ts';

/** What the `Sealed` envelope of a call contains; `freePlay` has one beside other fields. Calls that are not here are sent plain. */
export const sealedContents = {
  login: Credentials,
  freePlay: FreePlayNonce,
  register: RegistrationRequest,
  registerMobile: RegistrationRequest,
  changePassword: PasswordChange,
  forgotByPhone: ForgotByPhone,
  resetPassword: PasswordReset,
  addressProof: AddressProof,
  stepUp: StepUpProof,
  setPaymentPassword: PaymentPasswordSetting,
  transferUpline: AccountTransfer,
  addBinding: BindingRequest,
  withdraw: WithdrawalRequest,
  openAccount: OpenAccount,
  renewPassword: RenewPassword,
  redeemPoints: RedeemOrder,
  convertPoints: ConvertOrder,
} as const satisfies Partial<Record<CallName, TSchema>>;

export type SealedCall = keyof typeof sealedContents;
