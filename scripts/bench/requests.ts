import { Agent, type IncomingHttpHeaders, request } from 'node:http';

/** A GET request to a server on this machine. */
export interface Ask {
  readonly port: number;
  readonly host: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const connections = 8;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

export const ask = ({ port, host, path, headers = {} }: Ask): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request({ agent, host: '127.0.0.1', port, path, headers: { host, ...headers } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }));
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end();
  });

/**
 * Sends `count` requests, the asks in turn, over a few connections.
 * @throws if an answer has another status than 200 or 304
 */
export async function askMany(asks: readonly Ask[], count: number): Promise<void> {
  let next = 0;
  const work = async () => {
    for (let number = next++; number < count; number = next++) {
      const one = asks[number % asks.length];
      if (one === undefined) return;
      const { status } = await ask(one);
      if (status !== 200 && status !== 304) throw new Error(`${one.path} was answered with ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
}
