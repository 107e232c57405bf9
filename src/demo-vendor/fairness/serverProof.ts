import { createHash, createHmac, randomBytes } from 'node:crypto';
import { messageOf, type Proof, randomFrom } from './proof.ts';
import type { Random } from './random.ts';

/** Random client seed, used until the player sets one. */
export const newClientSeed = () => randomBytes(8).toString('hex');

/** SHA-256 commitment, published before the bet so that the seed cannot be changed afterwards. */
export const commitmentOf = (serverSeed: string) => createHash('sha256').update(serverSeed).digest('hex');

/** The numbers that a proof determines, computed with `node:crypto`. */
export const randomOf = (proof: Proof): Random =>
  randomFrom((block) => createHmac('sha256', proof.serverSeed).update(messageOf(proof, block)).digest());
