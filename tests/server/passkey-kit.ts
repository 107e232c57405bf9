import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyOptions, PasskeyProof } from '../../src/wire/studio/session.ts';

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

/** An authenticator with one ES256 credential, as a browser hands its answers on. It speaks CBOR for what WebAuthn needs only. */
export function softAuthenticator(origin: string, rpId: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const jwk = publicKey.export({ format: 'jwk' });
  const coordinate = (text = '') => Buffer.from(text, 'base64url');
  /** COSE: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}. */
  const cose = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    coordinate(jwk.x),
    Buffer.from([0x22, 0x58, 0x20]),
    coordinate(jwk.y),
  ]);
  let counter = 0;

  /** User present and verified. */
  const head = (flags: number) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  };
  const clientData = (type: string, challenge: unknown) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const named = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const };

  return {
    id: named.id,

    create({ challenge }: PasskeyOptions): NewPasskey {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const data = Buffer.concat([head(0x45), Buffer.alloc(16), length, id, cose]);
      const size = Buffer.alloc(2);
      size.writeUInt16BE(data.length);
      /** {fmt: "none", attStmt: {}, authData: bytes}. */
      const attestation = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from('fmt'),
        Buffer.from([0x64]),
        Buffer.from('none'),
        Buffer.from([0x67]),
        Buffer.from('attStmt'),
        Buffer.from([0xa0, 0x68]),
        Buffer.from('authData'),
        Buffer.from([0x59]),
        size,
        data,
      ]);
      return {
        ...named,
        clientExtensionResults: {},
        response: {
          attestationObject: attestation.toString('base64url'),
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          transports: ['usb'],
        },
      };
    },

    get({ challenge }: PasskeyOptions): PasskeyProof['credential'] {
      const data = head(0x05);
      const client = clientData('webauthn.get', challenge);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...named,
        clientExtensionResults: {},
        response: {
          authenticatorData: data.toString('base64url'),
          clientDataJSON: client.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}
