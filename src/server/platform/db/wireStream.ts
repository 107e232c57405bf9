import { Duplex } from 'node:stream';

const terminate = 'X';
/** Message types that trigger a server response and so end a batch. */
const batchEnds = new Set(['Q', 'S', 'H', 'c', 'f']);

/**
 * Acts as the socket of `pg` and forwards whole batches of protocol messages. Batches must not be split:
 * after an error the backend skips to the next Sync, which would then be missing.
 */
export class WireStream extends Duplex {
  readonly #send: (batch: Uint8Array<ArrayBuffer>) => void;
  #pending = Buffer.alloc(0);
  #batch: Buffer[] = [];
  #started = false;

  constructor(send: (batch: Uint8Array<ArrayBuffer>) => void) {
    super();
    this.#send = send;
  }

  connect() {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  receive(reply: Uint8Array) {
    if (reply.byteLength > 0) this.push(Buffer.from(reply.buffer, reply.byteOffset, reply.byteLength));
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void) {
    this.#pending = Buffer.concat([this.#pending, chunk]);
    for (let message = this.#take(); message !== null; message = this.#take()) this.#collect(message);
    done();
  }

  override _read() {}

  override _final(done: () => void) {
    this.push(null);
    done();
  }

  // Socket options without meaning in-process.
  setNoDelay() {
    return this;
  }
  setKeepAlive() {
    return this;
  }
  ref() {
    return this;
  }
  unref() {
    return this;
  }

  /** The next complete message, or null. Only the startup message has no type byte before its length. */
  #take(): Buffer | null {
    const head = this.#started ? 1 : 0;
    if (this.#pending.length < head + 4) return null;
    const length = head + this.#pending.readInt32BE(head);
    if (this.#pending.length < length) return null;
    const message = this.#pending.subarray(0, length);
    this.#pending = this.#pending.subarray(length);
    return message;
  }

  #collect(message: Buffer) {
    const type = this.#started ? String.fromCharCode(message[0] ?? 0) : null;
    this.#started = true;
    // The database thread outlives its connections, so Terminate is not forwarded.
    if (type === terminate) return;
    this.#batch.push(message);
    if (type !== null && !batchEnds.has(type)) return;
    // Not a view of the buffer pool of Node.js: a message to a thread copies all of what its view is of.
    this.#send(new Uint8Array(Buffer.concat(this.#batch)));
    this.#batch = [];
  }
}
