import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moneyOf } from '../../src/domain/money.ts';
import {
  CallbackRefused,
  type PaymentAdapter,
  type PaymentProvider,
  ProviderDown,
  type ProviderSettings,
} from '../../src/server/money/payments/provider.ts';
import { noon } from '../server/core-kit.ts';
import { type OpenDouble, type ProviderDouble, tampered } from './double.ts';

const minuteMs = 60_000;

/** Conformance suite for every payment adapter, independent of its protocol. */
export function conforms(name: string, adapter: PaymentAdapter, openDouble: OpenDouble) {
  describe(`the payment adapter ${name}`, () => {
    let time = noon;
    const now = () => time;
    let double: ProviderDouble;
    let provider: PaymentProvider;
    const providerWith = (more: Partial<ProviderSettings> = {}) =>
      adapter.providerOf({
        merchant: 'alpha',
        account: double.account,
        url: 'https://pay.test',
        secretOf: async () => double.secret,
        acceptedSecretsOf: async () => [double.secret],
        now,
        send: double.send,
        ...more,
      });
    beforeAll(async () => {
      double = await openDouble(now);
      provider = providerWith();
    });
    afterAll(() => double.close());

    const request = (order: string) => ({
      order,
      kind: 'qr' as const,
      amount: moneyOf('1234567.89'),
      currency: 'VND',
      carrier: null,
      transfer: null,
      expiresAt: new Date(noon.getTime() + 15 * minuteMs),
      callbackUrl: 'https://alpha.test/payments/callback/alpha/test',
      returnUrl: 'https://alpha.test/index',
    });
    const paid = async (order: string) => {
      const { reference } = await provider.create(request(order));
      await double.decide(order, 'paid');
      return { order, reference, state: 'paid', amount: moneyOf('1234567.89'), currency: 'VND' };
    };
    const refusal = (work: Promise<unknown>) =>
      work.then(
        () => 'believed',
        (error: unknown) => (error instanceof CallbackRefused ? error.reason : String(error)),
      );

    it('opens one payment for an order, however often it is asked, and says how to pay', async () => {
      const first = await provider.create(request('D1'));
      expect((await provider.create(request('D1'))).reference).toBe(first.reference);
      expect((await provider.create(request('D2'))).reference).not.toBe(first.reference);
      const { qr, redirect, details } = first.instruction;
      expect(qr !== null || redirect !== null || details.length > 0).toBe(true);
    });

    it('answers what became of an order, to the last digit, and null for one it does not know', async () => {
      expect(await provider.query('D-unknown')).toBe(null);
      const { reference } = await provider.create(request('D3'));
      expect(await provider.query('D3')).toMatchObject({ order: 'D3', reference, state: 'pending' });
      await double.decide('D3', 'failed');
      expect((await provider.query('D3'))?.state).toBe('failed');
      const report = await paid('D4');
      expect(await provider.query('D4')).toEqual(report);
    });

    it('reads its own callback, and repeats of it', async () => {
      const report = await paid('D5');
      const call = await double.callbackOf('D5');
      expect(await provider.readCallback(call)).toEqual(report);
      expect(await provider.readCallback(call)).toEqual(report);
    });

    it('believes no callback that is forged, changed, unsigned, about another account or late', async () => {
      await paid('D6');
      const call = await double.callbackOf('D6');
      expect(tampered(call).body).not.toBe(call.body);
      const late = new Date(noon.getTime() - 10 * minuteMs);
      const forged = [
        await double.callbackOf('D6', { secret: 'guessed' }),
        tampered(call),
        { headers: {}, body: call.body.replace(/sign=[^&]*/, '') },
        { headers: call.headers, body: '' },
        await double.callbackOf('D6', { account: 'another' }),
        await double.callbackOf('D6', { at: late }),
      ];
      const found = await Promise.all(forged.map((one) => refusal(provider.readCallback(one))));
      expect(found).toEqual(['signature', 'signature', 'signature', 'signature', 'account', 'time']);
      time = new Date(noon.getTime() + 10 * minuteMs);
      const replayed = await refusal(provider.readCallback(call));
      time = noon;
      expect(replayed).toBe('time');
    });

    it('accepts the former secret during a rotation, and none without a secret', async () => {
      await paid('D7');
      const call = await double.callbackOf('D7');
      const rotating = providerWith({ acceptedSecretsOf: async () => ['new', double.secret] });
      expect((await rotating.readCallback(call)).order).toBe('D7');
      expect(await refusal(providerWith({ acceptedSecretsOf: async () => [] }).readCallback(call))).toBe('signature');
    });

    it.each([
      ['cannot be reached', async () => Promise.reject(new Error('down'))],
      ['fails', async () => new Response('', { status: 500 })],
      ['answers something else', async () => new Response('<html>')],
    ])('reports a provider that %s as down, which leaves open whether there is a payment', async (_, send) => {
      const down = providerWith({ send });
      await expect(down.create(request('D8'))).rejects.toBeInstanceOf(ProviderDown);
      await expect(down.query('D8')).rejects.toBeInstanceOf(ProviderDown);
    });

    it('answers a call that is accepted differently from one that is not', () => {
      const answers = (['accepted', 'refused', 'later'] as const).map((outcome) => provider.answer(outcome));
      const [accepted, ...others] = answers.map(({ status, body }) => `${status} ${body}`);
      expect(answers[0]?.status).toBe(200);
      expect(others).not.toContain(accepted);
      expect(answers[2]?.status).toBeGreaterThanOrEqual(500);
    });
  });
}
