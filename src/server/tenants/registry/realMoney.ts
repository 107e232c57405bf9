import { type Brand, type Diagnostic, secretWarning } from '../../../manifest/index.ts';
import type { DatabaseSettings } from '../../platform/db/index.ts';
import { createSharedSecrets, type SharedSecrets } from '../../platform/secrets/index.ts';

export type Profile = Brand['profile'];

/** Conditions that a server must meet before it may serve a brand with real money, and the secrets that it shares with others. */
export interface RealMoneyDeps {
  readonly hasPostgres: boolean;
  readonly hasDataKey: boolean;
  readonly knowsCountries: boolean;
  /** Without it none is looked for. */
  readonly shared?: Pick<SharedSecrets, 'faultOf'>;
}

export const nothingForRealMoney: RealMoneyDeps = { hasPostgres: false, hasDataKey: false, knowsCountries: false };

/** Settings that a server that may serve real money reads from its environment. */
interface RealMoneySettings {
  readonly database: Pick<DatabaseSettings, 'kind'>;
  readonly dataKeys: object | null;
  readonly countryTable: string | null;
  readonly countryHeader: string | null;
  readonly trustProxy: boolean | string;
  readonly environmentSecret: Parameters<typeof createSharedSecrets>[0];
}

export const realMoneyDeps = ({
  database,
  dataKeys,
  countryTable,
  countryHeader,
  trustProxy,
  environmentSecret,
}: RealMoneySettings): RealMoneyDeps => ({
  shared: createSharedSecrets(environmentSecret),
  hasPostgres: database.kind === 'postgres',
  hasDataKey: dataKeys !== null,
  knowsCountries: countryTable !== null || (countryHeader !== null && trustProxy !== false),
});

/**
 * Reasons why this server may not serve a brand under its profile.
 * @param served The profile under which the merchant's last valid version was served; null for a new merchant. Only
 *   `brand go-real` changes it, because accounts, sessions and wallets have to change with it.
 */
export function profileDiagnostics(
  { profile, merchant }: Pick<Brand, 'profile' | 'merchant'>,
  served: Profile | null,
  { hasPostgres, hasDataKey, knowsCountries }: RealMoneyDeps,
): Diagnostic[] {
  const path = ['profile'];
  if (profile === 'play') return served === 'real' ? [{ code: 'real.wasReal', path }] : [];
  return [
    ...(hasPostgres ? [] : [{ code: 'real.noPostgres', path } as const]),
    ...(hasDataKey ? [] : [{ code: 'real.noDataKey', path } as const]),
    ...(knowsCountries ? [] : [{ code: 'real.noCountries', path } as const]),
    ...(served === 'play' ? [{ code: 'real.wasPlay', path, params: { merchant } } as const] : []),
  ];
}

/** Warnings about secrets that a manifest names and this server does not have. */
export function secretDiagnostics(
  { merchant, deposits, analytics }: Pick<Brand, 'merchant' | 'deposits' | 'analytics'>,
  { shared }: RealMoneyDeps,
): Diagnostic[] {
  if (shared === undefined) return [];
  const named = (secret: string) => secret.slice('env:'.length);
  const { webhook } = analytics;
  return [
    ...deposits.providers.flatMap(({ secret }, index) =>
      secretWarning(named(secret), shared.faultOf('payment', named(secret), merchant), [
        'deposits',
        'providers',
        index,
        'secret',
      ]),
    ),
    ...(webhook === undefined
      ? []
      : secretWarning(named(webhook.secret), shared.faultOf('webhook', named(webhook.secret), merchant), [
          'analytics',
          'webhook',
          'secret',
        ])),
  ];
}

/** Everything that stops this server from serving a brand, as errors, and what it serves it without, as warnings. */
export const serverDiagnostics = (brand: Brand, served: Profile | null, deps: RealMoneyDeps): Diagnostic[] => [
  ...profileDiagnostics(brand, served, deps),
  ...secretDiagnostics(brand, deps),
];
