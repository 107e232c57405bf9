import { beforeAll, describe, expect, it } from 'vitest';
import type { ProviderDouble } from '../../../../../tests/payments/double.ts';
import openDouble from '../../../../../tests/payments/doubles/formPost.ts';
import { noon } from '../../../../../tests/server/core-kit.ts';
import { moneyOf } from '../../../../domain/money.ts';
import { CallbackRefused, ProviderDown, ProviderRefusal, type ProviderSettings } from '../provider.ts';
import { hmacOf } from '../sendToProvider.ts';
import adapter from './formPost.ts';

const request = {
  order: 'D1',
  kind: 'bank',
  amount: moneyOf('1234567.89'),
  currency: 'VND',
  carrier: null,
  transfer: null,
  expiresAt: new Date(noon.getTime() + 900_000),
  callbackUrl: 'https://alpha.test/payments/callback/alpha/test',
  returnUrl: 'https://alpha.test/index',
} as const;

let double: ProviderDouble;
beforeAll(async () => {
  double = await openDouble(() => noon);
});

const providerWith = (more: Partial<ProviderSettings> = {}) =>
  adapter.providerOf({
    merchant: 'alpha',
    account: double.account,
    url: 'https://pay.test/v2',
    secretOf: async () => double.secret,
    acceptedSecretsOf: async () => [double.secret],
    now: () => noon,
    send: double.send,
    ...more,
  });

/** A text of the provider, signed over its sorted fields. */
const signed = (fields: Readonly<Record<string, string>>) => {
  const sorted = new URLSearchParams(Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return new URLSearchParams({ ...fields, sign: hmacOf(double.secret, sorted.toString()) }).toString();
};
const answering = (fields: Readonly<Record<string, string>>) =>
  providerWith({ send: async () => new Response(signed(fields)) });

it('asks with the amount in hundredths, the channel, the time of expiry and one signature', async () => {
  const sent: [string, Record<string, string>][] = [];
  const provider = providerWith({
    send: async (address, call) => {
      sent.push([address.href, Object.fromEntries(new URLSearchParams(call.body))]);
      return double.send(address, call);
    },
  });
  const { instruction } = await provider.create(request);
  expect(instruction).toEqual({
    qr: null,
    redirect: 'https://pay.example/t',
    details: [{ detail: 'content', text: 'D1' }],
  });
  expect(sent).toEqual([
    [
      'https://pay.test/v2/pay/create',
      {
        mch_id: double.account,
        ts: String(noon.getTime()),
        out_trade_no: 'D1',
        channel: 'BANK',
        total_fee: '123456789',
        fee_type: 'VND',
        notify_url: request.callbackUrl,
        return_url: request.returnUrl,
        time_expire: String(noon.getTime() + 900_000),
        sign: expect.stringMatching(/^[\da-f]{64}$/),
      },
    ],
  ]);
});

it('names the carrier of a card, and the account of the brand to watch with the text of the transfer [MEMBER-04]', async () => {
  const sent: Record<string, string>[] = [];
  const provider = providerWith({
    send: async (address, call) => {
      sent.push(Object.fromEntries(new URLSearchParams(call.body)));
      return double.send(address, call);
    },
  });
  await provider.create({ ...request, order: 'D2', transfer: { bin: '970436', number: '0000000000', content: 'ALPHA D2' } });
  await provider.create({ ...request, order: 'D3', kind: 'card', carrier: 'viettel' });
  expect(sent).toMatchObject([
    { bank_bin: '970436', bank_account: '0000000000', memo: 'ALPHA D2' },
    { channel: 'CARD', card_type: 'viettel' },
  ]);
});

describe('an answer', () => {
  it('is believed only with a signature of the provider, about the own account', async () => {
    const unsigned = providerWith({ acceptedSecretsOf: async () => ['another'] });
    const foreign = answering({ mch_id: 'another', code: '0', trade_no: 'T-1' });
    for (const provider of [unsigned, foreign]) {
      await expect(provider.create(request)).rejects.toBeInstanceOf(ProviderDown);
      await expect(provider.query('D1')).rejects.toBeInstanceOf(ProviderDown);
    }
  });

  it('with another code or without a reference says that there is no payment, and so does a missing secret', async () => {
    const own = { mch_id: double.account };
    const refusing = [
      answering({ ...own, code: '12', trade_no: 'T-1' }),
      answering({ ...own, code: '0' }),
      providerWith({ secretOf: async () => null }),
    ];
    for (const provider of refusing) await expect(provider.create(request)).rejects.toBeInstanceOf(ProviderRefusal);
  });

  it('leads to no page but an encrypted one, and names the amount of a coin', async () => {
    const { instruction } = await answering({
      mch_id: double.account,
      code: '0',
      trade_no: 'T-1',
      pay_url: 'http://pay.example/t',
      code_url: 'qr-text',
      chain_amount: '24.79 USDT',
    }).create(request);
    expect(instruction).toEqual({ qr: 'qr-text', redirect: null, details: [{ detail: 'coin', text: '24.79 USDT' }] });
  });
});

describe('a callback', () => {
  const fields = () => ({
    mch_id: double.account,
    ts: String(noon.getTime()),
    out_trade_no: 'D1',
    trade_no: 'T-1',
    total_fee: '5',
    fee_type: 'VND',
    status: '1',
  });
  const read = (body: string) =>
    providerWith()
      .readCallback({ headers: {}, body })
      .catch((error: unknown) => (error instanceof CallbackRefused ? error.reason : error));

  it('is in time for five minutes in both directions', async () => {
    const at = (ms: number) => read(signed({ ...fields(), ts: String(noon.getTime() + ms) }));
    for (const ms of [300_000, -300_000])
      expect(await at(ms)).toEqual({ order: 'D1', reference: 'T-1', state: 'paid', amount: moneyOf('0.05'), currency: 'VND' });
    expect([await at(300_001), await at(-300_001), await read(signed({ ...fields(), ts: 'soon' }))]).toEqual([
      'time',
      'time',
      'time',
    ]);
  });

  it.each([
    ['no order', { out_trade_no: '' }],
    ['no reference', { trade_no: '' }],
    ['an unknown status', { status: '9' }],
    ['a fraction of a hundredth', { total_fee: '5.5' }],
    ['an amount below zero', { total_fee: '-5' }],
    ['an amount with a leading zero', { total_fee: '05' }],
  ])('with %s is malformed', async (_what, change) => {
    expect(await read(signed({ ...fields(), ...change }))).toBe('malformed');
  });

  it('with a field that occurs twice is not believed', async () => {
    expect(await read(`${signed(fields())}&total_fee=500`)).toBe('signature');
  });
});
