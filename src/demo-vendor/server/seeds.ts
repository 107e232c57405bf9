import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { newClientSeed } from '../fairness/serverProof.ts';
import type { VendorCore } from './deps.ts';
import { commitmentFor, seedName, serverSeedOf } from './secrets.ts';
import { vendorSeed } from './tables.ts';

export interface Who {
  readonly merchant: string;
  readonly player: string;
}

/** The active seed pair, as shown to the player before a bet. */
export interface SeedPair {
  readonly serial: number;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** Seed pairs of players: one in use, whose nonce counts its rounds; earlier ones are revealed. */
export function createSeeds({ db, key, now }: VendorCore) {
  const of = ({ merchant, player }: Who) => and(eq(vendorSeed.merchant, merchant), eq(vendorSeed.player, player));
  const inUse = (who: Who) => and(of(who), isNull(vendorSeed.revealedAt));
  const commitment = ({ merchant, player }: Who, serial: number) => commitmentFor(key, seedName(merchant, player, serial));
  const newest = async (who: Who) =>
    (await db.select().from(vendorSeed).where(of(who)).orderBy(desc(vendorSeed.serial)).limit(1))[0];

  const add = (who: Who, serial: number, clientSeed: string) =>
    db
      .insert(vendorSeed)
      .values({ merchant: who.merchant, player: who.player, serial, clientSeed, nonce: 0 })
      .onConflictDoNothing();

  const current = async (who: Who): Promise<SeedPair> => {
    let last = await newest(who);
    if (last === undefined || last.revealedAt !== null) {
      await add(who, (last?.serial ?? 0) + 1, newClientSeed());
      last = await newest(who);
    }
    if (last === undefined) throw new Error('A pair of seeds was just added and is not there.');
    const { serial, clientSeed, nonce } = last;
    return { serial, clientSeed, nonce, commitment: commitment(who, serial) };
  };

  return {
    current,
    /** Claims the next nonce of the active pair; each nonce is used once. */
    async next(who: Who): Promise<SeedPair> {
      await current(who);
      const [taken] = await db
        .update(vendorSeed)
        .set({ nonce: sql`${vendorSeed.nonce} + 1` })
        .where(inUse(who))
        .returning();
      if (taken === undefined) return this.next(who);
      const { serial, clientSeed, nonce } = taken;
      return { serial, clientSeed, nonce: nonce - 1, commitment: commitment(who, serial) };
    },
    /** Rotates the pair: reveals the old server seed and starts a new pair with the player's client seed. */
    async change(who: Who, clientSeed: string): Promise<SeedPair> {
      const { serial } = await current(who);
      await db.update(vendorSeed).set({ revealedAt: now() }).where(inUse(who));
      await add(who, serial + 1, clientSeed);
      return current(who);
    },
    /** Both seeds; the server seed is null until the pair is rotated. */
    async proof(who: Who, serial: number) {
      const [pair] = await db
        .select()
        .from(vendorSeed)
        .where(and(of(who), eq(vendorSeed.serial, serial)));
      if (pair === undefined) return null;
      const revealed = pair.revealedAt !== null;
      return {
        commitment: commitment(who, serial),
        clientSeed: pair.clientSeed,
        serverSeed: revealed ? serverSeedOf(key, seedName(who.merchant, who.player, serial)) : null,
      };
    },
    secretOf: ({ merchant, player }: Who, serial: number) => serverSeedOf(key, seedName(merchant, player, serial)),
  };
}

export type Seeds = ReturnType<typeof createSeeds>;
