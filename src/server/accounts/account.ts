import type { LoginValue } from '../../wire/auth.ts';
import type { Db } from '../db/index.ts';
import type { account } from '../db/tables/accounts.ts';
import type { Tenant } from '../registry/tenant.ts';

export type Account = typeof account.$inferSelect;

/** What is kept encrypted. */
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
  /** Name on the bound bank account. */
  readonly bankAccountName?: string;
}

/** The database, or a transaction of it. */
type Work = Pick<Db, 'select' | 'insert' | 'update' | 'delete'>;

export interface Accounts {
  byId(merchant: string, id: string): Promise<Account | null>;
  /** Finds without regard to case, width and outer spaces. */
  byUsername(merchant: string, username: string): Promise<Account | null>;
  /** The number in E.164. */
  byMobile(merchant: string, mobile: string): Promise<Account | null>;
  /** Confirmed addresses only: an address anybody may type belongs to nobody. */
  byEmail(merchant: string, email: string): Promise<Account | null>;
  /** Takes as long for an account that does not exist. */
  verifyPassword(account: Account | null, password: string): Promise<boolean>;
  /** Why a password may not be chosen; null where it may. Words are keys. */
  passwordFault(
    tenant: Tenant,
    username: string,
    password: string,
  ): { key: string; params: Record<string, number | string> } | null;
  /** Sets the password and ends every session of the account but the one given. */
  setPassword(
    account: Account,
    password: string,
    options?: { readonly keep?: string; readonly mustChange?: boolean },
  ): Promise<void>;
  personal(account: Account): Promise<Personal>;
  setPersonal(account: Account, change: Personal): Promise<void>;
  confirmMobile(account: Account, mobile: string): Promise<void>;
}

export interface Sessions {
  /** A new token and what a login answers. A limited session may change the password and log out. */
  start(tenant: Tenant, account: Account, origin?: LoginOrigin): Promise<LoginValue>;
  end(merchant: string, tokenHash: string): Promise<void>;
  endAll(account: Pick<Account, 'merchant' | 'id'>, keep?: string): Promise<void>;
}

interface SecurityEvent {
  readonly merchant: string;
  readonly kind: string;
  readonly accountId?: string | null;
  /** Address of the visitor; only its mark is kept. */
  readonly address?: string;
  /** Never a password, code, token, number or name. */
  readonly details?: Readonly<Record<string, string | number | boolean>>;
}

export interface Audit {
  note(event: SecurityEvent, work?: Work): Promise<void>;
}

interface Budget {
  readonly merchant: string;
  /** What is limited and for whom, as `sms:number:+84…`; only its mark is kept. */
  readonly key: string;
  readonly uses: number;
  readonly seconds: number;
}

export interface Limits {
  /** Takes one use of the window; false where its uses are gone. One statement both checks and takes. */
  take(budget: Budget): Promise<boolean>;
  /** Seconds until the window of a key ends; 0 where none is open. */
  remaining(merchant: string, key: string): Promise<number>;
  /** Keyed hash of something that must not be written, the same for every process. */
  keyedHash(merchant: string, text: string): Promise<string>;
}

export interface Captchas {
  /** A new picture and its id. */
  draw(merchant: string): Promise<{ readonly id: string; readonly png: Buffer }>;
  /** Uses the picture up, right or wrong. */
  check(merchant: string, id: string | undefined, answer: string | undefined): Promise<boolean>;
}

/** Encrypts under the data key of the installation. `context` must be the same at both ends. */
export interface Vault {
  close(text: string, context: string): Promise<string>;
  open(closed: string, context: string): Promise<string>;
}

/** What the verification services are made of. */
export interface Identity {
  readonly db: Db;
  readonly now: () => Date;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly audit: Audit;
  readonly limits: Limits;
  readonly captchas: Captchas;
  readonly vault: Vault;
}

/** What login and registration need of the verification services. */
export interface Verifiers {
  readonly codes: {
    /** Uses the code up where it is right. The number in E.164. */
    check(tenant: Tenant, purpose: 'noLogin' | 'register', mobile: string, code: string): Promise<boolean>;
  };
  readonly social: {
    /** Whose token it is; throws where the token is not genuine. */
    verify(tenant: Tenant, idToken: string, channel: 'phone' | 'google' | 'facebook'): Promise<SocialIdentity>;
    accountOf(tenant: Tenant, identity: SocialIdentity): Promise<Account | null>;
    /** A ticket that lets the owner sign in or register and then binds. */
    offerLink(tenant: Tenant, identity: SocialIdentity): Promise<{ readonly ticket: string }>;
    /** Binds the identity of a ticket; nothing happens where the ticket is not known. */
    link(tenant: Tenant, account: Account, ticket: string): Promise<void>;
  };
  readonly challenge: {
    /** Uses the result up; true where it is genuine. */
    passed(tenant: Tenant, result: import('../../wire/auth.ts').ChallengeResult | undefined, address: string): Promise<boolean>;
  };
  readonly newAddress: {
    /** Null where the account is known at this address; otherwise what the person has to do. Throws where policy refuses. */
    challenge(
      tenant: Tenant,
      account: Account,
      address: string,
      origin: LoginOrigin,
    ): Promise<import('../../wire/auth.ts').ExtraVerification | null>;
    /** The account is known here from now on. */
    register(account: Account, address: string): Promise<void>;
  };
}

/** How the person got here; decides what the session may do once the address is verified. */
export interface LoginOrigin {
  readonly type: 'username' | 'other';
  readonly weakPassword: boolean;
  /** Identity to bind once the person is in. */
  readonly linkTicket?: string;
}

export interface SocialIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly channel: 'phone' | 'google' | 'facebook';
  /** E.164; only of the phone channel. */
  readonly mobile: string | null;
  /** Verified by the issuer. */
  readonly email: string | null;
}
