import type { Language } from '../../domain/language.ts';
import type { Members } from '../accounts/index.ts';
import type { Content } from '../content/index.ts';
import type { Db } from '../db/index.ts';
import type { Launch } from '../launch/index.ts';
import type { Pictures } from '../pictures/index.ts';
import type { CallBudget } from '../play/callBudget.ts';
import type { Play } from '../play/index.ts';
import type { Tenant, Tenants } from '../registry/tenant.ts';
import type { Session } from '../sessions/sessionStore.ts';
import type { Verification } from '../verification/index.ts';
import type { Wallets } from '../wallets/index.ts';

/** Where a request comes from, as far as it is known. Shown to the visitor, never logged. */
export interface ClientInfo {
  readonly ip: string;
  /** ISO 3166 code from the header that the operator's edge sets; empty where none does. */
  readonly country: string;
}

/** `vendor`: whoever signs with the secret of a supplier of games. */
type Access = 'public' | 'member' | 'agent' | 'operator' | 'vendor';

declare module 'fastify' {
  interface FastifyInstance {
    readonly db: Db;
    readonly tenants: Tenants;
    readonly pictures: Pictures;
    readonly content: Content;
    readonly members: Members;
    readonly verification: Verification;
    readonly play: Play;
    readonly launch: Launch;
    readonly callBudget: CallBudget;
    readonly wallets: Wallets;
    readonly now: () => Date;
  }

  interface FastifyRequest {
    /** The brand of the host; a request of a host without one never reaches a route that reads it. */
    readonly tenant: Tenant;
    /** Null at the chooser, health and documentation, which answer on any host. */
    readonly site: Tenant | null;
    readonly language: Language;
    readonly client: ClientInfo;
    /** Who is signed in; a route of members or agents always has it. */
    readonly session: Session;
    /** Who is signed in, on a route that wants to know; null for a guest. */
    readonly caller: Session | null;
  }

  interface FastifyContextConfig {
    /** Who may call the route. A route that does not say cannot boot. */
    readonly access?: Access;
    /** Answers also while nothing but a change of the password is allowed. */
    readonly whenLimited?: 'answer';
    /** A public route that asks for a session where the brand keeps its catalogue to members. */
    readonly guests?: 'whereTheyMayRead';
    /** `any` answers trial accounts too; every other route of members and agents is for real accounts alone. */
    readonly account?: 'any';
    /** Tells who is signed in where somebody is, and answers everybody else as a guest. */
    readonly session?: 'ifAny';
    /** `any` answers without a merchant, on every host. */
    readonly host?: 'merchant' | 'any';
    /** `call` answers the envelope, `page` and `file` answer for themselves. */
    readonly kind?: 'call' | 'page' | 'file';
    /** Answers also while the site is under maintenance or the visitor's region is blocked. */
    readonly whenBlocked?: 'answer';
  }
}
