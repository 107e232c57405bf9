import type { Diagnostic, Path } from '../problem.ts';
import { schemaAt } from '../schema.ts';
import { shown } from '../shown.ts';
import { type Rule, setting } from './context.ts';

/** Customer service opens in an iframe, so its host must be on the brand's list of frame hosts. */
export const frameHosts: Rule = ({ written, brand: { contacts, frames } }) =>
  (['liveChat', 'vipChat'] as const).flatMap((name): Diagnostic[] => {
    const address = contacts[name];
    if (address === undefined || address.startsWith('/')) return [];
    const host = URL.parse(address)?.hostname;
    if (host === undefined || frames.customerService.includes(host)) return [];
    const patch = setting(written, ['frames', 'customerService'], [...frames.customerService, host]);
    return [
      {
        code: 'frame.hostMissing',
        path: ['contacts', name],
        params: { host: shown(host) },
        patch,
        involves: [['frames', 'customerService']],
      },
    ];
  });

/** A loopback host of a brand takes the place of the overview of all brands. */
export const loopbackHosts: Rule = ({ brand: { hosts, merchant }, options }) =>
  hosts.flatMap((host, index): Diagnostic[] => {
    if (options.servesOneBrand === true || !/^(?:localhost|127(?:\.\d{1,3}){3})$/.test(host)) return [];
    const params = { host: shown(host), example: shown(`${merchant}.localhost`) };
    return [{ code: 'host.loopback', severity: 'warning', path: ['hosts', index], params }];
  });

export const fonts: Rule = ({ brand: { theme } }) =>
  (['display', 'text', 'numeric'] as const).flatMap((role): Diagnostic[] => {
    const { family, file, name } = theme.fonts[role] ?? {};
    const path = ['theme', 'fonts', role];
    const here = `/theme/fonts/${role}`;
    if (family !== undefined && file !== undefined) {
      return [{ code: 'font.twice', path: [...path, 'family'], patch: [{ op: 'remove', path: `${here}/family` }] }];
    }
    if (file === undefined || name !== undefined) return [];
    const stem = file
      .replace(/^.*\//, '')
      .replace(/\.woff2$/, '')
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .replace(/^[^a-z]+/, '')
      .trim()
      .slice(0, 40);
    return [
      {
        code: 'font.nameless',
        path: [...path, 'file'],
        patch: stem === '' ? undefined : [{ op: 'add', path: `${here}/name`, value: stem }],
        involves: [[...path, 'name']],
      },
    ];
  });

/** Networks of IPv4 that are not on the public internet. */
const privateNetworks =
  /^(?:0|10|127|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.0\.[02]|192\.168|198\.1[89]|198\.51\.100|203\.0\.113|22[4-9]|2[3-5]\d)\./;
/** Endings of names that only a machine or a local network knows. */
const localNames = /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|home\.arpa)$/;

function isPrivateHost(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, '');
  if (/^\d+(?:\.\d+){3}$/.test(name)) return privateNetworks.test(name);
  return !name.includes('.') || localNames.test(name);
}

const hostPattern = schemaAt(['hosts', 0])?.pattern;

/** Host that a text of the manifest names; null if it names none. */
function hostOf(text: string, path: Path): string | null {
  if (hostPattern !== undefined && schemaAt(path)?.pattern === hostPattern) return text;
  return /^(?:https?|wss?):\/\//i.test(text) ? (URL.parse(text)?.hostname ?? null) : null;
}

/** Players with real money come over the internet, and so does what the site sends for them. */
export const publicAddresses: Rule = ({ written, brand: { profile } }) =>
  profile === 'real' ? privateAddressesIn(written, []) : [];

function privateAddressesIn(value: unknown, path: Path): Diagnostic[] {
  if (typeof value === 'string') {
    const host = hostOf(value, path);
    if (host === null || !isPrivateHost(host)) return [];
    return [{ code: 'real.privateAddress', path, params: { host: shown(host) }, involves: [['profile']] }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    privateAddressesIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
