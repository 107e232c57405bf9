import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocketServer } from 'ws';
import { openServer } from '../../src/server/edge/server/openServer.ts';
import { readSettings } from '../../src/server/edge/settings/index.ts';
import { brandsFolder, vendorsFile } from '../paths.ts';

/** A process of the bench `chat`, which reports its port: a server on the database that is named, or a bare broadcast. */
const [, , databaseUrl] = process.argv;

/** Sends every text to every socket, and does nothing else. */
function openBare() {
  const server = createServer();
  const acceptor = new WebSocketServer({ server, perMessageDeflate: false, maxPayload: 4_096 });
  acceptor.on('connection', (socket) => {
    socket.on('message', (data, isBinary) => {
      for (const client of acceptor.clients) client.send(data, { binary: isBinary });
    });
  });
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as { port: number }).port }));
}

async function openSite(url: string) {
  const { server } = await openServer({
    settings: {
      // The bench names an address for each socket, because one address may hold a hundred.
      ...readSettings({
        NODE_ENV: 'production',
        DATA_KEY: Buffer.alloc(32, 'bench').toString('base64'),
        TRUST_PROXY: '127.0.0.1',
      }),
      dataDirectory: mkdtempSync(join(tmpdir(), 'livery-bench-chat-')),
      database: { kind: 'postgres', url },
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
  process.send?.({ port: (server.server.address() as { port: number }).port });
}

if (databaseUrl === undefined) openBare();
else await openSite(databaseUrl);
