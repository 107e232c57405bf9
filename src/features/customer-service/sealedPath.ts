import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import type { OneTimeKeys } from '../../flows/customer-service/index.ts';
import type { CustomerServiceAddress } from '../../wire/customerService.ts';

/** Key pair of one lookup; the private key never leaves this page. */
export async function createKeys(): Promise<OneTimeKeys> {
  const { publicKey, privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  const { x = '', y = '' } = await exportJWK(publicKey);
  return { publicKey: { kty: 'EC', crv: 'P-256', x, y }, privateKey };
}

/** Decrypts the path that the server encrypted for this page's key. */
export async function decryptPath(path: string, { privateKey }: OneTimeKeys): Promise<CustomerServiceAddress> {
  if (!(privateKey instanceof CryptoKey)) throw new Error('The private key was not made by createKeys.');
  const { plaintext } = await compactDecrypt(path, privateKey, {
    keyManagementAlgorithms: ['ECDH-ES'],
    contentEncryptionAlgorithms: ['A256GCM'],
  });
  const inside: unknown = JSON.parse(new TextDecoder().decode(plaintext));
  if (!isAddress(inside)) throw new Error('The decrypted path is not an address with an end.');
  return inside;
}

const isAddress = (value: unknown): value is CustomerServiceAddress =>
  typeof value === 'object' &&
  value !== null &&
  'url' in value &&
  typeof value.url === 'string' &&
  'type' in value &&
  typeof value.type === 'string' &&
  'exp' in value &&
  typeof value.exp === 'number';
