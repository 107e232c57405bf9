import { createCipheriv, createHmac, hkdfSync, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { main } from '../../../../scripts/keys.ts';
import { noon } from '../../../../tests/server/core-kit.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/server/databases.ts';
import { type Database, openDatabase } from '../db/index.ts';
import { envelopeKey, installationSecret } from '../db/tables/accounts.ts';
import { message } from '../db/tables/messages.ts';
import { vendorSecret } from '../db/tables/vendors.ts';
import { contextOf, type DataKeys, openVault, readDataKeys, reseal, sealedRows } from './index.ts';

const oldKey = Buffer.alloc(32, 1);
const newKey = Buffer.alloc(32, 2);
const encoded = (key: Buffer) => key.toString('base64');
const alone = readDataKeys(encoded(oldKey));
const both = readDataKeys(`b:${encoded(newKey)},${encoded(oldKey)}`);
const newOnly = readDataKeys(`b:${encoded(newKey)}`);

let settings: TestDatabase;
let database: Database;
const opened: Database[] = [];
beforeEach(async () => {
  settings = await testDatabase();
  database = await openDatabase(settings);
  opened.push(database);
});
afterAll(() => Promise.all(opened.map(({ close }) => close())));

/** The form of everything sealed before keys had ids. */
function sealedOnce(key: Buffer, text: string, context: string) {
  const iv = Buffer.alloc(12, 9);
  const encryptor = createCipheriv('aes-256-gcm', Buffer.from(hkdfSync('sha256', key, '', 'data', 32)), iv).setAAD(
    Buffer.from(context),
  );
  const body = Buffer.concat([encryptor.update(text, 'utf8'), encryptor.final(), encryptor.getAuthTag()]);
  return `v1.${iv.toString('base64url')}.${body.toString('base64url')}`;
}

const keyRow = (privateKey: string, rotation = 1) => ({
  kid: `kid-${rotation}`,
  rotation,
  publicKey: { n: 'n', e: 'e' },
  privateKey,
  createdAt: noon,
});
const addMessages = (sealed: readonly { readonly id: string; readonly sealed: string }[]) =>
  database.db.insert(message).values(
    sealed.map((row) => ({
      ...row,
      merchant: 'alpha',
      channel: 'sms' as const,
      kind: 'code',
      language: 'vi' as const,
      state: 'waiting' as const,
      nextAt: noon,
      expiresAt: noon,
      createdAt: noon,
    })),
  );
const quiet = () => undefined;

describe('data from before keys had ids', () => {
  it('opens, and hashes, vendors’ secrets and seeds of games stay what they were', async () => {
    const { db } = database;
    await db.insert(envelopeKey).values(keyRow(sealedOnce(oldKey, 'private', 'envelope-key:kid-1')));
    const vault = await openVault(db, both);
    const [row] = await db.select().from(envelopeKey);
    expect(await vault.open(row?.privateKey ?? '', contextOf.envelopeKey('kid-1'))).toBe('private');
    await expect(vault.open(row?.privateKey ?? '', contextOf.envelopeKey('kid-2'))).rejects.toThrow('unable to authenticate');

    const marks = Buffer.from(hkdfSync('sha256', oldKey, '', 'marks', 32));
    const hash = (text: string) => createHmac('sha256', marks).update(text).digest('base64url');
    expect(await vault.keyedHash('alpha', 'x')).toBe(hash('alpha\nx'));
    expect(vault.vendorSecret('alpha', 'acme')).toBe(hash('alpha\nvendor:acme'));
    expect(vault.seedRoot.toString()).toBe(hash('\nseeds of games'));
  });

  it('keeps what follows from the old key also where the change of the key is the first that is run', async () => {
    const { db } = database;
    await db.insert(envelopeKey).values(keyRow(sealedOnce(oldKey, 'private', 'envelope-key:kid-1')));
    await reseal(db, both, quiet);
    const marks = Buffer.from(hkdfSync('sha256', oldKey, '', 'marks', 32));
    const hash = createHmac('sha256', marks).update('alpha\nx').digest('base64url');
    expect(await (await openVault(db, newOnly)).keyedHash('alpha', 'x')).toBe(hash);
  });

  it('is refused under another key, and nothing is written', async () => {
    const { db } = database;
    await db.insert(envelopeKey).values(keyRow(sealedOnce(oldKey, 'private', 'envelope-key:kid-1')));
    await expect(openVault(db, newOnly)).rejects.toThrow('DATA_KEY does not open the data of this database');
    expect(await db.$count(installationSecret)).toBe(0);
  });
});

describe('a new installation', () => {
  it('has separate roots for hashes, vendors and games, the same in every process', async () => {
    const [one, other] = await Promise.all([openVault(database.db, alone), openVault(database.db, alone)]);
    expect(await other.keyedHash('alpha', 'vendor:acme')).toBe(await one.keyedHash('alpha', 'vendor:acme'));
    expect(one.vendorSecret('alpha', 'acme')).not.toBe(await one.keyedHash('alpha', 'vendor:acme'));
    expect(other.seedRoot.equals(one.seedRoot)).toBe(true);
  });

  it('does not open under another key', async () => {
    await openVault(database.db, alone);
    await expect(openVault(database.db, newOnly)).rejects.toThrow('DATA_KEY does not open');
  });
});

describe('a change of the data key', () => {
  const rows = 450;
  const opensAll = async (keys: DataKeys) => {
    const { db } = database;
    const vault = await openVault(db, keys);
    const texts = await Promise.all(
      (await db.select().from(message)).map(async ({ id, sealed }) => [
        id,
        await vault.open(sealed ?? '', contextOf.message(id)),
      ]),
    );
    const [secret] = await db.select().from(vendorSecret);
    return {
      wrong: texts.filter(([id, text]) => text !== `text of ${id}`).length,
      secret: await vault.open(secret?.secret ?? '', contextOf.vendorSecret('alpha', 'acme')),
      hash: await vault.keyedHash('alpha', 'x'),
      seeds: vault.seedRoot.toString('base64url'),
    };
  };

  const fill = async () => {
    const vault = await openVault(database.db, alone);
    const made = Array.from({ length: rows }, () => randomUUID());
    await addMessages(
      await Promise.all(made.map(async (id) => ({ id, sealed: await vault.close(`text of ${id}`, contextOf.message(id)) }))),
    );
    const secret = await vault.close('secret', contextOf.vendorSecret('alpha', 'acme'));
    await database.db.insert(vendorSecret).values({ merchant: 'alpha', vendor: 'acme', secret, changedAt: noon });
  };

  it('reseals everything while two processes do it and servers write; nothing is lost and nothing derived changes', async () => {
    await fill();
    const before = await opensAll(alone);
    const { db } = database;
    const serving = await openVault(db, both);
    const written = randomUUID();
    const interrupted = reseal(db, both, () => {
      throw new Error('The process ends here.');
    });
    await expect(interrupted).rejects.toThrow('ends here');
    const other = await openDatabase(settings);
    opened.push(other);
    await Promise.all([
      reseal(db, both, quiet),
      reseal(other.db, both, quiet),
      serving.close(`text of ${written}`, contextOf.message(written)).then((sealed) => addMessages([{ id: written, sealed }])),
    ]);
    const results = await reseal(db, both, quiet);
    expect(results.every(({ done, unreadable }) => done + unreadable === 0)).toBe(true);
    expect(new Set((await sealedRows(db)).map(({ keyId }) => keyId))).toEqual(new Set(['b']));
    expect(await opensAll(newOnly)).toEqual({ ...before, wrong: 0 });
  });

  it('leaves a row that was written since it was read as it was written', async () => {
    const { db } = database;
    const [before, serving] = [await openVault(db, alone), await openVault(db, both)];
    const id = randomUUID();
    await addMessages([{ id, sealed: await before.close('read', contextOf.message(id)) }]);
    const written = await serving.close('written', contextOf.message(id));
    const other = await openDatabase(settings);
    opened.push(other);
    const [isHeld, isSeen] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const writing = other.db.transaction(async (tx) => {
      await tx.update(message).set({ sealed: written }).where(eq(message.id, id));
      isHeld.resolve();
      await isSeen.promise;
    });
    await isHeld.promise;
    const resealing = reseal(db, both, quiet);
    const waiting = sql`select count(*)::integer as count from pg_locks where not granted`;
    await expect.poll(async () => (await other.db.execute(waiting)).rows, { timeout: 10_000 }).toEqual([{ count: 1 }]);
    isSeen.resolve();
    await writing;
    expect((await resealing).find(({ name }) => name === 'message')?.done).toBe(0);
    const [row] = await db.select().from(message);
    expect(row?.sealed).toBe(written);
  });

  it('counts what no key opens, and goes on', async () => {
    await fill();
    await addMessages([{ id: randomUUID(), sealed: sealedOnce(Buffer.alloc(32, 8), 'lost', 'message:other') }]);
    const results = await reseal(database.db, both, quiet);
    expect(results.find(({ name }) => name === 'message')).toEqual({ name: 'message', done: rows, unreadable: 1 });
  });

  it('replaces the key that an installation made for itself, by the command', async () => {
    const { db } = database;
    const vault = await openVault(db, null);
    const id = randomUUID();
    await addMessages([{ id, sealed: await vault.close('kept', contextOf.message(id)) }]);
    await expect(openVault(db, newOnly)).rejects.toThrow('npm run keys -- rotate');
    await expect(reseal(db, alone, quiet)).rejects.toThrow('give the new one an id');

    const lines: string[] = [];
    const io = {
      print: (text: string) => lines.push(text),
      complain: (text: string) => lines.push(text),
      locale: 'en',
      isInteractive: false,
      env: { DATA_KEY: `b:${encoded(newKey)}`, DATABASE_URL: settings.url },
    };
    expect([await main(['rotate'], io), await main(['status'], io), await main(['turn'], io)]).toEqual([0, 0, 2]);
    expect(lines.join('\n')).toContain('2 rows are sealed anew by b.');
    expect(lines.join('\n')).toContain('message: 1 sealed by b');
    const after = await openVault(db, newOnly);
    const [row] = await db.select().from(message).where(eq(message.id, id));
    expect(await after.open(row?.sealed ?? '', contextOf.message(id))).toBe('kept');
    expect(await after.keyedHash('alpha', 'x')).toBe(await vault.keyedHash('alpha', 'x'));
    expect(await db.select().from(installationSecret).where(eq(installationSecret.name, 'data-key'))).toEqual([]);
  });
});
