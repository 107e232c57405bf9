import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPassword } from '../../../src/server/identity/accounts/passwords.ts';
import { startPostgres } from '../../../tests/server/postgres.ts';
import type { Measured } from '../measured.ts';
import { median } from '../median.ts';
import { createServedDatabase, startSite } from '../startSite.ts';
import { createVisitor, merchant, type Person, type Visitor } from './visitor.ts';

const ports = { embedded: 4392, postgres: 4393 } as const;
/** Concurrent clients; each waits for its answer before the next login. */
const clients = 4;
const rounds = 5;
const perClient = 3;
const leastRatio = 0.9;

/**
 * Sequential registrations and concurrent logins over HTTP against production servers on both databases, interleaved with
 * the baseline: an Argon2id hash with the same parameters and implementation.
 */
export async function login(): Promise<Measured> {
  const brands = brandsFolder();
  const running: (() => Promise<void>)[] = [];
  const site = async (port: number, more: Readonly<Record<string, string>> = {}) => {
    const variables = { BRANDS_DIR: brands, BRAND: merchant, TRUST_PROXY: '127.0.0.1,::1', ...more };
    running.unshift((await startSite({ port, variables })).stop);
    return createVisitor(port);
  };
  try {
    const postgres = await startPostgres();
    running.push(postgres.stop);
    return await measure({
      PGlite: await site(ports.embedded),
      PostgreSQL: await site(ports.postgres, { DATABASE_URL: await createServedDatabase(postgres.url) }),
    });
  } finally {
    for (const stop of running) await stop();
    rmSync(brands, { recursive: true, force: true });
  }
}

async function measure(visitors: Readonly<Record<'PGlite' | 'PostgreSQL', Visitor>>): Promise<Measured> {
  const databases = ['PGlite', 'PostgreSQL'] as const;
  const times = new Map<string, number[]>();
  const note = (what: string, value: number) => times.set(what, [...(times.get(what) ?? []), value]);
  const people = Array.from({ length: rounds }, (_, index) => person(index));

  await hashPassword('warm');
  for (const someone of people) {
    note('hash', await taken(() => hashPassword('Mat-khau-27')));
    for (const name of databases) {
      const visitor = visitors[name];
      const begun = performance.now();
      const solved = await visitor.solve(someone);
      note('work', performance.now() - begun);
      note(`register ${name}`, await taken(() => visitor.register(someone, solved)));
    }
  }
  const regulars = people.slice(0, clients);
  for (let round = 0; round < rounds; round += 1) {
    note('hashes', await perSecond(regulars, () => hashPassword('Mat-khau-27')));
    for (const name of databases) note(`logins ${name}`, await perSecond(regulars, visitors[name].logIn));
  }

  const middle = (what: string) => median(times.get(what) ?? []);
  const logins = databases.map((name) => middle(`logins ${name}`));
  return {
    name: `login (beside Argon2id hashes, ${clients} concurrently, median of ${rounds})`,
    rows: [
      ...databases.map((name) => ({
        what: `logins per second, ${name}`,
        ours: middle(`logins ${name}`),
        baseline: middle('hashes'),
      })),
      ...databases.map((name) => ({
        what: `registration, ${name}`,
        ours: middle(`register ${name}`),
        baseline: middle('hash'),
      })),
      { what: 'proof of work before it, not counted above', ours: middle('work'), baseline: null },
    ],
    target: `logins at least at ${leastRatio} × the rate of the hashes alone, on both databases`,
    met: logins.every((rate) => rate >= leastRatio * middle('hashes')),
  };
}

/** Each in a different network, so that rate limits do not affect one another. */
const person = (index: number): Person => ({ username: `visitor${index}`, address: `198.18.${index}.7` });

async function taken(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

async function perSecond(people: readonly Person[], work: (someone: Person) => Promise<unknown>): Promise<number> {
  const time = await taken(() =>
    Promise.all(
      people.map(async (someone) => {
        for (let turn = 0; turn < perClient; turn += 1) await work(someone);
      }),
    ),
  );
  return (people.length * perClient * 1_000) / time;
}

/** A brand whose registration form asks for name and password only. */
function brandsFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'livery-bench-brands-'));
  const brand = {
    merchant,
    name: 'Bench',
    hosts: [`${merchant}.example`],
    theme: { seed: '#336699' },
    assets: { logo: 'logo.svg' },
    registration: {
      captcha: false,
      fields: { mobileNum: { enabled: true, required: false }, payeeName: { enabled: false, required: false } },
    },
  };
  mkdirSync(join(folder, merchant));
  writeFileSync(join(folder, merchant, 'brand.json'), JSON.stringify(brand));
  writeFileSync(
    join(folder, merchant, 'logo.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect width="120" height="40" fill="#336699"/></svg>',
  );
  return folder;
}
