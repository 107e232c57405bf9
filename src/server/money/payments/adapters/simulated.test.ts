import { expect, it } from 'vitest';
import { noon } from '../../../../../tests/server/noon.ts';
import { moneyOf } from '../../../../domain/money.ts';
import { ProviderDown, ProviderRefusal } from '../provider.ts';
import adapter from './simulated.ts';

const report = { account: 'alpha', order: 'D1', reference: 'T-1', state: 'paid', amount: '5.0000', currency: 'VND' };
const opened = { reference: 'T-1', instruction: { qr: null, redirect: null, details: [] } };

/** A provider that gives this answer to every call. */
const answering = (content: object, status: number, secret: string | null = 'secret') =>
  adapter.providerOf({
    merchant: 'alpha',
    account: 'alpha',
    url: 'https://pay.test',
    secretOf: async () => secret,
    acceptedSecretsOf: async () => [],
    now: () => noon,
    send: async () => Response.json(content, { status }),
  });
const create = (provider: ReturnType<typeof answering>) =>
  provider.create({
    order: 'D1',
    kind: 'qr',
    amount: moneyOf('5'),
    currency: 'VND',
    carrier: null,
    transfer: null,
    expiresAt: noon,
    callbackUrl: 'https://alpha.test/payments/callback/alpha/test',
    returnUrl: 'https://alpha.test/index',
  });

it('takes an answer for one only with status 200: with another below 500 there is no payment, whatever it holds', async () => {
  expect(await create(answering(opened, 200))).toEqual(opened);
  expect(await answering({ report }, 200).query('D1')).toMatchObject({ order: 'D1', state: 'paid', amount: moneyOf('5') });
  for (const status of [201, 404, 499]) {
    await expect(create(answering(opened, status))).rejects.toBeInstanceOf(ProviderRefusal);
    await expect(answering({ report }, status).query('D1')).rejects.toBeInstanceOf(ProviderRefusal);
  }
  await expect(create(answering(opened, 500))).rejects.toBeInstanceOf(ProviderDown);
});

it('asks for nothing without a secret', async () => {
  await expect(create(answering(opened, 200, null))).rejects.toBeInstanceOf(ProviderRefusal);
  await expect(answering({ report }, 200, null).query('D1')).rejects.toBeInstanceOf(ProviderRefusal);
});
