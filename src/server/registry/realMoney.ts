import type { Brand, Diagnostic } from '../../manifest/index.ts';
import type { Settings } from '../settings.ts';

export type Profile = Brand['profile'];

/** What a server must have before it may serve a brand with real money. */
export interface RealMoneyDeps {
  readonly hasPostgres: boolean;
  readonly hasDataKey: boolean;
  readonly knowsCountries: boolean;
}

export const nothingForRealMoney: RealMoneyDeps = { hasPostgres: false, hasDataKey: false, knowsCountries: false };

export const realMoneyDeps = ({ database, dataKeys, countryTable, countryHeader, trustProxy }: Settings): RealMoneyDeps => ({
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
