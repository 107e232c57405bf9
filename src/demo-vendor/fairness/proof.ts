import type { Random } from './random.ts';

/** What an outcome follows from. The hash of the server's seed was shown before the bet. */
export interface Proof {
  /** 64 hexadecimal digits, used as text. */
  readonly serverSeed: string;
  /** Chosen or taken by the player; for draws of everybody the number of the draw. */
  readonly clientSeed: string;
  readonly nonce: number;
}

/** Text that is signed with the server's seed for the n-th block of 32 bytes. */
export const messageOf = ({ clientSeed, nonce }: Proof, block: number) => `${clientSeed}:${nonce}:${block}`;

const numbersPerBlock = 8;

/** Reads blocks of 32 bytes as numbers, eight to a block, high byte first. */
export function randomFrom(blockOf: (block: number) => Uint8Array): Random {
  let position = 0;
  let view: DataView = new DataView(new ArrayBuffer(0));
  return () => {
    const place = position % numbersPerBlock;
    if (place === 0) {
      const bytes = blockOf(position / numbersPerBlock);
      view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    }
    position += 1;
    return view.getUint32(place * 4);
  };
}
