import { globSync } from 'node:fs';
import { join } from 'node:path';
import Fastify, { type FastifyPluginAsync } from 'fastify';
import { expect, it } from 'vitest';
import { calls } from '../../../wire/calls.ts';

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

it('serves every call of the table once, under its method', () => {
  const wanted = Object.values(calls).map(({ method, path }) => `${method} ${path}`);
  const served = routes.flatMap(({ urls }) => urls).filter((route) => / \/(?:wps|lgw|lotto)\//.test(route));
  expect(served.toSorted()).toEqual(wanted.toSorted());
});
