import { createServer, request } from 'node:http';
import { port } from './world.ts';

/** A site as it is after a release: the same, but `change` rewrites its texts by their path. */
export async function openNewerSite(atPort: number, change: (path: string, text: string) => string) {
  const proxy = createServer((asked, answered) => {
    const { url: path = '/', method, headers } = asked;
    const passed = { ...headers, 'accept-encoding': 'identity', 'if-none-match': '' };
    const forward = request({ port, host: '127.0.0.1', path, method, headers: passed }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const bytes = Buffer.concat(parts);
        const isText = /html|javascript/.test(answer.headers['content-type'] ?? '');
        const { 'content-length': _length, 'transfer-encoding': _encoding, ...kept } = answer.headers;
        answered.writeHead(answer.statusCode ?? 500, kept).end(isText ? change(path, bytes.toString('utf8')) : bytes);
      });
    });
    forward.on('error', () => answered.destroy());
    asked.pipe(forward);
  });
  await new Promise<void>((done) => proxy.listen(atPort, done));
  return () => new Promise((done) => proxy.close(done).closeAllConnections());
}
