import type { Random } from './random.ts';

/** Inputs of an outcome. The hash of the server seed was published before the bet. */
export interface Proof {
  /** 64 hexadecimal digits, used as text (not decoded). */
  readonly serverSeed: string;
  /** The player's seed; for shared events the game's id. */
  readonly clientSeed: string;
  readonly nonce: number;
}

/** HMAC message of the n-th block of 32 bytes; the key is the server seed. */
export const messageOf = ({ clientSeed, nonce }: Proof, block: number) => `${clientSeed}:${nonce}:${block}`;

const numbersPerBlock = 8;

/** Reads 32-byte blocks as big-endian 32-bit integers, eight per block. */
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
