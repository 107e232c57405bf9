import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { WireStream } from './wireStream.ts';

type Message = 'ready' | { readonly failed: string } | { readonly reply: Uint8Array; readonly connection: number };

/** The default lets short-lived objects take more memory than the database. */
const maxYoungGenerationSizeMb = 16;

export interface EmbeddedDatabase {
  /** A stream for `pg` that replaces the socket. */
  connect(): WireStream;
  close(): Promise<void>;
}

/**
 * Starts the database thread on a directory, or in memory if null. Supports one connection at a time. A thread that crashes
 * ends its connection; the next one starts a new thread, which recovers from the write-ahead log.
 */
export async function startEmbeddedDatabase(directory: string | null): Promise<EmbeddedDatabase> {
  let stream: WireStream | null = null;
  let connection = 0;
  if (directory !== null && !existsSync(join(directory, 'PG_VERSION'))) await createFiles(directory);
  let thread = startThread();
  await thread.ready;

  function startThread() {
    const worker = new Worker(new URL('./embedded.worker.ts', import.meta.url), {
      workerData: { directory },
      resourceLimits: { maxYoungGenerationSizeMb },
    });
    const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
    const started = { worker, exited, hasEnded: false, ready: Promise.resolve() };
    let fault: Error | null = null;
    started.ready = new Promise<void>((resolve, reject) => {
      worker.on('message', (message: Message) => {
        if (message === 'ready') resolve();
        else if ('reply' in message) {
          // What a lost connection had asked is answered after it is gone.
          if (message.connection === connection) stream?.receive(message.reply);
        } else {
          fault = new Error(message.failed);
          void worker.terminate();
        }
      });
      worker.on('error', (error: Error) => {
        fault = error;
      });
      worker.once('exit', () => {
        started.hasEnded = true;
        const error = new Error('Connection terminated: the database thread has ended.', { cause: fault });
        reject(fault ?? error);
        stream?.destroy(error);
      });
    });
    // Only the first start is waited for; later ones fail the connection.
    started.ready.catch(() => undefined);
    return started;
  }

  return {
    connect() {
      if (thread.hasEnded) thread = startThread();
      const { worker } = thread;
      connection += 1;
      const self = connection;
      // Batches sent before the thread is ready wait in its message queue.
      stream = new WireStream((batch) => worker.postMessage({ batch, connection: self }, [batch.buffer]));
      return stream;
    },
    async close() {
      stream = null;
      thread.worker.postMessage('close');
      await thread.exited;
    },
  };
}

/** @throws Error with the message of the database */
function createFiles(directory: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const program = fileURLToPath(new URL('./createFiles.ts', import.meta.url));
    const creating = fork(program, [directory], { execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    let fault = 'The files of the embedded database were not created.';
    creating.on('message', (message: string) => {
      fault = message;
    });
    creating.once('error', reject);
    creating.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(fault))));
  });
}
