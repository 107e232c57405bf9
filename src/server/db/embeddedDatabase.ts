import { Worker } from 'node:worker_threads';
import { WireStream } from './wireStream.ts';

type Message = 'ready' | { readonly failed: string } | { readonly reply: Uint8Array };

export interface EmbeddedDatabase {
  /** A stream for `pg` that replaces the socket. */
  connect(): WireStream;
  close(): Promise<void>;
}

/** Starts the database thread on a directory, or in memory if null. Supports one connection at a time. */
export async function startEmbeddedDatabase(directory: string | null): Promise<EmbeddedDatabase> {
  const worker = new Worker(new URL('./embedded.worker.ts', import.meta.url), { workerData: { directory } });
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  let stream: WireStream | null = null;

  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.on('message', (message: Message) => {
      if (message === 'ready') resolve();
      else if ('failed' in message) reject(new Error(message.failed));
      else stream?.receive(message.reply);
    });
  });
  worker.on('error', (error) => stream?.destroy(error));

  return {
    connect() {
      stream = new WireStream((batch) => worker.postMessage({ batch }));
      return stream;
    },
    async close() {
      worker.postMessage('close');
      await exited;
    },
  };
}
