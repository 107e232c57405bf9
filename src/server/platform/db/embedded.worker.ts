import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { embeddedParams } from './embeddedParams.ts';

/**
 * Runs the embedded database in a worker thread, so that a long query does not block the server.
 * Speaks the PostgreSQL wire protocol, one batch at a time.
 */
const port = parentPort;
if (port === null) throw new Error('The embedded database runs in a worker thread only.');

const { directory } = workerData as { directory: string | null };

try {
  const database = await PGlite.create({
    ...(directory === null ? {} : { dataDir: directory }),
    startParams: embeddedParams(directory),
  });
  let queue = Promise.resolve();
  port.on('message', (message: { batch: Uint8Array; connection: number } | 'close') => {
    queue = queue.then(async () => {
      if (message === 'close') {
        await database.close();
        port.close();
        return;
      }
      const reply = await database.execProtocolRaw(message.batch);
      port.postMessage({ reply, connection: message.connection });
    });
  });
  port.postMessage('ready');
} catch (error) {
  port.postMessage({ failed: error instanceof Error ? error.message : String(error) });
}
