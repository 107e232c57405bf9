import { randomBytes, randomUUID } from 'node:crypto';
import { startPostgres } from '../../tests/server/postgres.ts';
import type { Measured } from './measured.ts';
import { quantile } from './median.ts';
import { createServedDatabase, type Site, startSite } from './startSite.ts';

const merchant = 'hacson';
const concurrent = 12;
const rounds = 40;
/** The bystander's calls of a round: about as much time as the acts take. */
const calls = 10;
const mostRatio = 3;

interface Operate {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly token: string;
  readonly body?: object;
}

/**
 * Twelve acts of operators that are refused, sent at the same moment, while another operator reads the requests that wait for a second
 * operator; and the same acts pressed again without a pause, which is what one process can answer and no stall. Idle rounds alternate
 * with busy ones. PostgreSQL, whose connections a refused act must not keep.
 */
export async function refusals(): Promise<Measured> {
  const operatorToken = randomBytes(32).toString('base64url');
  const postgres = await startPostgres();
  try {
    const variables = { DATABASE_URL: await createServedDatabase(postgres.url), OPERATOR_TOKEN: operatorToken };
    const site = await startSite({ variables });
    try {
      return await measure(site, operatorToken);
    } finally {
      await site.stop();
    }
  } finally {
    await postgres.stop();
  }
}

async function measure(site: Site, installation: string): Promise<Measured> {
  const [presser, bystander] = [await tokenOf(site, installation, 'presser'), await tokenOf(site, installation, 'bystander')];
  const refused = () =>
    operate(site, {
      method: 'POST',
      path: `/studio/api/desk/items/${merchant}/binding/no-such-binding/act`,
      token: presser,
      body: { act: 'confirm', requestId: randomUUID() },
    });
  const read = () => operate(site, { path: `/studio/api/desk/approvals/${merchant}`, token: bystander });
  const times = { idle: [] as number[], burst: [] as number[], pressed: [] as number[] };
  const runs = {
    idle: (work: Work) => work(),
    burst: (work: Work) => beside(() => press(refused), work),
    pressed: (work: Work) => besidePressing(refused, work),
  };
  for (let round = 0; round <= rounds; round += 1) {
    for (const kind of ['idle', 'burst', 'pressed'] as const) {
      const own = await runs[kind](() => takeTimes(read));
      // The first round warms up.
      if (round > 0) times[kind].push(...own);
    }
  }
  const p99 = (kind: keyof typeof times) => quantile(times[kind], 0.99);
  const [ours, baseline] = [p99('burst'), p99('idle')];
  return {
    name: `refused acts, ${concurrent} concurrently`,
    rows: [
      { what: 'p99 of a bystander’s call', ours, baseline },
      { what: 'median of a bystander’s call', ours: quantile(times.burst, 0.5), baseline: quantile(times.idle, 0.5) },
      { what: 'p99 while they are pressed without a pause', ours: p99('pressed'), baseline },
    ],
    target: `a p99 of at most ${mostRatio} times that of an idle installation`,
    met: ours <= mostRatio * baseline,
  };
}

type Work = () => Promise<readonly number[]>;

async function takeTimes(call: () => Promise<number>): Promise<readonly number[]> {
  const times: number[] = [];
  for (let index = 0; index < calls; index += 1) {
    const begun = performance.now();
    const status = await call();
    if (status !== 200) throw new Error(`The bystander was answered with ${status}.`);
    times.push(performance.now() - begun);
  }
  return times;
}

/** Sends the acts at the same moment, and each again after its answer while `isOn` says so. */
async function press(refused: () => Promise<number>, isOn = () => false): Promise<void> {
  const one = async () => {
    do {
      const status = await refused();
      if (status !== 404) throw new Error(`An act that had to be refused was answered with ${status}.`);
    } while (isOn());
  };
  await Promise.all(Array.from({ length: concurrent }, one));
}

/** Runs `work` while other requests are under way. */
async function beside(others: () => Promise<void>, work: Work): Promise<readonly number[]> {
  const going = others();
  const times = await work();
  await going;
  return times;
}

async function besidePressing(refused: () => Promise<number>, work: Work): Promise<readonly number[]> {
  const over = new AbortController();
  return beside(
    () => press(refused, () => !over.signal.aborted),
    () => work().finally(() => over.abort()),
  );
}

async function operate({ port }: Site, order: Operate): Promise<number> {
  const answer = await send(port, order);
  await answer.arrayBuffer();
  return answer.status;
}

async function tokenOf({ port }: Site, installation: string, name: string): Promise<string> {
  const body = { name, roles: ['money', 'approve'] };
  const answer = await send(port, { method: 'POST', path: '/studio/api/operators', token: installation, body });
  const { value } = (await answer.json()) as { readonly value: { readonly token: string } | null };
  if (value === null) throw new Error(`The operator ${name} could not be added.`);
  return value.token;
}

const send = (port: number, { method = 'GET', path, token, body }: Operate) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
