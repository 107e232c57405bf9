import { hmacOf } from '../../../src/server/money/payments/sendToProvider.ts';
import type { OpenDouble } from '../double.ts';

interface Trade {
  readonly reference: string;
  readonly size: string;
  readonly currency: string;
  status: '0' | '1' | '2';
}

const account = 'M-1001';
const secret = 'form-secret';

const sorted = (fields: Readonly<Record<string, string>>) =>
  new URLSearchParams(Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1))).toString();
const signed = (fields: Readonly<Record<string, string>>, key = secret) =>
  new URLSearchParams({ ...fields, sign: hmacOf(key, sorted(fields)) }).toString();

/** A gateway with form-encoded calls. */
const open: OpenDouble = async (now) => {
  const trades = new Map<string, Trade>();
  const fieldsOf = (order: string, trade: Trade) => ({
    mch_id: account,
    ts: String(now().getTime()),
    out_trade_no: order,
    trade_no: trade.reference,
    total_fee: trade.size,
    fee_type: trade.currency,
    status: trade.status,
  });
  const tradeOf = (order: string) => {
    const trade = trades.get(order);
    if (trade === undefined) throw new Error(`There is no trade ${order}.`);
    return trade;
  };
  return {
    account,
    secret,
    async send(address, { body = '' }) {
      const { sign, ...fields } = Object.fromEntries(new URLSearchParams(body));
      const { out_trade_no: order = '', total_fee: size = '', fee_type: currency = '' } = fields;
      if (sign !== hmacOf(secret, sorted(fields))) return new Response(signed({ mch_id: account, code: '401' }));
      if (address.pathname === '/pay/query') {
        const trade = trades.get(order);
        return new Response(
          signed(trade === undefined ? { mch_id: account, code: '404' } : { code: '0', ...fieldsOf(order, trade) }),
        );
      }
      const trade = trades.get(order) ?? { reference: `T-${trades.size + 1}`, size, currency, status: '0' };
      trades.set(order, trade);
      const answer = { mch_id: account, code: '0', trade_no: trade.reference, pay_url: 'https://pay.example/t', memo: order };
      return new Response(signed(answer));
    },
    async decide(order, state) {
      tradeOf(order).status = state === 'paid' ? '1' : '2';
    },
    async callbackOf(order, change = {}) {
      const fields = fieldsOf(order, tradeOf(order));
      const changed = {
        ...fields,
        ...(change.account === undefined ? {} : { mch_id: change.account }),
        ...(change.at === undefined ? {} : { ts: String(change.at.getTime()) }),
      };
      return { headers: {}, body: signed(changed, change.secret) };
    },
    close: async () => undefined,
  };
};

export default open;
