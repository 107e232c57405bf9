import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { routeUrlOf } from '../../platform/http/index.ts';
import type { Upstream } from '../../site/upstream/index.ts';
import type { Authorize } from './authorize.ts';

const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Between two samples of the event loop's delay. The default of 10 ms costs an idle process more than its jobs. */
const loopSampleMs = 100;

/** Found by one look-up per request; the counter reads it when it is scraped. */
interface RouteMetrics {
  readonly method: string;
  readonly route: string;
  /** Requests by status. */
  readonly counts: Map<number, number>;
  readonly durations: Histogram.Internal<'method' | 'route'>;
}

/** Prometheus metrics of requests, refusals, security events, faults, the database pool and the process. */
export function createMetrics(server: FastifyInstance) {
  const registry = new Registry();
  const seen = new Map<string, RouteMetrics>();
  registry.registerMetric(
    new Counter({
      name: 'livery_requests_total',
      help: 'Requests by route and status.',
      labelNames: ['method', 'route', 'status'],
      registers: [],
      collect() {
        this.reset();
        for (const { method, route, counts } of seen.values())
          for (const [status, count] of counts) this.inc({ method, route, status }, count);
      },
    }),
  );
  const durations = new Histogram({
    name: 'livery_request_seconds',
    help: 'Duration of requests by route.',
    labelNames: ['method', 'route'],
    buckets: secondsBuckets,
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'livery_refusals_total',
    help: 'Refused requests by code and merchant.',
    labelNames: ['code', 'merchant'],
    registers: [registry],
  });
  countConnections(server, registry);
  countEvents(server, registry);
  if (server.services.upstream !== null) countUpstream(server.services.upstream, registry);
  // Not for servers that are used through inject() only: it starts an event loop monitor.
  server.addHook('onListen', async () =>
    collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: loopSampleMs }),
  );

  const metricsOf = (method: string, route: string): RouteMetrics => {
    const key = `${method} ${route}`;
    const known = seen.get(key);
    if (known !== undefined) return known;
    const made = { method, route, counts: new Map<number, number>(), durations: durations.labels(method, route) };
    seen.set(key, made);
    return made;
  };
  server.addHook('onResponse', (request, reply, done) => {
    const { counts, durations: ofRoute } = metricsOf(request.method, routeUrlOf(request) ?? 'none');
    counts.set(reply.statusCode, (counts.get(reply.statusCode) ?? 0) + 1);
    ofRoute.observe(reply.elapsedTime / 1_000);
    done();
  });

  const serve = (authorize: Authorize) =>
    server.get(
      '/metrics',
      { config: { access: 'operator', host: 'any', kind: 'file' }, schema: { hide: true }, onRequest: authorize },
      async (_request, reply) =>
        reply
          .type(registry.contentType)
          .header('cache-control', 'no-store')
          .send(await registry.metrics()),
    );
  return {
    countRefusal: (code: string, merchant: string) => refusals.inc({ code, merchant }),
    /** Adds `/metrics`. */
    serve,
  };
}

function countEvents({ services }: FastifyInstance, registry: Registry) {
  const events = new Counter({
    name: 'livery_security_events_total',
    help: 'Security events by kind and merchant.',
    labelNames: ['kind', 'merchant'],
    registers: [registry],
  });
  const faults = new Counter({
    name: 'livery_faults_total',
    help: 'Faults the process went on without, by kind.',
    labelNames: ['kind'],
    registers: [registry],
  });
  const messages: Gauge = new Gauge({
    name: 'livery_waiting_messages',
    help: 'Messages that wait for a gateway.',
    registers: [registry],
    collect: async () => messages.set(await services.verification.messages.waiting()),
  });
  services.members.audit.onEvent(({ event, merchant }) => events.inc({ kind: event, merchant: merchant ?? '' }));
  services.faults.onFault(({ kind }) => faults.inc({ kind }));
}

function countConnections(server: FastifyInstance, registry: Registry) {
  const pool = () => server.services.db.$client;
  const connections = new Gauge({
    name: 'livery_database_connections',
    help: 'Connections of the database pool by state.',
    labelNames: ['state'],
    registers: [registry],
    collect: () => {
      const { totalCount, idleCount } = pool();
      connections.set({ state: 'idle' }, idleCount);
      connections.set({ state: 'busy' }, totalCount - idleCount);
    },
  });
  const waiting: Gauge = new Gauge({
    name: 'livery_database_waiting_requests',
    help: 'Requests that wait for a connection of the pool.',
    registers: [registry],
    collect: () => waiting.set(pool().waitingCount),
  });
}

function countUpstream(upstream: Upstream, registry: Registry) {
  const requests = new Counter({
    name: 'livery_upstream_requests_total',
    help: 'Requests to the upstream by call and outcome.',
    labelNames: ['call', 'outcome'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'livery_upstream_seconds',
    help: 'Duration of requests to the upstream.',
    buckets: secondsBuckets,
    registers: [registry],
  });
  const shapes = new Counter({
    name: 'livery_upstream_wrong_shapes_total',
    help: 'Answers of the upstream in another shape than the contract, by call.',
    labelNames: ['call'],
    registers: [registry],
  });
  const open: Gauge = new Gauge({
    name: 'livery_upstream_open',
    help: '1 while no request is sent to the upstream, because it failed several times in a row.',
    registers: [registry],
    collect: () => open.set(upstream.client.state() === 'closed' ? 0 : 1),
  });
  upstream.client.outcomes.onEnd(({ call, outcome, seconds: taken }) => {
    requests.inc({ call, outcome });
    seconds.observe(taken);
  });
  upstream.onWrongShape(({ call }) => shapes.inc({ call }));
}
