import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

/** Response transform, used by the self-test to plant faults without a build. The address includes its query. */
export type Alter = (address: string, body: Buffer) => Buffer;

export interface Served {
  readonly address: string;
  readonly close: () => Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/** Serves overlaid folders on a free loopback port; the first folder that has a file wins. */
export async function serveFolders(folders: readonly string[], alter: Alter = (_address, body) => body): Promise<Served> {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://x');
    void answer(decodeURIComponent(pathname)).then(
      ({ path, body }) => {
        // Safe to cache: each server has its own port and therefore its own origin.
        const age = path.endsWith('.html') ? 'no-cache' : 'max-age=3600';
        response
          .writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream', 'cache-control': age })
          .end(alter(path + decodeURIComponent(search), body));
      },
      () => response.writeHead(404).end(),
    );
  });
  const answer = async (asked: string) => {
    const path = normalize(asked.endsWith('/') ? `${asked}index.html` : asked);
    for (const folder of folders) {
      const body = await readFile(join(folder, path)).catch(() => null);
      if (body !== null) return { path, body };
    }
    throw new Error(`No folder has ${path}`);
  };
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(0, '127.0.0.1', done);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The loopback server has no port');
  return {
    address: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
