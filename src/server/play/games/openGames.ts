import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyServerFactory } from 'fastify';
import type { GamePace } from '../../../demo-vendor/catalogue/pace.ts';
import { buildVendor } from '../../../demo-vendor/server/buildVendor.ts';
import type { FrameFiles } from '../../../demo-vendor/server/document.ts';
import { seamlessWallet } from '../../../demo-vendor/server/seamlessWallet.ts';
import type { Db } from '../../platform/db/index.ts';
import { type Edge, hostName } from '../../platform/http/index.ts';

import type { OutboundFetch } from '../../platform/outbound/index.ts';

/** Client build of the game frame. */
export interface GamesBuild {
  readonly files: FrameFiles;
  /** Directory of the files; null if another server serves them. */
  readonly assets: string | null;
}

interface GamesDeps {
  readonly build: GamesBuild;
  readonly db: Db;
  readonly now: () => Date;
  /** Origin of the games. Not the site's, so that the same-origin policy isolates them from it. */
  readonly origin: string;
  /** Secret that both sides sign with. */
  readonly secretOf: (merchant: string) => Promise<string>;
  readonly seedKey: Buffer;
  readonly pace: GamePace;
}

export type Games = Awaited<ReturnType<typeof openGames>>;

const vendorId = 'demo';

/**
 * The demo vendor, in this process; its entry of `vendors.json` has the API `embedded:demo`. Both sides talk in signed
 * seamless calls as if it ran elsewhere; here the calls are injected instead of sent over the network.
 */
export async function openGames({ build, db, now, origin, secretOf, seedKey, pace }: GamesDeps) {
  let platform: FastifyInstance | null = null;
  const wallet = seamlessWallet({
    vendor: vendorId,
    secretOf,
    now,
    send: async ({ path, headers, body }) => {
      if (platform === null) throw new Error('The platform is not open yet.');
      const answer = await platform.inject({
        method: 'POST',
        url: path,
        headers: { ...headers, host: 'localhost' },
        payload: body,
      });
      return { status: answer.statusCode, body: answer.body };
    },
  });
  const vendor = await buildVendor({
    db,
    now,
    wallet,
    dataKey: seedKey,
    secretOf,
    origin,
    files: build.files,
    assets: build.assets,
    pace,
    report: (error, job) => platform?.log.error({ err: error, job }, 'The games failed.'),
  });
  const send: OutboundFetch = async ({ pathname, search }, { headers, body = '' }) => {
    const answer = await vendor.server.inject({ method: 'POST', url: `${pathname}${search}`, headers, payload: body });
    return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': 'application/json' } });
  };

  const host = hostName(new URL(origin).host);
  return {
    vendor,
    origin,
    /** Sends a call of the platform to the vendor. */
    send,
    /** Wraps the server factory: requests to the host of the games bypass the site. */
    inFront:
      (behind: FastifyServerFactory | undefined, hostOf: Edge['hostOf']): FastifyServerFactory =>
      (handler, options) => {
        const site = (request: IncomingMessage, response: ServerResponse) => handler(request, response);
        const choose = (request: IncomingMessage, response: ServerResponse) =>
          hostOf(request) === host ? vendor.server.routing(request, response) : site(request, response);
        return behind === undefined ? createServer(choose) : behind(choose, options);
      },
    connect(server: FastifyInstance) {
      platform = server;
      server.addHook('onListen', async () => vendor.jobs.start());
      server.addHook('preClose', async () => vendor.server.close());
    },
  };
}
