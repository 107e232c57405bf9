import { expect, it } from 'vitest';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { createMailCodes, type MailCodeDeps } from './mailCodes.ts';

/** Codes by mail: counted before they are made, and each for one purpose and ticket. */

const tenant = { brand: { merchant: 'alpha' } } as unknown as Tenant;
const requester = { address: '203.0.113.7', language: 'en' } as const;

function open(mayAsk = true) {
  const [taken, issued, queued]: [string[], unknown[], unknown[]] = [[], [], []];
  const deps = {
    limits: {
      take: async ({ key }: { key: string }) => {
        taken.push(key);
        return mayAsk;
      },
    },
    codes: {
      issue: async (...given: unknown[]) => {
        issued.push(given);
        return '123456';
      },
    },
    messages: { queue: async (_tenant: Tenant, message: object) => void queued.push(message) },
  } as unknown as MailCodeDeps;
  return { mail: createMailCodes(deps), taken, issued, queued };
}

it.each([
  ['forAddress', 'address', 'addressCode'],
  ['forStepUp', 'stepUp', 'stepUpCode'],
  ['forContact', 'contact', 'contactCode'],
] as const)('%s makes a code of ten minutes for its purpose, and sends it as that', async (name, purpose, kind) => {
  const { mail, taken, issued, queued } = open();
  expect(await mail[name](tenant, 'ticket', 'a@b.test', requester)).toEqual({ expiredMinutes: 10 });
  expect(taken[0]).toBe('mail:address:203.0.113.7');
  expect(taken.slice(1)).toEqual(['pause', 'hour', 'day'].map((scope) => `mail:${scope}:a@b.test`));
  expect(issued).toEqual([[{ merchant: 'alpha', purpose, target: 'a@b.test', ticket: 'ticket' }, 10]]);
  const params = { code: '123456', minutes: '10' };
  expect(queued).toEqual([{ channel: 'mail', kind, to: 'a@b.test', language: 'en', params, usefulMinutes: 10 }]);
});

it('makes and sends nothing beyond the limit', async () => {
  const { mail, issued, queued } = open(false);
  await expect(mail.forStepUp(tenant, 'ticket', 'a@b.test', requester)).rejects.toMatchObject({ code: 'RATE_LIMIT' });
  expect([issued, queued]).toEqual([[], []]);
});
