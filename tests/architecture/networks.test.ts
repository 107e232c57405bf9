import { expect, it } from 'vitest';
import { sourceFiles, sourceOf } from './importGraph.ts';

/** Names by which the server has the address of a client. */
const ofClient = String.raw`(?:[\w?]+\.)*(?:address|ip|remoteAddress)`;
/** An address as part of a key, and two addresses compared or counted: a client of IPv6 takes another one for every call. */
const raw = [
  new RegExp(String.raw`(?:key|keyedHash|\.get|\.set|\.has)\b[^;\n]{0,80}\x60[^\x60]*\$\{${ofClient}\}`, 'g'),
  new RegExp(String.raw`(?:key: |keyedHash\([^)\x60]*, |\.take\([^)\x60]*key: )${ofClient}\s*[,})]`, 'g'),
  new RegExp(String.raw`\.(?:ip|address) === (?:\w+\.)*(?:address|ip)\b`, 'g'),
  new RegExp(String.raw`new (?:Map|Set|LRUCache)[^;\n]*\.map\([^;\n]*=> ${ofClient}\)`, 'g'),
];

const rawKeysOf = (file: string, source: string) =>
  raw.flatMap((pattern) => [...source.matchAll(pattern)].map(([text]) => `${file}: ${text}`));

it('counts and compares clients of the server by network, never by a single address', () => {
  const found = sourceFiles
    .filter((file) => file.startsWith('server/') && !file.endsWith('.test.ts'))
    .flatMap((file) => rawKeysOf(file, sourceOf(file)));
  expect(found).toEqual([]);
});

it.each([
  'limits.take({ merchant, key: `chat:open:${address}`, uses, seconds })',
  'const key = `open:${request.client.ip}`;',
  'key: `chat:address:${peer.address}`,',
  'vault.keyedHash(owner, `address:${address}`)',
  'vault.keyedHash(owner, address)',
  'limits.take({ merchant, key: address, uses: 1, seconds: 1 })',
  'const key = `${kind} ${merchant} ${address} ${rest}`;',
  'peers.filter((peer) => peer.address === address)',
  'counts.get(`open ${socket.remoteAddress}`)',
])('turns red for %s', (source) => {
  expect(rawKeysOf('server/a.ts', source)).toHaveLength(1);
});

it.each(['key: `open:${rateLimitKey(address)}`,', 'const key = `open:${peer.network}`;', 'peer.network === network'])(
  'lets %s through',
  (source) => {
    expect(rawKeysOf('server/a.ts', source)).toEqual([]);
  },
);
