import type { Db } from '../../platform/db/index.ts';
import type { ReportFault } from '../../platform/events/index.ts';
import { defineModule } from '../../platform/modules/index.ts';
import type { Outbound } from '../../platform/outbound/index.ts';
import { faultText, type SharedSecrets, type VendorSecrets } from '../../platform/secrets/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { adapters } from './adapters.ts';
import type { PaymentProvider } from './provider.ts';
import { createSimulatedProvider } from './simulated/index.ts';
import { sendTo } from './simulated/sendTo.ts';

export {
  type CallbackOutcome,
  CallbackRefused,
  type PaymentProvider,
  type PaymentReport,
  type PaymentRequest,
  ProviderDown,
  ProviderRefusal,
} from './provider.ts';
export { sendTo } from './simulated/sendTo.ts';
export { simulatedPage } from './simulated/simulatedPage.ts';
export { simulatedLanguages } from './simulated/simulatedWords.ts';

export interface PaymentsDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly secrets: Pick<VendorSecrets, 'of' | 'derived'>;
  readonly shared: Pick<SharedSecrets, 'faultOf'>;
  readonly reportFault: ReportFault;
  readonly outbound: Pick<Outbound, 'fetchFor'>;
  readonly originOf: (tenant: Tenant) => string;
}

/** Id of the built-in provider, which moves no money. */
const simulatedId = 'simulated';

/** Keeps the derived secret apart from those of game vendors. */
const secretName = (provider: string) => `payments:${provider}`;

export type Payments = ReturnType<typeof createPayments>;

/** The payment providers of the brands, by their manifests. */
export function createPayments({ db, now, secrets, shared, reportFault, outbound, originOf }: PaymentsDeps) {
  const simulatedSecret = secrets.derived(secretName(simulatedId));
  const simulated = createSimulatedProvider({ db, now, secretOf: simulatedSecret, originOf });

  const simulatedFor = (tenant: Tenant): PaymentProvider | null => {
    const { merchant, profile } = tenant.brand;
    if (profile !== 'play') return null;
    const secretOf = () => simulatedSecret(merchant);
    return (
      adapters.get(simulatedId)?.providerOf({
        merchant,
        account: merchant,
        url: 'http://simulated.invalid',
        secretOf,
        acceptedSecretsOf: async () => [await secretOf()],
        now,
        send: ({ pathname: path }, { headers, body = '' }) => simulated.handle(tenant, { path, headers, body }),
      }) ?? null
    );
  };

  return {
    /** The provider of this id; null if the brand has none, its adapter is unknown or its secret cannot be used. */
    of(tenant: Tenant, id: string): PaymentProvider | null {
      if (id === simulatedId) return simulatedFor(tenant);
      const { merchant, deposits } = tenant.brand;
      const entry = deposits.providers.find((provider) => provider.id === id);
      // The answers of the simulated provider are not signed: elsewhere than in this process nothing vouches for them.
      if (entry === undefined || entry.adapter === simulatedId) return null;
      const variable = entry.secret.slice('env:'.length);
      const fault = shared.faultOf('payment', variable, merchant);
      if (fault !== null) {
        reportFault('payments', new Error(faultText(variable, fault)));
        return null;
      }
      const { account, url, secret } = entry;
      const source = secrets.of({ id: secretName(id), secret }, 'payment');
      return (
        adapters.get(entry.adapter)?.providerOf({
          merchant,
          account,
          url: url.replace(/\/$/, ''),
          secretOf: () => source.secretOf(merchant),
          acceptedSecretsOf: () => source.acceptedSecretsOf(merchant),
          now,
          send: outbound.fetchFor('payment'),
        }) ?? null
      );
    },

    /** The built-in provider's side: its page and its calls to us. */
    simulated,
  };
}

export const paymentsModule = defineModule({
  needs: ['db', 'now', 'reportFault', 'originOf', 'outbound', 'secrets', 'shared'],
  gives: { payments: createPayments },
  jobs: ({ payments: { simulated } }) => [
    {
      name: 'simulatedPayments',
      isDue: simulated.hasDue,
      run: ({ server }) => simulated.deliver((call) => sendTo(server, call)),
    },
  ],
});
