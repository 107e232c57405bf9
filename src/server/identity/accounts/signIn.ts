import { agentAccountTypes, trialAccountType } from '../../../domain/accountType.ts';
import { loginFlags } from '../../../domain/loginFlags.ts';
import type { Credentials, LoginAnswer, LoginRefusal } from '../../../wire/auth.ts';
import { Failure, type FailureCode } from '../../../wire/failure.ts';
import type { Query } from '../../platform/db/index.ts';
import { rateLimitKey, subnetOf } from '../../platform/networks/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { homeDialingCode, readMobile } from '../codes/mobileNumber.ts';
import type { Account, Identity, LoginOrigin, Verifiers } from '../ports/index.ts';
import { isWeakPassword } from '../sessions/sessionStore.ts';
import { createLoginGuard, type GuardedBy, type GuardState } from './loginGuard.ts';
import { foldName } from './names.ts';

/** A login attempt. `address` is the IP address. */
export interface LoginRequest {
  readonly tenant: Tenant;
  readonly credentials: Credentials;
  readonly address: string;
}

/** Result of the credentials of a login. */
interface Verified {
  readonly origin: LoginOrigin;
  /** The account's mobile number too, by a code or by the identity provider. */
  readonly provesMobile: boolean;
  /** Counter of the attempt, which is to be forgiven; null if none was counted. */
  readonly guarded: Guarded | null;
}

/** Keys that count the attempts of a login. */
interface Guarded extends GuardedBy {
  /** Whether the account knows the network. */
  readonly isKnown: boolean;
}

const otherOrigin: LoginOrigin = { type: 'other', weakPassword: false };

/** Login by password, SMS code or social identity. Returns a session, or the step still required. */
export function createSignIn(identity: Identity, verifiers: Verifiers) {
  const { accounts, sessions, audit, limits, captchas } = identity;
  const guard = createLoginGuard(identity);

  /** A known network of the account has a separate count, so that failures of strangers do not lock the owner out. */
  const guardedBy = async (
    { tenant: { brand }, address }: LoginRequest,
    name: string,
    found: Account | null,
  ): Promise<Guarded> => {
    const { merchant } = brand;
    const isKnown = await verifiers.newAddress.isKnown(merchant, found?.id ?? null, address);
    const counted = found !== null && isKnown ? `login:known:${found.id}:${subnetOf(address)}` : `login:name:${name}`;
    return {
      merchant,
      isKnown,
      nameHash: await limits.keyedHash(merchant, counted),
      addressHash: await limits.keyedHash(merchant, `login:address:${rateLimitKey(address)}`),
    };
  };

  /**
   * Counts the attempt before credentials are compared; responses are the same whether or not the account exists. A missing
   * challenge is reported before the captcha is used up. A login by code has passed its own already [ENTITY-01].
   */
  const consumeAttempt = async ({ tenant, credentials, address }: LoginRequest, guarded: GuardedBy) => {
    const { challenge, captchaId, captcha, type } = credentials;
    const state = await guard.state(guarded);
    if (state.waitSeconds > 0) throw new Failure('AUTH_WAIT', refusal(waitOf(state)));
    const asksChallenge = state.challenge && type === 'username';
    const unchallenged = new Failure('AUTH_CHALLENGE', refusal({ captcha: true }));
    if (asksChallenge && challenge === undefined) throw unchallenged;
    if (state.captcha && !(await captchas.check(guarded.merchant, captchaId, captcha))) {
      throw new Failure('AUTH_CAPTCHA', refusal({ captcha: true }));
    }
    if (asksChallenge && !(await verifiers.challenge.passed(tenant, challenge, address))) throw unchallenged;
    if (!(await guard.take(guarded))) throw new Failure('AUTH_WAIT', refusal(waitOf(await guard.state(guarded))));
  };

  const refuse = async (request: LoginRequest, guarded: GuardedBy, code: FailureCode, found: Account | null) => {
    await audit.note({
      merchant: guarded.merchant,
      kind: 'login.refused',
      accountId: found?.id ?? null,
      address: request.address,
      details: { type: request.credentials.type },
    });
    const { captcha, waitSeconds } = await guard.state(guarded);
    throw new Failure(code, refusal({ captcha, ...(waitSeconds === 0 ? {} : { waitSeconds }) }));
  };

  /** Only its owner, who has proved the credentials, learns that the account is closed. */
  const refuseClosed = async ({ credentials: { type }, address }: LoginRequest, { merchant, id }: Account): Promise<never> => {
    await audit.note({ merchant, kind: 'login.refused', accountId: id, address, details: { type } });
    throw new Failure('ACCOUNT_CLOSED', refusal({ captcha: false }));
  };

  const byUsername = async (request: LoginRequest): Promise<LoginAnswer> => {
    const { tenant, credentials } = request;
    const { merchant, policies } = tenant.brand;
    const username = credentials.username?.trim() ?? '';
    const password = credentials.password.trim();
    if (username === '' || password === '') throw new Failure('VALIDATION');
    const found = await accounts.byUsername(merchant, username);
    const guarded = await guardedBy(request, foldName(username), found);
    await consumeAttempt(request, guarded);
    const isMatch = await accounts.verifyPassword(found, password);
    if (found === null || !isMatch || isTrial(found)) {
      const detail = found === null ? 'AUTH_ACCOUNT' : 'AUTH_PASSWORD';
      return refuse(request, guarded, policies.auth.errorDetail === 'specific' ? detail : 'AUTH_INCORRECT', found);
    }
    const origin = { type: 'username', weakPassword: isWeakPassword(password) } as const;
    return enter(request, found, { origin, provesMobile: false, guarded });
  };

  const bySms = async (request: LoginRequest): Promise<LoginAnswer> => {
    const { tenant, credentials, address } = request;
    if (!loginFlags(tenant.brand.modules).showVerCodeLogin) throw new Failure('NOT_FOUND');
    const mobile = readMobile(credentials.mobileNum ?? '', credentials.countryDialingCode ?? homeDialingCode)?.e164 ?? null;
    const code = credentials.password.trim();
    if (mobile === null || code === '') throw new Failure('VALIDATION');
    if (!(await verifiers.challenge.passed(tenant, credentials.challenge, address))) {
      throw new Failure('AUTH_CHALLENGE', refusal({ captcha: false }));
    }
    const found = await accounts.byMobile(tenant.brand.merchant, mobile);
    const guarded = await guardedBy(request, mobile, found);
    await consumeAttempt(request, guarded);
    const isRight = await verifiers.codes.check(tenant, 'login', { mobile, code, ticket: credentials.codeTicket });
    if (!isRight || found === null || isTrial(found)) return refuse(request, guarded, 'AUTH_INCORRECT', found);
    return enter(request, found, { origin: otherOrigin, provesMobile: true, guarded });
  };

  const byFirebase = async (request: LoginRequest): Promise<LoginAnswer> => {
    const { tenant, credentials } = request;
    const channel = credentials.firebaseChannel ?? 'sms';
    if (channel === 'sms' && !loginFlags(tenant.brand.modules).showVerCodeLogin) throw new Failure('NOT_FOUND');
    const { merchant } = tenant.brand;
    const signIn = { idToken: credentials.password, channel, ticket: credentials.signInTicket };
    const person = await verifiers.social.verify(tenant, signIn).catch(async (error: unknown) => {
      await audit.note({ merchant, kind: 'identity.refused', address: request.address, details: { channel } });
      throw error;
    });
    const found = await verifiers.social.accountOf(tenant, person);
    if (found !== null) {
      if (isTrial(found)) throw new Failure('AUTH_INCORRECT', refusal({ captcha: false }));
      const provesMobile = person.mobile !== null && person.mobile === found.mobile && found.mobileConfirmedAt !== null;
      return enter(request, found, { origin: { ...otherOrigin, identity: person }, provesMobile, guarded: null });
    }
    const { ticket } = await verifiers.social.offerLink(tenant, person);
    return { link: { ticket, channel, email: person.email } };
  };

  /** Finishes a login whose credentials have been verified. What a login without a further proof writes is one transaction. */
  const enter = async (request: LoginRequest, found: Account, verified: Verified): Promise<LoginAnswer> => {
    const { origin, guarded } = verified;
    const { tenant, credentials, address } = request;
    const { identity: person } = origin;
    const { linkTicket, type } = credentials;
    const event = { merchant: found.merchant, accountId: found.id, address, details: { type } };
    const forgive = async () => guarded !== null && (await guard.forgive(guarded));
    const writes: Query[] = [];
    const verification = await proofOf(request, found, verified, writes).catch(async (error: unknown) => {
      await forgive();
      throw error;
    });
    if (verification !== null) {
      await forgive();
      await audit.note({ ...event, kind: 'login.verify' });
      return verification;
    }
    if (person !== undefined) await verifiers.social.bindPhone(found, person);
    if (linkTicket !== undefined) await verifiers.social.link(tenant, found, linkTicket);
    const entry = await audit.entry({ ...event, kind: 'login.done' });
    const value = await sessions.start(tenant, found, origin, [
      ...writes,
      entry.query,
      ...(guarded === null ? [] : [guard.forgiveness(guarded)]),
    ]);
    entry.publish();
    return value;
  };

  /** Proof that is still required; null for nothing, with the statement that trusts the network among `alongside`. */
  const proofOf = async (request: LoginRequest, found: Account, verified: Verified, alongside: Query[]) => {
    const { tenant, credentials, address } = request;
    const { origin, provesMobile, guarded } = verified;
    if (isClosed(found)) return refuseClosed(request, found);
    checkAudience(tenant, found, credentials.as);
    const { identity: person } = origin;
    if (person !== undefined && !(await verifiers.social.spend(tenant, person))) throw new Failure('AUTH_INCORRECT');
    const { linkTicket } = credentials;
    const fullOrigin = linkTicket === undefined ? origin : { ...origin, linkTicket };
    const login = { address, origin: fullOrigin, provesMobile, alongside };
    return verifiers.newAddress.challenge(tenant, found, guarded === null ? login : { ...login, isKnown: guarded.isKnown });
  };

  const handlers = { username: byUsername, sms: bySms, firebase: byFirebase };
  return (request: LoginRequest): Promise<LoginAnswer> => handlers[request.credentials.type](request);
}

/** Trial accounts have no password and cannot be signed in to. */
const isTrial = ({ type }: Account) => type === trialAccountType;
const isClosed = ({ state }: Account) => state !== 'active';

const refusal = (value: LoginRefusal) => ({ value });
const waitOf = ({ captcha, waitSeconds }: GuardState): LoginRefusal => ({ captcha, waitSeconds });

/** Refuses agents on a member site or entrance, and members on an agent one. */
function checkAudience({ brand }: Tenant, { type }: Account, entrance: Credentials['as']) {
  const isAgent = agentAccountTypes.includes(type);
  const { audience } = brand.policies.site;
  if (isAgent && (audience === 'member' || entrance === 'member')) throw new Failure('NON_MEMBER');
  if (!isAgent && (audience === 'agent' || entrance === 'agent')) throw new Failure('NOT_AGENT');
}
