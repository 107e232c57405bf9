import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { CustomerServiceAddress, CustomerServicePath } from '../../wire/customerService.ts';
import { Failure, type FailureCode } from '../../wire/failure.ts';
import { customerServiceMachine, mayOpen, type OneTimeKeys } from './customerService.machine.ts';

const noon = Date.UTC(2026, 0, 1, 12);
const keys: OneTimeKeys = { publicKey: { kty: 'EC', crv: 'P-256', x: 'x', y: 'y' }, privateKey: 'secret half' };
const paths: readonly CustomerServicePath[] = [
  { type: '1', path: 'sealed-1' },
  { type: '3', path: 'sealed-3' },
  { type: '4', path: 'sealed-4' },
];
const inside = (url: string, exp = noon / 1_000 + 60): CustomerServiceAddress => ({ url, type: '3', exp });

interface Doubles {
  readonly windowOpened?: boolean;
  readonly lookUp?: () => Promise<readonly CustomerServicePath[]>;
  readonly decrypt?: (path: string | null) => Promise<CustomerServiceAddress>;
}

async function run({ windowOpened = true, lookUp = async () => paths, decrypt = async () => inside('/helpmc') }: Doubles = {}) {
  const done: string[] = [];
  const opened = vi.fn<(path: string | null) => Promise<CustomerServiceAddress>>(decrypt);
  const machine = customerServiceMachine.provide({
    actors: {
      createKeys: fromPromise(async () => keys),
      lookUp: fromPromise(lookUp),
      decrypt: fromPromise(({ input }) => opened(input.path)),
    },
    actions: {
      showAddress: (_, address) => void done.push(`show ${address}`),
      offerLink: (_, address) => void done.push(`offer ${address}`),
      closeWindow: () => void done.push('close'),
      reportFailure: (_, code: FailureCode) => void done.push(`report ${code}`),
    },
  });
  const input = { windowOpened, now: () => noon, origin: 'https://site.example', hosts: ['chat.example'] };
  const actor = createActor(machine, { input }).start();
  const end = await waitFor(actor, ({ status }) => status === 'done');
  return { done, end, opened };
}

describe('customerService', () => {
  it("decrypts the entry of type '3' and shows its plaintext address [CS-02] [CS-03]", async () => {
    const { done, end, opened } = await run({ decrypt: async (path) => inside(`https://chat.example/${path}`) });
    expect(opened.mock.calls).toEqual([['sealed-3']]);
    expect(done).toEqual(['show https://chat.example/sealed-3']);
    expect(end.value).toBe('opened');
  });

  it('keeps neither key nor path once the address is known', async () => {
    const { end } = await run();
    expect([end.context.keys, end.context.path]).toEqual([null, null]);
  });

  it('offers a link where the window was blocked', async () => {
    const { done } = await run({ windowOpened: false });
    expect(done).toEqual(['offer /helpmc']);
  });

  it.each<[string, Doubles, FailureCode]>([
    ['the lookup fails', { lookUp: () => Promise.reject(new Failure('NETWORK')) }, 'NETWORK'],
    ['the entry is missing', { lookUp: async () => [{ type: '1', path: 'sealed-1' }] }, 'SYSTEM'],
    ['decryption fails', { decrypt: () => Promise.reject(new Error('wrong key')) }, 'SYSTEM'],
    ['the address is on no list', { decrypt: async () => inside('https://elsewhere.example/') }, 'SYSTEM'],
    ['the address is that of another kind', { decrypt: async () => ({ ...inside('/helpmc'), type: '1' }) }, 'SYSTEM'],
    ['the link was altered', { decrypt: () => Promise.reject(new Error('decryption operation failed')) }, 'SYSTEM'],
    ['the address has expired', { decrypt: async () => inside('/helpmc', noon / 1_000) }, 'SYSTEM'],
  ])('closes the window and says so when %s [CS-04]', async (_, doubles, code) => {
    const { done } = await run(doubles);
    expect(done).toEqual(['close', `report ${code}`]);
  });
});

describe('mayOpen', () => {
  const site = { origin: 'http://brand.localhost:4000', hosts: ['chat.example'] };

  it.each([
    ['/helpmc', true],
    ['http://brand.localhost:4000/helpmc', true],
    ['https://chat.example/room?id=1', true],
    ['http://chat.example/', false],
    ['https://chat.example.evil.example/', false],
    ['https://chat.example@evil.example/', false],
    ['https://user@chat.example/', false],
    ['//evil.example/', false],
    ['javascript:alert(1)', false],
    ['https://', false],
  ])('%s → %s', (address, allowed) => {
    expect(mayOpen(address, site)).toBe(allowed);
  });
});
