import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createLoadingCache } from '../../platform/caches/index.ts';
import { type CompressedBody, sendCompressed } from './compressedBody.ts';

const config = { access: 'public', host: 'any', kind: 'file' } as const;
const immutable = 'public, max-age=31536000, immutable';

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.map': 'application/json; charset=utf-8',
};

export interface AssetPlace {
  readonly prefix?: string;
  /** Whether the host of a request has these files. */
  readonly isServed?: (request: FastifyRequest) => boolean;
}

/**
 * Serves the files of a build from memory, in the variants that the build has compressed. File names contain a content hash, so
 * responses are immutable and the name is the ETag.
 */
export function serveAssets(
  server: FastifyInstance,
  folder: string,
  { prefix = '/assets', isServed = () => true }: AssetPlace = {},
) {
  const names = new Set(readdirSync(folder));
  const bodies = createLoadingCache<CompressedBody>({ max: names.size + 1 });

  const load = async (name: string): Promise<CompressedBody> => {
    const plain = await readFile(join(folder, name));
    const variant = (file: string) => (names.has(file) ? readFile(join(folder, file)) : null);
    const [brotli, gzip] = await Promise.all([variant(`${name}.br`), variant(`${name}.gz`)]);
    return { etag: `W/"${name}"`, plain, brotli, gzip };
  };

  server.get(`${prefix}/:name`, { config, schema: { hide: true } }, async (request, reply) => {
    const { name } = request.params as { name: string };
    const type = contentTypes[extname(name)];
    if (!names.has(name) || type === undefined || !isServed(request)) return reply.callNotFound();
    reply.type(type).header('cache-control', immutable);
    return sendCompressed(request, reply, await bodies(name, () => load(name)));
  });
}
