import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { calls } from '../../src/wire/calls.ts';
import type { BareRoute } from './bareServer.ts';
import type { Measured } from './measured.ts';
import { median } from './median.ts';
import { cpuMsOf, idle } from './processUsage.ts';
import { type Ask, ask, askMany } from './requests.ts';
import { startSite } from './startSite.ts';

const port = 4398;
const host = 'volkyn.localhost';
const perRound = 3_000;
const rounds = 5;
/** CPU time of a request in milliseconds. */
const goals = { 'a cached page': 0.2, 'a page that did not change (304)': 0.1, 'a catalogue call': 0.5 } as const;
type Kind = keyof typeof goals;
/** Requests per CPU second, beside the bare server. */
const leastRatio = 0.7;
const kinds = Object.keys(goals) as Kind[];

/** CPU time per request of a production server, interleaved with a bare Fastify server that sends the same bytes. */
export async function pages(): Promise<Measured> {
  const site = await startSite({ port });
  const bare = fork(join(import.meta.dirname, 'bareServer.ts'));
  try {
    await idle(site.pid);
    const asks = await asksOf();
    bare.send(await Promise.all(kinds.map((kind, index) => recorded(asks[kind], `/${index}`))));
    const [barePort] = (await once(bare, 'message')) as [number];
    const seen = new Map<string, number[]>();
    for (let round = 0; round <= rounds; round += 1) {
      for (const [index, kind] of kinds.entries()) {
        const ours = await cpuPerRequest(site.pid, asks[kind]);
        const baseline = await cpuPerRequest(bare.pid ?? 0, { port: barePort, host, path: `/${index}` });
        // Warm-up.
        if (round === 0) continue;
        seen.set(kind, [...(seen.get(kind) ?? []), ours]);
        seen.set(`bare ${kind}`, [...(seen.get(`bare ${kind}`) ?? []), baseline]);
      }
    }
    const rows = kinds.map((kind) => ({
      what: `${kind}, ms of CPU`,
      ours: median(seen.get(kind) ?? []),
      baseline: median(seen.get(`bare ${kind}`) ?? []),
    }));
    return {
      name: 'pages (beside a bare Fastify route with the same bytes)',
      rows,
      target: `at most ${Object.values(goals).join(', ')} ms, and ${leastRatio} × the requests of the bare route per CPU second`,
      met: rows.every(({ ours, baseline }, index) => {
        const kind = kinds[index];
        return kind !== undefined && ours <= goals[kind] && baseline / ours >= leastRatio;
      }),
    };
  } finally {
    bare.disconnect();
    await site.stop();
  }
}

async function asksOf(): Promise<Record<Kind, Ask>> {
  const page: Ask = { port, host, path: '/index', headers: { 'accept-encoding': 'br' } };
  const { etag } = (await ask(page)).headers;
  if (etag === undefined) throw new Error('The page has no ETag.');
  return {
    'a cached page': page,
    'a page that did not change (304)': { ...page, headers: { ...page.headers, 'if-none-match': etag } },
    'a catalogue call': { port, host, path: `${calls.publicCatalogue.path}?gameType=RNG` },
  };
}

async function cpuPerRequest(pid: number, one: Ask): Promise<number> {
  const before = cpuMsOf(pid);
  await askMany([one], perRound);
  return (cpuMsOf(pid) - before) / perRound;
}

async function recorded(one: Ask, path: string): Promise<BareRoute> {
  const { status, headers, body } = await ask(one);
  const kept = Object.entries(headers).flatMap(([name, value]) =>
    ['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'].includes(name)
      ? []
      : [[name, String(value)] as const],
  );
  return { path, status, headers: Object.fromEntries(kept), body: body.toString('base64') };
}
