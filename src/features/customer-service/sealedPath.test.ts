import { CompactEncrypt, importJWK } from 'jose';
import { expect, it } from 'vitest';
import { createKeys, decryptPath } from './sealedPath.ts';

const address = { url: 'https://chat.example/room', type: '3', exp: 1_900_000_000 };

async function seal(publicKey: object, inside: unknown) {
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(inside)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM' })
    .encrypt(await importJWK({ ...publicKey }, 'ECDH-ES'));
}

it('reads the plaintext of a path that was sealed for its key [CS-03]', async () => {
  const keys = await createKeys();
  expect(await decryptPath(await seal(keys.publicKey, address), keys)).toEqual(address);
});

it('refuses a path that was sealed for another key', async () => {
  const [ours, theirs] = await Promise.all([createKeys(), createKeys()]);
  const path = await seal(theirs.publicKey, address);
  await expect(decryptPath(path, ours)).rejects.toThrow('decryption operation failed');
});

it('refuses a path of which one character was altered, wherever it is [CS-03] [CS-04]', async () => {
  const keys = await createKeys();
  const path = await seal(keys.publicKey, address);
  const parts = path.split('.');
  const altered = parts.flatMap((part, at) => {
    if (part === '') return [];
    const other = `${part.startsWith('A') ? 'B' : 'A'}${part.slice(1)}`;
    return [parts.map((each, index) => (index === at ? other : each)).join('.')];
  });
  expect(altered).toHaveLength(4);
  for (const each of [...altered, '', path.slice(0, -20), parts.slice(0, 3).join('.')]) {
    await expect(decryptPath(each, keys)).rejects.toBeInstanceOf(Error);
  }
});

it('refuses a plaintext that is no address', async () => {
  const keys = await createKeys();
  const path = await seal(keys.publicKey, { url: 'https://chat.example/' });
  await expect(decryptPath(path, keys)).rejects.toThrow('not an address');
});
