import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyServerFactory, LogController } from 'fastify';
import type { Members } from './accounts/index.ts';
import { serveChooser } from './chooser/serveChooser.ts';
import { unknownHostPage } from './chooser/unknownHostPage.ts';
import type { Content } from './content/index.ts';
import type { Db } from './db/index.ts';
import { answerFailures } from './http/answerFailures.ts';
import { declareAccess } from './http/declareAccess.ts';
import { findBrand } from './http/findTenant.ts';
import { registerRoutes } from './http/registerRoutes.ts';
import { restrictAccess } from './http/restrictAccess.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { runJobs } from './jobs/runJobs.ts';
import type { Launch } from './launch/index.ts';
import { operatorsOnly } from './operations/authorize.ts';
import { describeCalls, serveDescription } from './operations/describeCalls.ts';
import { serveHealth } from './operations/health.ts';
import { type LogSettings, loggerOptions, logRequests } from './operations/logging.ts';
import { serveMetrics } from './operations/metrics.ts';
import { serveOutbox } from './outbox/serveOutbox.ts';
import type { FontFiles } from './page/fontFiles.ts';
import { serveAssets } from './page/serveAssets.ts';
import { serveSite } from './page/serveSite.ts';
import type { SitePages } from './page/sitePages.ts';
import type { Pictures } from './pictures/index.ts';
import type { CallBudget } from './play/callBudget.ts';
import type { Play } from './play/index.ts';
import type { Registry } from './registry/brandRegistry.ts';
import type { Tenant } from './registry/tenant.ts';
import { requireSession } from './sessions/requireSession.ts';
import type { Verification } from './verification/index.ts';
import type { Wallets } from './wallets/index.ts';
import type { Words } from './words.ts';

export interface ServerDeps {
  readonly db: Db;
  readonly tenants: Registry;
  readonly pictures: Pictures;
  readonly content: Content;
  readonly members: Members;
  readonly verification: Verification;
  readonly play: Play;
  readonly launch: Launch;
  readonly callBudget: CallBudget;
  readonly wallets: Wallets;
  readonly pages: SitePages;
  readonly fonts: FontFiles;
  readonly words: Words;
  readonly now: () => Date;
  readonly originOf: (tenant: Tenant) => string;
  /** Folder of the client build's hashed files; null where something else serves them. */
  readonly assets: string | null;
  readonly production: boolean;
  readonly log: LogSettings;
  readonly trustProxy: boolean | string;
  readonly countryHeader: string | null;
  readonly countryOf: (address: string) => string;
  readonly operatorToken: string | null;
  /** Puts something in front of every request, as Vite does while developing. */
  readonly serverFactory?: FastifyServerFactory;
}

const largestBody = 64 * 1024;

/** The one way to make the server. Production and tests differ in what they pass in, never in what is built. */
export async function buildServer(needs: ServerDeps) {
  const { production, tenants, words } = needs;
  const server = Fastify({
    logger: loggerOptions(needs.log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: needs.trustProxy,
    bodyLimit: largestBody,
    // Three images from a slow phone take their time; heads of requests never do.
    requestTimeout: 120_000,
    http: { headersTimeout: 30_000 },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    ...(needs.serverFactory === undefined ? {} : { serverFactory: needs.serverFactory }),
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, allErrors: false } },
  });

  declareAccess(server);
  await describeCalls(server);
  server.decorate('db', needs.db);
  server.decorate('tenants', tenants);
  server.decorate('pictures', needs.pictures);
  server.decorate('content', needs.content);
  server.decorate('members', needs.members);
  server.decorate('verification', needs.verification);
  server.decorate('play', needs.play);
  server.decorate('launch', needs.launch);
  server.decorate('callBudget', needs.callBudget);
  server.decorate('wallets', needs.wallets);
  server.decorate('now', needs.now);

  securityHeaders(server, production);
  logRequests(server);
  answerFailures(server, words);
  const choose = production ? null : serveChooser(tenants, needs, needs.originOf);
  findBrand(server, {
    countryHeader: needs.countryHeader,
    countryOf: needs.countryOf,
    answerUnknownHost: async (request, reply) => (await choose?.(request, reply)) ?? unknownHostPage(reply, needs.fonts),
  });
  restrictAccess(server);
  requireSession(server, { db: needs.db, ...needs.members });

  serveHealth(server, () => tenants.problems());
  serveMetrics(server, operatorsOnly(needs.operatorToken, production));
  serveDescription(server, needs.fonts);
  if (!production) serveOutbox(server, needs.verification.messages, needs.fonts);
  runJobs(server, needs.verification.messages, needs.play);
  if (needs.assets !== null) await serveAssets(server, needs.assets);
  needs.fonts.serve(server);
  await registerRoutes(server);
  serveSite(server, needs);
  return server;
}
