import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { connect, type Socket } from 'node:net';

/** Behaviour of a back office that does not answer a request. */
export type Behaviour =
  | 'answer'
  /** Takes the request and never answers. */
  | 'hang'
  /** Closes the connection. */
  | 'break'
  /** Closes the connection once, then answers. */
  | 'breakOnce'
  /** Answers the page of a proxy. */
  | 'page'
  | {
      readonly status: number;
      readonly type?: string;
      readonly body: string;
      readonly headers?: Readonly<Record<string, string>>;
    };

export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A server between a site and its upstream, which a test can have fail in every way. */
export async function proxyUpstream(target: () => number) {
  let behaviour: (request: { readonly method: string; readonly path: string }) => Behaviour = () => 'answer';
  let brokeOnce = false;
  const seen: SeenRequest[] = [];
  const sockets = new Set<Socket>();
  const hanging = new Set<ServerResponse>();

  const server = createServer((request, response) => void answer(request, response));
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (request, socket, head) => {
    seen.push({ method: 'GET', url: request.url ?? '', headers: request.headers, body: '' });
    const theirs = connect(target(), '127.0.0.1', () => {
      const lines = Object.entries(request.headers).map(([name, value]) => `${name}: ${String(value)}`);
      theirs.write([`GET ${request.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      theirs.write(head);
      socket.pipe(theirs).pipe(socket);
    });
    for (const [one, other] of [
      [socket, theirs],
      [theirs, socket],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const parts: Buffer[] = [];
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
    const body = Buffer.concat(parts);
    const { method = 'GET', url = '/', headers } = request;
    seen.push({ method, url, headers, body: body.toString('utf8') });
    const chosen = behaviour({ method, path: url.split('?')[0] ?? '' });
    if (chosen === 'hang') return void hanging.add(response);
    if (chosen === 'break' || (chosen === 'breakOnce' && !brokeOnce)) {
      brokeOnce = true;
      return request.socket.destroy();
    }
    if (chosen === 'page') return response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
    if (typeof chosen === 'object') {
      const type = chosen.type ?? 'application/json; charset=utf-8';
      return response.writeHead(chosen.status, { 'content-type': type, ...chosen.headers }).end(chosen.body);
    }
    const passed = send({ host: '127.0.0.1', port: target(), method, path: url, headers }, (given) => {
      response.writeHead(given.statusCode ?? 500, given.headers);
      given.pipe(response);
    });
    passed.on('error', () => response.destroy());
    response.on('close', () => passed.destroy());
    return passed.end(body);
  }

  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as { readonly port: number };
  const takeAway = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    behave(next: typeof behaviour | Behaviour) {
      brokeOnce = false;
      behaviour = typeof next === 'function' ? next : () => next;
    },
    /** Ends every connection and refuses new ones. */
    takeAway,
    bringBack: () => listen(port),
    close: async () => {
      if (server.listening) await takeAway();
    },
  };
}
