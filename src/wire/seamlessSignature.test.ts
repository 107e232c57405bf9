import { createHash, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { isSignedBy, type SignedCall, signatureOf } from './seamlessSignature.ts';

const call: SignedCall = {
  method: 'POST',
  path: '/seamless/v1/aurora/bet',
  timestamp: '1790000000',
  request: 'r-1',
  body: '{"amount":"1.0000"}',
};

it('signs what the contract says, so that a vendor in any language can make the same', async () => {
  const digest = createHash('sha256').update(call.body).digest('hex');
  const text = `seamless-1\nPOST\n/seamless/v1/aurora/bet\n1790000000\nr-1\n${digest}`;
  expect(await signatureOf('secret', call)).toBe(createHmac('sha256', 'secret').update(text).digest('hex'));
});

it('refuses a signature of anything else', async () => {
  const signature = await signatureOf('secret', call);
  expect(await isSignedBy('secret', call, signature)).toBe(true);
  expect(await isSignedBy('secrets', call, signature)).toBe(false);
  const changes: Partial<SignedCall>[] = [
    { path: '/seamless/v1/other/bet' },
    { timestamp: '1790000001' },
    { request: 'r-2' },
    { body: '{}' },
  ];
  for (const change of changes) expect(await isSignedBy('secret', { ...call, ...change }, signature)).toBe(false);
  expect(await isSignedBy('secret', call, signature.slice(1))).toBe(false);
});
