import type { Language } from '../../../domain/language.ts';
import type { ModuleId } from '../../../domain/module.ts';
import type { OperatorRole } from '../../../wire/operate.ts';
import type { StepUpAct } from '../../../wire/verification.ts';
import type { Session } from '../../identity/sessions/index.ts';
import type { MemberAct } from '../../money/saferPlay/index.ts';
import type { Access, ClientInfo, DeclaredRoute, StudioEffect } from '../../platform/http/index.ts';

import type { OpenedPreview } from '../../site/previews/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { Services } from '../composition/services.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly services: Services;
    /** Every route, for the access matrix. */
    readonly declaredRoutes: readonly DeclaredRoute[];
    /**
     * Compiles the schemas that no request has needed yet.
     * @throws the error of a schema that does not compile
     */
    readonly compileSchemas: () => void;
  }

  interface FastifyRequest {
    /** Tenant of the host; throws `DOMAIN_INVALID` on a host without one. */
    readonly tenant: Tenant;
    /** Tenant of the host, or null on a route with `host: 'any'`. */
    site: Tenant | null;
    /** Set on the host of a preview, whose tenant `site` is. */
    preview: OpenedPreview | null;
    /** Declarations of the route; null until `configOf` reads it. */
    routeConfig: FastifyRequest['routeOptions']['config'] | null;
    /** Name of the requested host, without its port. */
    readonly siteHost: string;
    readonly language: Language;
    readonly client: ClientInfo;
    /** Session of the caller; always present on a route with access `member` or `agent`. */
    readonly session: Session;
    /** Ticket of the re-authentication that this request has consumed. */
    stepUpTicket: string | null;
    /** Session of the caller on a route with `session: 'ifAny'`; null for a guest. */
    caller: Session | null;
  }

  interface FastifyContextConfig {
    /** Callers of the route. Required: a server with a route that lacks it does not start. */
    readonly access?: Access;
    /**
     * Role that an operator needs on a route with access `studio`; one of several. Without a role it is for every operator who is
     * signed in.
     */
    readonly role?: OperatorRole | readonly OperatorRole[];
    /** A route of the studio that the token of the installation opens too. */
    readonly installation?: true;
    /** Effect of a route of the studio; its proof follows from it. Required of all that are not GET. */
    readonly effect?: StudioEffect;
    /** `fresh`: a route of the studio that wants a second factor of the last ten minutes. */
    readonly proof?: 'fresh' | 'none';
    /** Module of the brand the route belongs to; answers `NOT_FOUND` (404) while the brand has it switched off. */
    readonly module?: ModuleId;
    /** Answers limited sessions too, which may only change the password and sign out. */
    readonly whenLimited?: 'answer';
    /**
     * Act of a call of members or agents, which says whether a time-out or exclusion refuses it. Required of all that are not GET:
     * reading is always permitted.
     */
    readonly act?: MemberAct;
    /** Act that a session alone does not permit: the body carries the ticket of a re-authentication for it. */
    readonly stepUp?: StepUpAct;
    /** Calls per minute and account; further ones are refused as `RATE_LIMIT`. */
    readonly perMinute?: number;
    /** A public route that requires a session if the brand keeps its catalogue to members. */
    readonly guests?: 'whereTheyMayRead';
    /** `any` answers trial accounts too; without it a route of members or agents refuses them with `TRUE_ACCOUNT`. */
    readonly account?: 'any';
    /**
     * `ifAny` reads the session if the request carries one; otherwise the caller is a guest. `passive`: pages send the call by
     * themselves, so it does not extend the idle timeout. `upstream`: another server has the session, and checks it.
     */
    readonly session?: 'ifAny' | 'passive' | 'upstream';
    /** `any` answers on every host, without a tenant. */
    readonly host?: 'merchant' | 'any';
    /** `call` answers the envelope, `page` and `file` answer for themselves. */
    readonly kind?: 'call' | 'page' | 'file';
    /** Answers during maintenance and in blocked regions too. */
    readonly whenBlocked?: 'answer';
  }
}
