import { globSync } from 'node:fs';
import { join } from 'node:path';
import Fastify, { type FastifyPluginAsync } from 'fastify';
import { expect, it } from 'vitest';

const dir = join(import.meta.dirname, '../routes');
const files = globSync('**/*.ts', { cwd: dir });

interface RouteFile {
  readonly default: FastifyPluginAsync;
}

async function routesOf(file: string) {
  const server = Fastify();
  const found: string[] = [];
  server.addHook('onRoute', ({ method, url }) => void (method === 'HEAD' || found.push(`${String(method)} ${url}`)));
  const { default: plugin } = (await import(join(dir, file))) as RouteFile;
  await server.register(plugin);
  await server.close();
  return found;
}

const routes = await Promise.all(files.map(async (file) => ({ file, urls: await routesOf(file) })));

it.each(routes)('serves in routes/$file only what is at or below that path', ({ file, urls }) => {
  const path = `/${file.replaceAll('\\', '/').replace(/(?:\.\w+)?\.ts$/, '')}`;
  expect(urls).not.toEqual([]);
  expect(urls.filter((route) => !`${route}/`.includes(` ${path}/`))).toEqual([]);
});
