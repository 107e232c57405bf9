import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { testDatabase } from '../../../../tests/server/databases.ts';
import { type DatabaseSettings, type Db, openDatabase } from '../db/index.ts';
import { createAudit } from '../events/index.ts';
import { createAuditChain } from './index.ts';

/** Writes events by four and links them, until it is killed or has written what it was asked for; sends how many are linked. */
const writer = `
  const at = (path) => import(new URL(path, ${JSON.stringify(import.meta.url)}).href);
  const { openDatabase } = await at('../db/index.ts');
  const { createAudit } = await at('../events/index.ts');
  const { createAuditChain } = await at('./index.ts');
  process.once('message', async ({ database, name, events }) => {
    const { db, close } = await openDatabase(database);
    const now = () => new Date();
    const audit = createAudit({ db, now, vault: { keyedHash: async (_merchant, text) => text } });
    const chain = createAuditChain({ db, now, audit });
    let written = 0;
    const write = async () => {
      while (written < events) {
        written += 1;
        await audit.note({ merchant: name, kind: 'login.done' });
      }
    };
    let linked = 0;
    const link = async () => {
      do {
        linked += await chain.append();
        process.send(linked);
      } while (written < events);
    };
    await Promise.all([write(), write(), write(), write(), link(), link()]);
    await chain.appendLate();
    await close();
    process.disconnect();
  });
  process.send('ready');
`;

const folder = mkdtempSync(join(tmpdir(), 'livery-chain-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A file, because the embedded database starts a worker, which takes the arguments of the process. */
const script = join(folder, 'writer.mjs');
writeFileSync(script, writer);

async function started(database: DatabaseSettings, name: string, events: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await once(child, 'message');
  child.send({ database, name, events });
  return child;
}

/** Resolves once a process has linked some rows. */
const hasLinked = (child: ChildProcess, rows: number) =>
  new Promise<void>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The process has ended.')));
    child.on('message', (linked: number) => {
      if (linked >= rows) resolve();
    });
  });

async function expectWhole(db: Db) {
  const audit = createAudit({ db, now: () => new Date(), vault: { keyedHash: async (_merchant, text) => text } });
  const chain = createAuditChain({ db, now: () => new Date(), audit });
  await chain.appendLate();
  const [counted] = (await db.execute<{ events: string }>(sql`select count(*) as events from security_event`)).rows;
  const events = Number(counted?.events);
  const report = await chain.check();
  expect([report.isWhole, report.entries, report.faults]).toEqual([true, events, []]);
  const places = (await chain.entries(0, events + 1)).map(({ seq }) => seq);
  expect(places).toEqual(Array.from({ length: events }, (_, index) => index + 1));
  return events;
}

it('three processes that write and link together, one of them killed in the middle, leave one chain without gap or fork on PostgreSQL', async () => {
  const database = await testDatabase();
  const children = await Promise.all(
    ['one', 'two', 'three'].map((name) => started(database, name, name === 'two' ? 100_000 : 400)),
  );
  const [first, killed, third] = children as [ChildProcess, ChildProcess, ChildProcess];
  const ends = children.map((child) => once(child, 'exit'));
  await hasLinked(killed, 20);
  killed.kill('SIGKILL');
  expect(await ends[1]).toEqual([null, 'SIGKILL']);
  await Promise.all(ends);
  expect([first.exitCode, third.exitCode]).toEqual([0, 0]);
  const { db, close } = await openDatabase(database);
  // Each links rows of the others too, so that the killed one may have written few.
  expect(await expectWhole(db)).toBeGreaterThanOrEqual(800);
  await close();
});

it('a process that is killed in the middle leaves a whole chain on the embedded database, which the next one goes on with', async () => {
  const database = { kind: 'embedded', directory: join(folder, 'database') } as const;
  const killed = await started(database, 'one', 100_000);
  const end = once(killed, 'exit');
  await hasLinked(killed, 20);
  killed.kill('SIGKILL');
  expect(await end).toEqual([null, 'SIGKILL']);
  const next = await started(database, 'two', 50);
  expect(await once(next, 'exit')).toEqual([0, null]);
  const { db, close } = await openDatabase(database);
  expect(await expectWhole(db)).toBeGreaterThanOrEqual(70);
  await close();
});
