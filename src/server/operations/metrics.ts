import type { FastifyInstance } from 'fastify';
import type { Authorize } from './authorize.ts';

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

interface Series {
  count: number;
  sum: number;
  readonly buckets: number[];
}

/** Requests by route and status, and how long they took, in the text format of Prometheus. */
export function serveMetrics(server: FastifyInstance, authorize: Authorize) {
  const startedAt = process.uptime();
  const requests = new Map<string, number>();
  const durations = new Map<string, Series>();

  server.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = `method="${method}",route="${routeOptions.url ?? 'none'}"`;
    const counted = `${route},status="${reply.statusCode}"`;
    requests.set(counted, (requests.get(counted) ?? 0) + 1);
    const series = durations.get(route) ?? { count: 0, sum: 0, buckets: bounds.map(() => 0) };
    observe(series, reply.elapsedTime / 1000);
    durations.set(route, series);
  });

  server.get(
    '/metrics',
    { config: { access: 'operator', host: 'any', kind: 'file' }, schema: { hide: true }, onRequest: authorize },
    async (_request, reply) => {
      const lines = [
        '# TYPE livery_uptime_seconds gauge',
        `livery_uptime_seconds ${(process.uptime() - startedAt).toFixed(0)}`,
        '# TYPE livery_requests_total counter',
        ...[...requests].map(([labels, count]) => `livery_requests_total{${labels}} ${count}`),
        '# TYPE livery_request_seconds histogram',
        ...[...durations].flatMap(([labels, series]) => histogram(labels, series)),
      ];
      return reply
        .type('text/plain; version=0.0.4; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(`${lines.join('\n')}\n`);
    },
  );
}

function observe(series: Series, seconds: number) {
  series.count += 1;
  series.sum += seconds;
  for (const [index, bound] of bounds.entries()) if (seconds <= bound) series.buckets[index] = (series.buckets[index] ?? 0) + 1;
}

const histogram = (labels: string, { count, sum, buckets }: Series) => [
  ...bounds.map((bound, index) => `livery_request_seconds_bucket{${labels},le="${bound}"} ${buckets[index] ?? 0}`),
  `livery_request_seconds_bucket{${labels},le="+Inf"} ${count}`,
  `livery_request_seconds_sum{${labels}} ${sum.toFixed(6)}`,
  `livery_request_seconds_count{${labels}} ${count}`,
];
