import { fieldName } from '../describe.ts';
import type { Diagnostic, Path } from '../problem.ts';
import { pointerOf } from '../problem.ts';
import { type SecretFault, secretWarning } from '../secretNames.ts';
import { shown } from '../shown.ts';
import { replaceFix } from '../suggestValue.ts';
import { suggestionFor } from '../typo.ts';
import type { Vendor } from '../vendors.generated.ts';
import { vendorsSchema } from '../vendorsSchema.ts';

/** Knowledge of other layers that a file of vendors is validated against. */
export interface VendorRuleOptions {
  /** Names of all contracts that an adapter exists for. */
  readonly contracts?: readonly string[];
  /** Studios of the demo vendor. */
  readonly demoStudios?: readonly string[];
  /** Reason why a secret of the environment cannot be used; null if it can. */
  readonly secretFault?: (variable: string) => SecretFault | null;
}

/** Value of `api` for the demo vendor, which runs inside the server. */
export const embeddedDemo = 'embedded:demo';

/** Rules that compare several values of a file of vendors. */
export const vendorRules = (vendors: readonly Vendor[], options: VendorRuleOptions): readonly Diagnostic[] => [
  ...uniqueIds(vendors),
  ...oneVendorPerStudio(vendors),
  ...vendors.flatMap((vendor, index) => [
    ...secureAddresses(vendor, index),
    ...embedded(vendor, index),
    ...knownContract(vendor, index, options),
    ...studiosOfDemo(vendor, index, options),
    ...availableSecret(vendor, index, options),
  ]),
];

const uniqueIds = (vendors: readonly Vendor[]): Diagnostic[] =>
  vendors.flatMap(({ id }, index) =>
    vendors.findIndex((vendor) => vendor.id === id) < index
      ? [{ code: 'list.duplicateId', path: ['vendors', index, 'id'], params: { value: shown(id) } }]
      : [],
  );

function oneVendorPerStudio(vendors: readonly Vendor[]): Diagnostic[] {
  const owners = new Map<string, string>();
  return vendors.flatMap(({ id, studios }, index) =>
    studios.flatMap((studio, place): Diagnostic[] => {
      const other = owners.get(studio);
      owners.set(studio, other ?? id);
      if (other === undefined) return [];
      const path = ['vendors', index, 'studios', place];
      return [{ code: 'vendor.studioTwice', path, params: { studio: shown(studio), other }, patch: removalOf(path) }];
    }),
  );
}

const removalOf = (path: Path) => [{ op: 'remove', path: pointerOf(path) }] as const;

function secureAddresses({ api, launchHosts }: Vendor, index: number): Diagnostic[] {
  const places: readonly (readonly [Path, string])[] = [
    [['vendors', index, 'api'], api],
    ...launchHosts.map((host, place) => [['vendors', index, 'launchHosts', place], host] as const),
  ];
  return places.flatMap(([path, value]): Diagnostic[] => {
    if (!value.startsWith('http:') || isLoopback(new URL(value).hostname)) return [];
    const secure = value.replace(/^http:/, 'https:');
    return [
      {
        code: 'vendor.insecure',
        path,
        params: { field: fieldName(path, vendorsSchema), value: shown(value), secure: shown(secure) },
        patch: [{ op: 'replace', path: pointerOf(path), value: secure }],
      },
    ];
  });
}

const isLoopback = (host: string) => /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3})$/.test(host);

/** The demo vendor is composed with the server, so its side of these values is fixed. */
function embedded(vendor: Vendor, index: number): Diagnostic[] {
  if (vendor.api !== embeddedDemo) return [];
  const fixed = { id: 'demo', contract: 'seamless', secret: 'derived' } as const;
  return (Object.keys(fixed) as (keyof typeof fixed)[])
    .filter((key) => vendor[key] !== fixed[key])
    .map((key) => {
      const path = ['vendors', index, key];
      const patch = [{ op: 'add', path: pointerOf(path), value: fixed[key] }] as const;
      return { code: 'vendor.embedded', path, params: { key, value: shown(fixed[key]) }, patch };
    });
}

function knownContract({ contract }: Vendor, index: number, { contracts }: VendorRuleOptions): Diagnostic[] {
  if (contracts === undefined || contracts.includes(contract)) return [];
  const path = ['vendors', index, 'contract'];
  const { correction } = suggestionFor(contract, contracts);
  const patch = replaceFix(path, correction);
  const params = { value: shown(contract), known: contracts.map(shown).join(', ') };
  return [{ code: 'vendor.unknownContract', path, params, patch }];
}

/** A warning: only the games of this studio are not launched. */
function studiosOfDemo({ api, studios }: Vendor, index: number, { demoStudios }: VendorRuleOptions): Diagnostic[] {
  if (api !== embeddedDemo || demoStudios === undefined) return [];
  return studios.flatMap((studio, place): Diagnostic[] => {
    if (demoStudios.includes(studio)) return [];
    const path = ['vendors', index, 'studios', place];
    const { correction } = suggestionFor(
      studio,
      demoStudios.filter((code) => !studios.includes(code)),
    );
    const patch = replaceFix(path, correction);
    const params = { value: shown(studio), known: demoStudios.join(', ') };
    return [{ code: 'vendor.unknownStudio', severity: 'warning', path, params, patch }];
  });
}

/** A warning: the other vendors of the file work without it. */
function availableSecret({ secret }: Vendor, index: number, { secretFault }: VendorRuleOptions): Diagnostic[] {
  const variable = /^env:(.+)$/.exec(secret)?.[1];
  if (variable === undefined || secretFault === undefined) return [];
  return secretWarning(variable, secretFault(variable), ['vendors', index, 'secret']);
}
