import { createHmac } from 'node:crypto';
import files from '@fastify/static';
import Fastify from 'fastify';
import { parseStrictJson } from '../../wire/strictJson.ts';
import { type GamePace, gamePaces } from '../catalogue/pace.ts';
import type { VendorDb } from './deps.ts';
import type { FrameFiles } from './document.ts';
import { createGameSessions } from './gameSessions.ts';
import { PlayRefusal } from './playRefusal.ts';
import { createResults } from './results.ts';
import { createRounds } from './rounds.ts';
import { serveCalls } from './routes/calls.ts';
import { servePages } from './routes/pages.ts';
import { serveSeamless } from './routes/seamless.ts';
import { runVendorJobs } from './runVendorJobs.ts';
import { createSeeds } from './seeds.ts';
import { createSettling } from './settling.ts';
import type { Wallet } from './wallet.ts';

export interface VendorDeps {
  readonly db: VendorDb;
  readonly now: () => Date;
  readonly wallet: Wallet;
  /** The operator's data key; the key for server seeds is derived from it. */
  readonly dataKey: Buffer;
  readonly secretOf: (merchant: string) => Promise<string>;
  readonly origin: string;
  readonly files: FrameFiles;
  /** Folder of the frame's hashed assets; null if another server serves them. */
  readonly assets: string | null;
  readonly report: (error: unknown, job: string) => void;
  /** Default `normal`. */
  readonly pace?: GamePace;
}

export type Vendor = Awaited<ReturnType<typeof buildVendor>>;

const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

const securityHeaders = (origin: string) => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  ...(origin.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

/** Builds the demo vendor as a separate Fastify server; it shares only the database with the site. */
export async function buildVendor(deps: VendorDeps) {
  const { db, now, wallet } = deps;
  const key = createHmac('sha256', deps.dataKey).update('vendor seeds').digest();
  const core = { db, now, wallet, key, paces: gamePaces[deps.pace ?? 'normal'] };
  const headers = securityHeaders(deps.origin);
  const server = Fastify({
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 100 },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, allErrors: false } },
    frameworkErrors: (_error, _request, reply) => {
      const body = JSON.stringify({ code: 'MALFORMED' });
      const described = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) };
      reply.raw.writeHead(400, { ...headers, ...described, 'content-security-policy': closedPolicy }).end(body);
    },
  });
  const seeds = createSeeds(core);
  const results = createResults(core);
  const rounds = createRounds(core, seeds);
  const settling = createSettling(core, results);
  const sessions = createGameSessions(core);

  server.addHook('onSend', async (_, reply, payload) => {
    reply.headers(headers);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', closedPolicy);
    return payload;
  });
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_: unknown, body: Buffer) =>
    parseStrictJson(body),
  );
  server.setErrorHandler((error, _, reply) => {
    if (error instanceof PlayRefusal) {
      const { code, limit } = error;
      return reply.code(error.status).send(limit === null ? { code } : { code, limit });
    }
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    if (status >= 500) deps.report(error, 'call');
    return reply.code(status).send({ code: status >= 500 ? 'SYSTEM' : 'MALFORMED' });
  });
  server.setNotFoundHandler((_, reply) => reply.code(404).send({ code: 'MALFORMED' }));

  const vendor = {
    ...core,
    server,
    files: deps.files,
    seeds,
    rounds,
    results,
    settling,
    sessions,
    secretOf: deps.secretOf,
    origin: deps.origin,
  };
  if (deps.assets !== null) {
    await server.register(files, {
      root: deps.assets,
      prefix: '/assets/',
      preCompressed: true,
      index: false,
      decorateReply: false,
      maxAge: '365d',
      immutable: true,
    });
  }
  servePages(vendor);
  serveCalls(vendor);
  serveSeamless(vendor);
  const jobs = runVendorJobs(vendor, deps.report);
  server.addHook('preClose', () => jobs.stop());
  await server.ready();
  return { server, jobs, settling, results };
}
