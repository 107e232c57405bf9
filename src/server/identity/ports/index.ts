import type { LoginValue } from '../../../wire/auth.ts';
import type { Db, DbTransaction, Query } from '../../platform/db/index.ts';
import type { account } from '../../platform/db/tables/index.ts';
import type { Audit, ReportFault } from '../../platform/events/index.ts';

import type { Vault } from '../../platform/vault/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';

export type Account = typeof account.$inferSelect;

/** Personal data stored encrypted at rest. */
export interface Personal {
  readonly payeeName?: string;
  readonly qqNum?: string;
  readonly line?: string;
  readonly whatsapp?: string;
  readonly facebook?: string;
  readonly wechat?: string;
  readonly idNumber?: string;
  readonly birthday?: string;
  readonly recommenderId?: string;
  readonly telegram?: string;
  readonly zalo?: string;
  readonly address?: string;
  readonly nationality?: string;
  readonly occupation?: string;
  readonly sourceOfIncome?: string;
  /** Name on the bound bank account. */
  readonly bankAccountName?: string;
}

export interface Accounts {
  byId(merchant: string, id: string): Promise<Account | null>;
  /** Matches regardless of case, Unicode width and surrounding spaces. */
  byUsername(merchant: string, username: string): Promise<Account | null>;
  /** `mobile` in E.164. */
  byMobile(merchant: string, mobile: string): Promise<Account | null>;
  /** Confirmed addresses only: an unconfirmed address proves nothing about its owner. */
  byEmail(merchant: string, email: string): Promise<Account | null>;
  /** Renews an outdated hash of a right password. Takes the same time for a null account, so that timing does not reveal which accounts exist. */
  verifyPassword(account: Account | null, password: string): Promise<boolean>;
  /** Reason why a new password is rejected, as an i18n key with parameters; null if it is acceptable. */
  passwordFault(
    tenant: Tenant,
    username: string,
    password: string,
  ): Promise<{ key: string; params: Record<string, number | string> } | null>;
  /** Reason why a new password would soon be guessed, as an i18n key; null if it would not. Part of `passwordFault`. */
  passwordRisk(tenant: Tenant, username: string, password: string): Promise<string | null>;
  /** Sets the password and ends every session of the account except the one with token hash `keep`. */
  setPassword(
    account: Account,
    password: string,
    options?: { readonly keep?: string; readonly mustChange?: boolean },
  ): Promise<void>;
  personal(account: Account): Promise<Personal>;
  /** Changes what is given, in the transaction if one is given; of concurrent changes none is lost. */
  setPersonal(account: Account, change: Personal, tx?: Pick<DbTransaction, 'select' | 'update'>): Promise<void>;
}

export interface Sessions {
  /**
   * Creates a session and returns its token with the login response. A limited session may only change the password and log
   * out.
   * @param alongside statements that are committed with it
   */
  start(tenant: Tenant, account: Account, origin?: LoginOrigin, alongside?: readonly Query[]): Promise<LoginValue>;
  end(merchant: string, tokenHash: string): Promise<void>;
  /** Ends every session of the account except the one with token hash `keep`; returns how many. */
  endAll(account: Pick<Account, 'merchant' | 'id'>, keep?: string): Promise<number>;
}

interface Budget {
  readonly merchant: string;
  /** Subject of the rate limit, e.g. `sms:number:+84…`; only its keyed hash is stored. */
  readonly key: string;
  readonly uses: number;
  readonly seconds: number;
  /** Uses that are consumed together, all or none; 1 by default. */
  readonly weight?: number;
}

export interface Limits {
  /** Consumes one use of the rate-limit window; false if it is exhausted. Atomic: one statement checks and consumes. */
  take(budget: Budget): Promise<boolean>;
  /** Seconds until the window of a key ends; 0 if none is open. */
  remaining(merchant: string, key: string): Promise<number>;
  /** HMAC of a value that must not be stored in plain text; the same in every process. */
  keyedHash(merchant: string, text: string): Promise<string>;
}

export interface Captchas {
  /** Creates a captcha image. */
  draw(merchant: string): Promise<{ readonly id: string; readonly png: Buffer }>;
  /** Consumes the captcha, whether or not the answer is right. */
  check(merchant: string, id: string | undefined, answer: string | undefined): Promise<boolean>;
}

/** Dependencies of the verification services. */
export interface Identity {
  readonly db: Db;
  readonly now: () => Date;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly audit: Audit;
  readonly limits: Limits;
  readonly captchas: Captchas;
  readonly vault: Vault;
  readonly reportFault: ReportFault;
}

/** Verification services that login and registration depend on. */
export interface Verifiers {
  readonly codes: {
    /** Consumes the code if it is right. `mobile` in E.164; `ticket` is that of the request for the code. */
    check(
      tenant: Tenant,
      purpose: 'login' | 'register',
      sent: { readonly mobile: string; readonly code: string; readonly ticket: string | undefined },
    ): Promise<boolean>;
  };
  readonly social: {
    /** A ticket for a sign-in at the provider that begins now. */
    ticket(tenant: Tenant): Promise<string>;
    /**
     * The identity in a provider token, which is not consumed: an unknown identity registers or links with the same token.
     * @throws Failure if the token is not valid, has been consumed or is of a sign-in that began before the ticket.
     */
    verify(tenant: Tenant, signIn: ProviderSignIn): Promise<SocialIdentity>;
    accountOf(tenant: Tenant, identity: SocialIdentity): Promise<Account | null>;
    /** Consumes the token of an identity; false if it has already granted a login, a registration or a link. */
    spend(tenant: Tenant, identity: SocialIdentity): Promise<boolean>;
    /** Binds the subject of a proven phone number to the account at its first use; a no-op for other channels. */
    bindPhone(account: Account, identity: SocialIdentity): Promise<void>;
    /** A ticket that binds the identity to the account its holder signs in to or registers. */
    offerLink(tenant: Tenant, identity: SocialIdentity): Promise<{ readonly ticket: string }>;
    /** Binds the identity of a ticket to the account and ends its sessions; a no-op if the ticket is unknown. */
    link(tenant: Tenant, account: Account, ticket: string): Promise<void>;
  };
  readonly challenge: {
    /** Consumes the challenge result; true if it is valid. */
    passed(
      tenant: Tenant,
      result: import('../../../wire/auth.ts').ChallengeResult | undefined,
      address: string,
    ): Promise<boolean>;
  };
  readonly newAddress: {
    /**
     * Decides for every login method what is still to be proven once its credentials are verified; null for nothing, and the
     * network is trusted then. A bound authenticator is always required, and only one of its recovery codes replaces it. Without one, a
     * method that proved the account's mobile number (`provesMobile`) and a known network need no further proof.
     * @throws Failure NEW_ADDRESS if policy refuses the login.
     */
    challenge(
      tenant: Tenant,
      account: Account,
      login: {
        readonly address: string;
        readonly origin: LoginOrigin;
        readonly provesMobile: boolean;
        /** The answer of `isKnown`, where it was asked already. */
        readonly isKnown?: boolean;
        /** Receives the statement that trusts the network; by default it is run here. */
        readonly alongside?: Query[];
      },
    ): Promise<import('../../../wire/auth.ts').ExtraVerification | null>;
    /** Whether the account may log in from this IP address without extra verification; false without an account, after the same work. */
    isKnown(merchant: string, accountId: string | null, address: string): Promise<boolean>;
    /** Trusts this IP address for the account from now on. */
    register(account: Account, address: string): Promise<void>;
  };
}

/** Method of the login; decides what the session may do once the IP address is verified. */
export interface LoginOrigin {
  readonly type: 'username' | 'other';
  readonly weakPassword: boolean;
  /** Ticket of a social identity to bind after login. */
  readonly linkTicket?: string;
  /** The social identity that signed in. */
  readonly identity?: SocialIdentity;
}

/** The result of a sign-in at the provider, and the ticket that was requested when it began. */
export interface ProviderSignIn {
  readonly idToken: string;
  readonly channel: 'sms' | 'google' | 'facebook';
  readonly ticket: string | undefined;
}

export interface SocialIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly channel: 'sms' | 'google' | 'facebook';
  /** E.164; phone channel only. */
  readonly mobile: string | null;
  /** Null unless verified by the issuer. */
  readonly email: string | null;
  /** SHA-256 of the token that carried it. */
  readonly tokenHash: string;
}

/** Opens the wallet of a new account, with the play money that its brand gives. Idempotent. */
export interface WalletOpening {
  readonly open: (tenant: Tenant, owner: Pick<Account, 'id' | 'type'>) => Promise<unknown>;
}
