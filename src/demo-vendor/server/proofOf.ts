import type { FrameProof } from '../wire.ts';
import { eventGameOf } from './outcomes.ts';
import type { Round } from './rounds.ts';
import { commitmentFor, eventName } from './secrets.ts';
import type { VendorServer } from './vendorServer.ts';

/** Proof of a round: of its player's pair of seeds, or of the shared event. Null if the pair is unknown. */
export async function proofOf({ key, seeds, results, now }: VendorServer, round: Round): Promise<FrameProof | null> {
  if (round.seed !== null) {
    const proof = await seeds.proof(round, round.seed);
    return proof === null ? null : { ...proof, nonce: round.nonce };
  }
  const game = eventGameOf(round.game);
  const event = round.event ?? 0;
  const decided = game !== null && round.dueAt !== null && round.dueAt.getTime() <= now().getTime();
  return {
    commitment: commitmentFor(key, eventName(round.game, event)),
    clientSeed: round.game,
    nonce: event,
    serverSeed: decided ? results.serverSeed(game, event) : null,
  };
}
