import type { Diagnostic } from '../problem.ts';
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
