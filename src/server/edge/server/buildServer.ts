import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyServerFactory, LogController } from 'fastify';
import { faultKinds, noteRefusals } from '../../platform/events/index.ts';

import { declareAccess, keepRouteConfig, routeUpgrades } from '../../platform/http/index.ts';
import { serveChooser, unknownHostPage } from '../../site/chooser/index.ts';

import { allowOrigins } from '../http/allowOrigins.ts';
import { answerFailures, answerUnroutable } from '../http/answerFailures.ts';
import '../http/decorations.ts';
import { serveOutbox } from '../../content/outbox/index.ts';
import { requireSession } from '../../identity/sessions/index.ts';
import { securityHeaders } from '../../media/plainPage/index.ts';
import { refuseOnBreak } from '../../money/saferPlay/index.ts';

import { serveAssets, serveSite } from '../../site/page/index.ts';

import { refuseRealSessions } from '../../site/previews/index.ts';
import { forwardCalls } from '../../site/upstream/index.ts';
import { type StudioBuild, serveStudio } from '../../studio/studioPages/index.ts';
import { restrictAccess } from '../../tenants/permission/index.ts';
import type { Services } from '../composition/services.ts';
import { findBrand } from '../http/findTenant.ts';
import { createLazyCompilers } from '../http/lazyCompilers.ts';
import { refuseFractions } from '../http/refuseFractions.ts';
import { refuseMalformed } from '../http/refuseMalformed.ts';
import { registerRoutes } from '../http/registerRoutes.ts';
import { requireStepUp } from '../http/requireStepUp.ts';
import { runJobs } from '../jobs/runJobs.ts';
import { operatorsOnly } from '../operations/authorize.ts';
import { describeCalls, serveDescription } from '../operations/describeCalls.ts';
import { serveHealth } from '../operations/health.ts';
import { type LogSettings, loggerOptions, logRequests } from '../operations/logging.ts';
import { createMetrics } from '../operations/metrics.ts';
import { closeWhileStopping } from '../operations/stopOnSignal.ts';

export interface BuildOptions {
  /** Folder of the hashed files of the client build, or null if another server serves them. */
  readonly assets: string | null;
  /** Build of the studio; a server without it serves the calls of the studio, but not its pages. */
  readonly studio?: StudioBuild;
  readonly log: LogSettings;
  /** Wraps every request, as Vite does in development. */
  readonly serverFactory?: FastifyServerFactory;
}

/** Calls of points that are answered without the prefix of their neighbours as well. */
const barePointCall = /^\/wps\/relay\/(?=(?:getPointReward|getRedeemPointList|getPointConfig)(?:\?|$))/;

const maxBodyBytes = 64 * 1024;
/** In milliseconds. */
const timeouts = {
  /** Long enough for three images over a slow mobile connection. */
  requestTimeout: 120_000,
  headersTimeout: 30_000,
  /** Longer than the idle timeout of common load balancers, so that they close first. */
  keepAliveTimeout: 72_000,
};

/** Builds the Fastify server on the services; production, development and tests differ in what they pass in only. */
export async function buildServer(services: Services, options: BuildOptions) {
  const { settings, tenants, fonts, words } = services;
  const { production } = settings;
  const compilers = createLazyCompilers();
  const server = Fastify({
    logger: loggerOptions(options.log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Without the options, which would make pino build formatters and serializers for every request.
    childLoggerFactory: (logger, bindings) => logger.child(bindings),
    trustProxy: settings.trustProxy === false ? false : services.edge.isTrusted,
    bodyLimit: maxBodyBytes,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => (barePointCall.test(url) ? url.replace(barePointCall, '/wps/relay/MCS2_') : url),
    ...answerUnroutable(words, production),
    ...(options.serverFactory === undefined ? {} : { serverFactory: options.serverFactory }),
    schemaController: { compilersFactory: compilers.compilersFactory },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, allErrors: false } },
  });

  // Set here, because Fastify leaves the server of a factory as it is.
  Object.assign(server.server, timeouts);
  routeUpgrades(server);
  server.decorate('services', services);
  server.decorate('compileSchemas', compilers.compileAll);
  services.faults.onFault(({ kind, error, isLogged }) => {
    if (isLogged) server.log.error({ err: error, fault: kind }, faultKinds[kind]);
  });
  services.members.audit.onEvent((line) =>
    line.outcome === 'refused' ? server.log.warn(line, 'security event') : server.log.info(line, 'security event'),
  );
  services.upstream?.onWrongShape(({ call, pointer, rule }) =>
    server.log.error({ call, pointer, rule }, 'The upstream answered in another shape than the contract.'),
  );
  services.tenants.onLeave((merchant) =>
    server.log.warn(
      { merchant },
      `The brand "${merchant}" left, as its folder was removed or renamed; players and balances stay with the merchant code "${merchant}".`,
    ),
  );
  server.decorate('declaredRoutes', declareAccess(server));
  await describeCalls(server);

  keepRouteConfig(server);
  securityHeaders(server, production);
  logRequests(server, options.log);
  const metrics = createMetrics(server);
  noteRefusals(server, metrics.countRefusal);
  closeWhileStopping(server);
  answerFailures(server, words);
  refuseMalformed(server, services.edge);
  allowOrigins(server, settings.staticOrigins);
  const choose = production ? null : serveChooser(tenants, services, services.originOf);
  findBrand(server, {
    edge: services.edge,
    countryOf: services.countryOf,
    answerUnknownHost: async (request, reply) => (await choose?.(request, reply)) ?? unknownHostPage(reply, fonts),
  });
  restrictAccess(server);
  requireSession(server, { db: services.db, ...services.members });
  refuseOnBreak(server, services.saferPlay);
  refuseFractions(server);
  requireStepUp(server);
  refuseRealSessions(server);

  const authorize = operatorsOnly(settings.operatorToken, production);
  serveHealth(server, authorize);
  metrics.serve(authorize);
  serveDescription(server, fonts, authorize);
  if (!production && services.upstream === null) serveOutbox(server);
  if (services.upstream === null) runJobs(server);
  if (options.assets !== null) serveAssets(server, options.assets);
  fonts.serve(server);
  if (services.upstream !== null) forwardCalls(server, services.upstream);
  await registerRoutes(server);
  if (options.studio !== undefined) serveStudio(server, options.studio, services);
  serveSite(server, services);
  return server;
}
