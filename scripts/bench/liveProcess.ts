import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openServer } from '../../src/server/edge/server/openServer.ts';
import { readSettings } from '../../src/server/edge/settings/index.ts';
import { brandsFolder, vendorsFile } from '../paths.ts';

export interface Usage {
  /** Resident memory in bytes. */
  readonly memory: number;
  /** CPU time of all threads so far. */
  readonly cpuMs: number;
}

/** A server process of the bench `live`, without pages: reports its port, and its usage whenever it is asked. */
const [, , databaseUrl = ''] = process.argv;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const { server, tenants, vendors } = await openServer({
  settings: {
    ...readSettings({ NODE_ENV: 'production', DATA_KEY: Buffer.alloc(32, 'bench').toString('base64') }),
    dataDirectory: mkdtempSync(join(tmpdir(), 'livery-bench-live-')),
    database: { kind: 'postgres', url: databaseUrl },
    warmsPictures: false,
  },
  brands: brandsFolder,
  vendors: vendorsFile,
  renderPage: async () => ({ html: '', areas: [], symbols: '' }),
  client: { preview: '', filesFor: () => ({ entry: '', preloads: [], styles: [] }) },
  assets: null,
  now: () => new Date(),
  report: () => undefined,
  reportVendors: () => undefined,
  log: { level: 'silent' },
});
await server.listen({ port: 0, host: '127.0.0.1' });
tenants.watch();
vendors.watch();
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  collect();
  const usage: Usage = { memory: process.memoryUsage.rss(), cpuMs: (user + system) / 1_000 };
  process.send?.(usage);
});
process.send?.({ port: (server.server.address() as { port: number }).port });
