import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/**
 * The embedded database in a thread of its own, so that a long query never stops the server.
 * Speaks PostgreSQL's own wire protocol: bytes in, bytes out, one batch at a time.
 */
const port = parentPort;
if (port === null) throw new Error('The embedded database runs in a worker thread only.');

const { directory } = workerData as { directory: string | null };

// Without fsync a power cut loses what was acknowledged; the embedded default is off.
const startParams = [...PGlite.defaultStartParams, '-c', `fsync=${directory === null ? 'off' : 'on'}`];

try {
  const database = await PGlite.create({ ...(directory === null ? {} : { dataDir: directory }), startParams });
  let turn = Promise.resolve();
  port.on('message', (message: { batch: Uint8Array } | 'close') => {
    turn = turn.then(async () => {
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
