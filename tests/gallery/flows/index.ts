import type { FlowPlan } from '../plan.ts';
import { avatar } from './avatar.ts';
import { binding } from './binding.ts';
import { captcha } from './captcha.ts';
import { challenge } from './challenge.ts';
import { changePassword } from './changePassword.ts';
import { chat } from './chat.ts';
import { contract } from './contract.ts';
import { contractAnswer } from './contractAnswer.ts';
import { customerService } from './customerService.ts';
import { deposit } from './deposit.ts';
import { extraVerification } from './extraVerification.ts';
import { forgotPassword } from './forgotPassword.ts';
import { launch } from './launch.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { noticePopups } from './noticePopups.ts';
import { overlays } from './overlays.ts';
import { pointsExchange } from './pointsExchange.ts';
import { promotion } from './promotion.ts';
import { promotionApplication } from './promotionApplication.ts';
import { receipt } from './receipt.ts';
import { redEnvelope } from './redEnvelope.ts';
import { registration } from './registration.ts';
import { session } from './session.ts';
import { smsCountdown } from './smsCountdown.ts';
import { social } from './social.ts';
import { systemStatus } from './systemStatus.ts';
import { transfer } from './transfer.ts';
import { trial } from './trial.ts';
import { withdrawal } from './withdrawal.ts';

/** Every flow of the product by machine id, in the order a new user meets them. */
export const plans: Readonly<Record<string, FlowPlan>> = Object.fromEntries(
  [
    systemStatus,
    session,
    login,
    registration,
    forgotPassword,
    changePassword,
    extraVerification,
    captcha,
    chat,
    challenge,
    smsCountdown,
    social,
    trial,
    launch,
    deposit,
    withdrawal,
    receipt,
    promotion,
    promotionApplication,
    redEnvelope,
    pointsExchange,
    transfer,
    contract,
    contractAnswer,
    logout,
    customerService,
    avatar,
    binding,
    noticePopups,
    overlays,
  ].map((plan) => [plan.machine.id, plan]),
);

/** @throws for an unknown flow. */
export function planOf(flow: string): FlowPlan {
  const plan = plans[flow];
  if (plan === undefined) throw new Error(`The gallery has no plan for the flow "${flow}".`);
  return plan;
}
