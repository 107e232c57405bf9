import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Vault } from '../../platform/vault/index.ts';

/** 130 bits, and 65 of the MAC: together one label of a host name. */
const secretLength = 26;
const macLength = 13;
const letters = 'abcdefghijklmnopqrstuvwxyz234567';
const shape = new RegExp(`^[a-z2-7]{${secretLength + macLength}}$`);

export type PreviewTokens = ReturnType<typeof createPreviewTokens>;

/** Tokens of previews: letters that a host name may have, whatever their case. A made-up one is recognised without the database. */
export function createPreviewTokens(vault: Pick<Vault, 'keyedHash'>) {
  const macOf = async (secret: string) => textOf(await hashed(vault, `preview.mac\n${secret}`), macLength);
  const signed = async (secret: string) => `${secret}${await macOf(secret)}`;

  return {
    /** A token that no one can guess. */
    random: () => signed(textOf(randomBytes(17), secretLength)),

    /** The same token for the same purpose, so that a browser keeps its files from one visit of the editor to the next. */
    derived: async (purpose: string) => signed(textOf(await hashed(vault, `preview.secret\n${purpose}`), secretLength)),

    async isGenuine(token: string): Promise<boolean> {
      if (!shape.test(token)) return false;
      const mac = Buffer.from(await macOf(token.slice(0, secretLength)));
      return timingSafeEqual(mac, Buffer.from(token.slice(secretLength)));
    },

    hashOf: (token: string) => createHash('sha256').update(token).digest('base64url'),
  };
}

const hashed = async (vault: Pick<Vault, 'keyedHash'>, text: string) =>
  Buffer.from(await vault.keyedHash('-', text), 'base64url');

/** Five bits a letter. */
function textOf(bytes: Buffer, length: number): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return Array.from({ length }, (_, at) => letters[Number.parseInt(bits.slice(5 * at, 5 * at + 5), 2)]).join('');
}
