import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { member, openVerification, type VerificationSite } from '../../../../tests/server/verification-kit.ts';
import type { LoginValue } from '../../../wire/auth.ts';
import { type CallName, calls } from '../../../wire/calls.ts';
import type { AuthenticatorOffer, StepUpAct, StepUpDemand, StepUpTicket } from '../../../wire/verification.ts';
import { account } from '../../platform/db/tables/accounts.ts';
import { authenticator } from '../../platform/db/tables/messages.ts';
import { payoutBinding } from '../../platform/db/tables/withdrawals.ts';

let site: VerificationSite;
const home = '203.0.113.7';
const password = 'Demo-2026';
const isOwner = and(eq(account.merchant, 'alpha'), eq(account.id, member.id));
const owner = async () => (await site.db.select().from(account).where(isOwner))[0] ?? expect.fail('The account is missing.');

let passwordHash: string | null;
beforeAll(async () => {
  site = await openVerification({ manifest: { modules: { MEMBERCENTER: true } } });
  await site.call('status');
  ({ passwordHash } = await owner());
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.clear();
  await site.db.delete(authenticator);
  await site.db.delete(payoutBinding);
  const own = {
    passwordHash,
    mobile: member.e164,
    mobileConfirmedAt: site.now(),
    email: null,
    emailConfirmedAt: null,
    personal: null,
  };
  await site.db.update(account).set(own).where(isOwner);
  await site.verification.verifiers.newAddress.register(await owner(), home);
});

const enter = async () =>
  (await site.sealed<LoginValue>('login', { type: 'username', username: member.username, password }, { from: home })).value
    .token;
/** A session of an account that has only ever signed in by code. */
const enterWithoutPassword = async () => {
  const token = await enter();
  await site.db.update(account).set({ passwordHash: null }).where(isOwner);
  return token;
};
const proofBySms = async (token: string, act: StepUpAct) => {
  site.pass(61);
  expect((await site.call('stepUpCode', { method: 'mobile' }, { token })).code).toBe('OK');
  const answer = await site.lastCode();
  return (await site.sealed<StepUpTicket>('stepUp', { act, method: 'mobile', answer }, { token })).value.ticket;
};

const first = { oldPassword: '', newPassword: 'Mat-khau-27', confirmNewPassword: 'Mat-khau-27' };
const binding = { kind: 'bank', provider: 'VCB', number: '0011223344', holder: 'NGUYEN VAN AN' };

/** Every call that needs a proof: what its body holds, and whether it is sealed. */
const guarded: Readonly<Partial<Record<CallName, { readonly act: StepUpAct; readonly body: object; readonly sealed?: true }>>> =
  {
    addBinding: { act: 'binding', body: binding, sealed: true },
    authenticator: { act: 'authenticator', body: {} },
    authenticatorRemoval: { act: 'authenticatorRemoval', body: {} },
    changePassword: { act: 'password', body: first, sealed: true },
    confirmContact: { act: 'contact', body: { contact: 'email', code: '000000' } },
    endOtherSessions: { act: 'sessions', body: {} },
    endSession: { act: 'sessions', body: { session: 'a'.repeat(16) } },
    recoveryCodes: { act: 'recoveryCodes', body: {} },
    setPaymentPassword: { act: 'paymentPassword', body: { paymentPassword: '804713' }, sealed: true },
  };

/**
 * Writing calls of members and agents that a session alone permits: none gives a new way into the account or out for its money. What
 * moves money asks for the payment password; `authenticatorConfirm` needs the ticket of an offer, which needed a proof; an agent names
 * one-time passwords only for accounts below that never signed in.
 */
const open: readonly string[] = [
  'addPushDevice',
  'addReceiptProofs',
  'answerReceipt',
  'applyPromotion',
  'authenticatorConfirm',
  'cancelBonus',
  'cancelDeposit',
  'cancelPlayLimit',
  'cancelWithdrawal',
  'changeAvatar',
  'changeFavourite',
  'changeProfile',
  'checkDeposit',
  'claimMission',
  'claimPromotion',
  'claimRaffle',
  'claimRebate',
  'collectWallets',
  'confirmSelfExclusion',
  'contactCode',
  'convertPoints',
  'createDeposit',
  'dailyContract',
  'deleteMessage',
  'dividendContract',
  'hourlyContract',
  'inviteLink',
  'joinPromotion',
  'launchGame',
  'logout',
  'openAccount',
  'openPromotion',
  'playTimeOut',
  'readAllMessages',
  'readMessage',
  'realTimeContract',
  'realityCheck',
  'redeemPoints',
  'removePushDevice',
  'renewPassword',
  'restoreMessage',
  'selfExclusion',
  'setPlayLimit',
  'signInPromotion',
  'stepUp',
  'stepUpCode',
  'takeFunnelEvents',
  'teamRemark',
  'transferUpline',
  'walletTransfer',
  'withdraw',
];

const nameOf = (method: string, url: string) =>
  Object.entries(calls).find(([, call]) => call.method === method && call.path === url)?.[0] ?? `${method} ${url}`;
const writing = () =>
  site.server.declaredRoutes.flatMap(({ route }) => {
    const { access, stepUp } = route.config ?? {};
    const isOfMembers = access === 'member' || access === 'agent';
    const methods = [route.method].flat().filter((method) => method !== 'GET' && method !== 'HEAD');
    return isOfMembers ? methods.map((method) => ({ name: nameOf(method, route.url), stepUp })) : [];
  });
const send = async (name: CallName, token: string, more: object = {}) => {
  const { body, sealed } = guarded[name] ?? expect.fail(`${name} has no body.`);
  const sent = { ...body, ...more };
  return sealed === true ? site.sealed<unknown>(name, sent, { token }) : site.call<unknown>(name, sent, { token });
};

it('knows of every writing call of members whether a session alone permits it [VALID-41]', () => {
  const known = writing();
  expect(
    known
      .filter(({ stepUp }) => stepUp === undefined)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(open);
  expect(Object.fromEntries(known.flatMap(({ name, stepUp }) => (stepUp === undefined ? [] : [[name, stepUp]])))).toEqual(
    Object.fromEntries(Object.entries(guarded).map(([name, { act }]) => [name, act])),
  );
});

it.each(Object.entries(guarded))(
  '%s is refused by a session alone, by a ticket of another act and of another session [VALID-41]',
  async (call, { act }) => {
    const name = call as CallName;
    const [other, token] = [await enter(), await enterWithoutPassword()];
    const demand: StepUpDemand = { act, methods: ['mobile'] };
    const refused = { status: 403, code: 'STEP_UP', value: demand };
    expect(await send(name, token)).toMatchObject(refused);
    expect(await send(name, token, { stepUp: 'x'.repeat(43) })).toMatchObject(refused);
    const elsewhere: StepUpAct = act === 'sessions' ? 'binding' : 'sessions';
    expect(await send(name, token, { stepUp: await proofBySms(token, elsewhere) })).toMatchObject(refused);
    expect(await send(name, token, { stepUp: await proofBySms(other, act) })).toMatchObject(refused);
    const before = await owner();
    expect([before.passwordHash, await site.db.$count(payoutBinding)]).toEqual([null, 0]);
  },
);

it('gives an account its first password, and a bank account, by a code to its confirmed number, each once [VALID-41]', async () => {
  const token = await enterWithoutPassword();
  expect((await send('changePassword', token, { stepUp: await proofBySms(token, 'password') })).code).toBe('OK');
  expect((await owner()).passwordHash).not.toBeNull();
  const stepUp = await proofBySms(token, 'binding');
  expect([(await send('addBinding', token, { stepUp })).code, (await send('addBinding', token, { stepUp })).code]).toEqual([
    'OK',
    'STEP_UP',
  ]);
  expect(await site.db.$count(payoutBinding)).toBe(1);
});

it('keeps the ticket of an act that is refused for what was typed, until it is corrected', async () => {
  const token = await enterWithoutPassword();
  const stepUp = await proofBySms(token, 'password');
  expect((await send('changePassword', token, { stepUp, confirmNewPassword: 'Khac-hoan-toan-3' })).code).toBe('VALIDATION');
  expect((await send('changePassword', token, { stepUp })).code).toBe('OK');
  expect(
    (await send('changePassword', token, { stepUp, oldPassword: 'Mat-khau-27', newPassword: 'Khac-hoan-toan-3' })).code,
  ).toBe('STEP_UP');
});

it('takes the old password in the form of a change for the proof, except from an account with an authenticator', async () => {
  const token = await enter();
  const change = (more: object = {}) => send('changePassword', token, { oldPassword: password, ...more });
  expect((await send('changePassword', token, { oldPassword: 'wrong-2026' })).code).toBe('AUTH_PASSWORD');
  const proof = { act: 'authenticator', method: 'password', answer: password };
  const { ticket } = (await site.sealed<StepUpTicket>('stepUp', proof, { token })).value;
  expect((await site.call<AuthenticatorOffer>('authenticator', { stepUp: ticket }, { token })).code).toBe('OK');
  const bound = { sealed: 'x', createdAt: site.now(), confirmedAt: site.now(), lastStep: 0 };
  await site.db.insert(authenticator).values({ merchant: 'alpha', account: member.id, ...bound });
  expect(await change()).toMatchObject({ code: 'STEP_UP', value: { act: 'password', methods: ['google', 'recovery'] } });
  await site.db.delete(authenticator);
  expect((await change()).code).toBe('OK');
});
