import { createHash, createHmac, randomBytes } from 'node:crypto';
import { messageOf, type Proof, randomFrom } from './proof.ts';
import type { Random } from './random.ts';

export const newClientSeed = () => randomBytes(8).toString('hex');

/** What is shown before a bet, so that the seed cannot be changed after it. */
export const commitmentOf = (serverSeed: string) => createHash('sha256').update(serverSeed).digest('hex');

export const randomOf = (proof: Proof): Random =>
  randomFrom((block) => createHmac('sha256', proof.serverSeed).update(messageOf(proof, block)).digest());
