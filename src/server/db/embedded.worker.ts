import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/**
 * Runs the embedded database in a worker thread, so that a long query does not block the server.
 * Speaks the PostgreSQL wire protocol, one batch at a time.
 */
const port = parentPort;
if (port === null) throw new Error('The embedded database runs in a worker thread only.');

const { directory } = workerData as { directory: string | null };

const startParams = [
  ...PGlite.defaultStartParams,
  // The embedded default is off; without fsync a power failure loses committed data.
  '-c',
  `fsync=${directory === null ? 'off' : 'on'}`,
  // Memory of WebAssembly is never given back; the operating system caches the files anyway.
  '-c',
  'shared_buffers=32MB',
];

try {
  const database = await PGlite.create({ ...(directory === null ? {} : { dataDir: directory }), startParams });
  let queue = Promise.resolve();
  port.on('message', (message: { batch: Uint8Array } | 'close') => {
    queue = queue.then(async () => {
      if (message === 'close') {
        await database.close();
        port.close();
        return;
      }
      const reply = await database.execProtocolRaw(message.batch);
      port.postMessage({ reply });
    });
  });
  port.postMessage('ready');
} catch (error) {
  port.postMessage({ failed: error instanceof Error ? error.message : String(error) });
}
