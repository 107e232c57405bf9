import { signedHeaders } from '../../../src/server/money/payments/adapters/simulated.ts';
import type { CallbackCall } from '../../../src/server/money/payments/provider.ts';
import { createSimulatedProvider } from '../../../src/server/money/payments/simulated/index.ts';
import { openDatabase } from '../../../src/server/platform/db/index.ts';
import type { Tenant } from '../../../src/server/tenants/tenant/index.ts';
import { testDatabase } from '../../server/databases.ts';
import type { OpenDouble } from '../double.ts';

const account = 'alpha';
const secret = 'simulated-secret';

/** The product's own simulated provider. */
const open: OpenDouble = async (now) => {
  const { db, close } = await openDatabase(await testDatabase());
  const tenant = { brand: { merchant: account } } as Tenant;
  const provider = createSimulatedProvider({
    db,
    now,
    secretOf: async () => secret,
    originOf: () => 'https://alpha.test',
  });
  const references = new Map<string, string>();
  const sent = new Map<string, CallbackCall>();
  const keep = async (call: CallbackCall) => {
    const { order } = JSON.parse(call.body) as { readonly order: string };
    sent.set(order, call);
    return 200;
  };
  return {
    account,
    secret,
    async send(address, { headers, body = '' }) {
      const answer = await provider.handle(tenant, { path: address.pathname, headers, body });
      const { order } = JSON.parse(body) as { readonly order: string };
      const opened = (await answer.clone().json()) as { readonly reference?: string };
      if (opened.reference !== undefined) references.set(order, opened.reference);
      return answer;
    },
    decide: (order, state) => provider.decide(account, references.get(order) ?? '', state, keep),
    async callbackOf(order, change = {}) {
      const call = sent.get(order);
      if (call === undefined) throw new Error(`Nothing was reported about ${order}.`);
      if (Object.keys(change).length === 0) return call;
      const content = {
        ...(JSON.parse(call.body) as object),
        ...(change.account === undefined ? {} : { account: change.account }),
      };
      const body = JSON.stringify(content);
      return { headers: signedHeaders(change.secret ?? secret, body, change.at ?? now()), body };
    },
    close,
  };
};

export default open;
