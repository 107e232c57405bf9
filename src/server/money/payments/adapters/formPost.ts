import { type Money, moneyFromUnits } from '../../../../domain/money.ts';
import type { DepositInstruction } from '../../../../wire/deposit.ts';
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

/**
 * An API as many gateways have it, and an example of an adapter: form-encoded both ways, amounts in hundredths, one signature over the
 * sorted fields, status by number, and a callback is answered with the word `success`.
 */
function providerOf(settings: ProviderSettings): PaymentProvider {
  const { account, url, secretOf, acceptedSecretsOf, now } = settings;

  const ask = async (path: string, fields: Fields): Promise<Fields> => {
    const secret = await secretOf();
    if (secret === null) throw new ProviderRefusal('A payment provider has no secret.');
    const whole = { mch_id: account, ts: String(now().getTime()), ...fields };
    const body = new URLSearchParams({ ...whole, sign: hmacOf(secret, signedText(whole)) }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const { text } = await sendToProvider(settings, new URL(url + path), headers, body);
    const { sign, ...answer } = fieldsOf(text);
    // The answer moves money as a callback does.
    if (!isSignedByAny(await acceptedSecretsOf(), signedText(answer), sign))
      throw new ProviderDown('A payment provider answered without a valid signature.');
    if (answer['mch_id'] !== account) throw new ProviderDown('A payment provider answered for another account.');
    return answer;
  };

  return {
    async create({ order, kind, amount, currency, carrier, transfer, callbackUrl, returnUrl, expiresAt }) {
      const answer = await ask('/pay/create', {
        out_trade_no: order,
        channel: channels[kind],
        total_fee: hundredthsOf(amount),
        fee_type: currency,
        notify_url: callbackUrl,
        return_url: returnUrl,
        time_expire: String(expiresAt.getTime()),
        ...(carrier === null ? {} : { card_type: carrier }),
        ...(transfer === null ? {} : { bank_bin: transfer.bin, bank_account: transfer.number, memo: transfer.content }),
      });
      const { code = '', trade_no: reference = '' } = answer;
      if (code !== '0' || reference === '') throw new ProviderRefusal(`A payment provider refused an order with ${code}.`);
      return { reference, instruction: instructionOf(answer) };
    },

    async query(order) {
      const answer = await ask('/pay/query', { out_trade_no: order });
      if (answer['code'] === unknownOrder) return null;
      return reportOf(answer) ?? Promise.reject(new ProviderDown('A payment provider answered something else.'));
    },

    async readCallback({ body }) {
      const { sign, ...fields } = fieldsOf(body);
      if (!isSignedByAny(await acceptedSecretsOf(), signedText(fields), sign)) throw new CallbackRefused('signature');
      if (!(Math.abs(now().getTime() - Number(fields['ts'])) <= clockToleranceMs)) throw new CallbackRefused('time');
      if (fields['mch_id'] !== account) throw new CallbackRefused('account');
      const report = reportOf(fields);
      if (report === null) throw new CallbackRefused('malformed');
      return report;
    },

    answer: (outcome) => ({
      status: outcome === 'later' ? 503 : 200,
      type: 'text/plain; charset=utf-8',
      body: outcome === 'accepted' ? 'success' : 'fail',
    }),
  };
}

type Fields = Readonly<Record<string, string>>;

/** A repeated callback is signed again. */
const clockToleranceMs = 300_000;
const unknownOrder = '404';
const channels = { qr: 'QR', bank: 'BANK', wallet: 'WALLET', card: 'CARD', crypto: 'CRYPTO' } as const;
const states: Readonly<Record<string, PaymentReport['state']>> = { '0': 'pending', '1': 'paid', '2': 'failed' };
/** Ten-thousandths in a hundredth. */
const unitsPerHundredth = 100n;

/** A field that occurs twice could be signed as one and read as the other. */
function fieldsOf(text: string): Fields {
  const pairs = [...new URLSearchParams(text)];
  return new Set(pairs.map(([name]) => name)).size === pairs.length ? Object.fromEntries(pairs) : {};
}

/** Sorted fields, each encoded, so that no value can pass for a field. */
const signedText = (fields: Fields) =>
  new URLSearchParams(Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1))).toString();

/** Orders have at most two decimals. */
const hundredthsOf = (amount: Money) => String(amount / unitsPerHundredth);

function reportOf(fields: Fields): PaymentReport | null {
  const {
    out_trade_no: order = '',
    trade_no: reference = '',
    status = '',
    total_fee: size = '',
    fee_type: currency = '',
  } = fields;
  const state = states[status];
  if (order === '' || reference === '' || state === undefined || !/^(?:0|[1-9]\d{0,15})$/.test(size)) return null;
  return { order, reference, state, amount: moneyFromUnits(BigInt(size) * unitsPerHundredth), currency };
}

function instructionOf(answer: Fields): DepositInstruction {
  const { code_url: qr, pay_url: redirect } = answer;
  const named = [
    ['bank', 'bank_name'],
    ['accountNumber', 'bank_account'],
    ['accountHolder', 'bank_owner'],
    ['content', 'memo'],
    ['network', 'chain'],
    ['coin', 'chain_amount'],
    ['address', 'chain_address'],
  ] as const;
  const details = named.flatMap(([detail, name]) => {
    const text = answer[name];
    return text === undefined ? [] : [{ detail, text }];
  });
  return { qr: qr ?? null, redirect: redirect?.startsWith('https://') === true ? redirect : null, details };
}

const adapter: PaymentAdapter = { providerOf };
export default adapter;
