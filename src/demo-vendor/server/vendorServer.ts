import type { FastifyInstance } from 'fastify';
import type { VendorCore } from './deps.ts';
import type { FrameFiles } from './document.ts';
import type { GameSessions } from './gameSessions.ts';
import type { Results } from './results.ts';
import type { Rounds } from './rounds.ts';
import type { Seeds } from './seeds.ts';
import type { Settling } from './settling.ts';

/** Dependencies of the routes. */
export interface VendorServer extends VendorCore {
  readonly server: FastifyInstance;
  readonly files: FrameFiles;
  readonly seeds: Seeds;
  readonly rounds: Rounds;
  readonly results: Results;
  readonly settling: Settling;
  readonly sessions: GameSessions;
  readonly secretOf: (merchant: string) => Promise<string>;
  /** Public origin of this vendor. */
  readonly origin: string;
}
