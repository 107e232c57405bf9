import { messageOf, type Proof, randomFrom } from './proof.ts';
import type { Random } from './random.ts';

const text = new TextEncoder();

class BlocksUsedUp extends Error {}

/** The commitment, computed in the player's browser. */
export async function commitmentOf(serverSeed: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text.encode(serverSeed)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Recomputes an outcome. Web Crypto is asynchronous but the rules are synchronous, so blocks are computed in advance;
 * if a round runs out of them, it is repeated with more.
 */
export async function repeat<Outcome>(proof: Proof, work: (random: Random) => Outcome): Promise<Outcome> {
  const key = await crypto.subtle.importKey('raw', text.encode(proof.serverSeed), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  const sign = async (block: number) =>
    new Uint8Array(await crypto.subtle.sign('HMAC', key, text.encode(messageOf(proof, block))));
  for (let count = 16; count <= 4096; count *= 4) {
    const blocks = await Promise.all(Array.from({ length: count }, (_, block) => sign(block)));
    try {
      return work(
        randomFrom((block) => {
          const bytes = blocks[block];
          if (bytes === undefined) throw new BlocksUsedUp();
          return bytes;
        }),
      );
    } catch (error) {
      if (!(error instanceof BlocksUsedUp)) throw error;
    }
  }
  throw new BlocksUsedUp('A round that needs more than 4096 blocks is no round of ours.');
}
