import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { moneyToWire, readMoney } from '../../../../domain/money.ts';
import { DepositInstruction } from '../../../../wire/deposit.ts';
import { parseStrictJson } from '../../../../wire/strictJson.ts';
import {
  CallbackRefused,
  type PaymentAdapter,
  type PaymentProvider,
  type PaymentReport,
  ProviderDown,
  ProviderRefusal,
  type ProviderSettings,
} from '../provider.ts';
import { hmacOf, isSignedByAny, sendToProvider } from '../sendToProvider.ts';

/** Header names of both directions. */
export const simulatedHeaders = { timestamp: 'x-payment-timestamp', signature: 'x-payment-signature' } as const;

/** Unix seconds that a call may be old or early. */
const clockToleranceSeconds = 300;

/** Headers of a call in either direction: the signature covers timestamp and body. */
export function signedHeaders(secret: string, body: string, now: Date): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  return {
    'content-type': 'application/json',
    [simulatedHeaders.timestamp]: timestamp,
    [simulatedHeaders.signature]: hmacOf(secret, `${timestamp}\n${body}`),
  };
}

const Text = Type.String({ minLength: 1, maxLength: 100 });

export const SimulatedReport = Type.Object({
  account: Text,
  order: Text,
  reference: Text,
  state: Type.Enum(['pending', 'paid', 'failed']),
  amount: Text,
  currency: Text,
});
export type SimulatedReport = Static<typeof SimulatedReport>;

export const SimulatedRequest = Type.Object({
  account: Text,
  order: Text,
  kind: Text,
  amount: Text,
  currency: Text,
  callback: Type.String({ maxLength: 500 }),
});

const Opened = Type.Object({ reference: Text, instruction: DepositInstruction });
const Found = Type.Object({ report: Type.Union([SimulatedReport, Type.Null()]) });

function providerOf(settings: ProviderSettings): PaymentProvider {
  const { account, url, secretOf, acceptedSecretsOf, now } = settings;

  const ask = async (path: string, content: object): Promise<unknown> => {
    const secret = await secretOf();
    if (secret === null) throw new ProviderRefusal('A payment provider has no secret.');
    const body = JSON.stringify({ account, ...content });
    const { status, text } = await sendToProvider(settings, new URL(url + path), signedHeaders(secret, body, now()), body);
    if (status !== 200) throw new ProviderRefusal(`The simulated provider answered ${status}.`);
    try {
      return JSON.parse(text);
    } catch (cause) {
      throw new ProviderDown('The simulated provider answered no JSON.', { cause });
    }
  };

  return {
    async create({ order, kind, amount, currency, callbackUrl }) {
      const answer = await ask('/orders', { order, kind, amount: moneyToWire(amount), currency, callback: callbackUrl });
      if (!Value.Check(Opened, answer)) throw new ProviderDown('The simulated provider answered something else.');
      return answer;
    },

    async query(order) {
      const answer = await ask('/orders/query', { order });
      if (!Value.Check(Found, answer)) throw new ProviderDown('The simulated provider answered something else.');
      return answer.report === null ? null : reportOf(answer.report);
    },

    async readCallback({ headers, body }) {
      const timestamp = String(headers[simulatedHeaders.timestamp]);
      const secrets = await acceptedSecretsOf();
      if (!isSignedByAny(secrets, `${timestamp}\n${body}`, headers[simulatedHeaders.signature]))
        throw new CallbackRefused('signature');
      const distance = Math.abs(now().getTime() / 1_000 - Number(timestamp));
      if (!(distance <= clockToleranceSeconds)) throw new CallbackRefused('time');
      const content = strict(body);
      if (!Value.Check(SimulatedReport, content)) throw new CallbackRefused('malformed');
      if (content.account !== account) throw new CallbackRefused('account');
      const report = reportOf(content);
      if (report === null) throw new CallbackRefused('malformed');
      return report;
    },

    answer: (outcome) => ({
      status: { accepted: 200, refused: 400, later: 503 }[outcome],
      type: 'application/json; charset=utf-8',
      body: JSON.stringify({ outcome }),
    }),
  };
}

function strict(body: string): unknown {
  try {
    return parseStrictJson(Buffer.from(body));
  } catch {
    throw new CallbackRefused('malformed');
  }
}

function reportOf({ order, reference, state, amount, currency }: SimulatedReport): PaymentReport | null {
  const read = readMoney(amount);
  return read === null ? null : { order, reference, state, amount: read, currency };
}

const adapter: PaymentAdapter = { providerOf };
export default adapter;
