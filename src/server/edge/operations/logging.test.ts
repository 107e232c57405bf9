import fastify, { LogController } from 'fastify';
import { expect, it } from 'vitest';
import { keepRouteConfig } from '../../platform/http/routeConfig.ts';
import { loggerOptions, logRequests } from './logging.ts';

const openSite = (level: 'info' | 'error') => {
  const lines: string[] = [];
  const log = { level, stream: { write: (line: string) => void lines.push(line) } } as const;
  const server = fastify({
    logger: loggerOptions(log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => 'request-1',
  });
  server.decorateRequest('site', null);
  keepRouteConfig(server);
  logRequests(server, log);
  server.addHook('onRequest', (request, _reply, done) => {
    if (request.url.startsWith('/items')) request.site = { brand: { merchant: 'alpha' } } as typeof request.site;
    done();
  });
  server.get('/items/:id', async (request) => {
    request.log.error('broken');
    return 'item';
  });
  return { server, lines };
};

it('is a line of JSON for each answer, of its route and not of what the visitor sent', async () => {
  const { server, lines } = openSite('info');
  await server.inject({ url: '/items/secret?name=secret', headers: { 'x-name': 'secret' } });
  await server.inject({ method: 'DELETE', url: '/secret' });
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  const line = { level: 'info', time, reqId: 'request-1', milliseconds: expect.any(Number), msg: 'answered' };
  expect(lines.map((text) => JSON.parse(text))).toEqual([
    { level: 'error', time, reqId: 'request-1', msg: 'broken' },
    { ...line, merchant: 'alpha', method: 'GET', route: '/items/:id', status: 200 },
    { ...line, merchant: null, method: 'DELETE', route: null, status: 404 },
  ]);
  expect(lines.every((text) => text.endsWith('}\n'))).toBe(true);
  await server.close();
});

it('is left out where only errors are logged', async () => {
  const { server, lines } = openSite('error');
  await server.inject('/items/1');
  expect(lines.map((text) => JSON.parse(text).msg)).toEqual(['broken']);
  await server.close();
});
