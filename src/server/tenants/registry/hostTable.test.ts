import { describe, expect, it } from 'vitest';
import { type Addressing, createHostTable } from './addressing.ts';

const held = [
  { host: 'alpha.test', holder: 'alpha' },
  { host: 'shared.test', holder: 'alpha' },
  { host: 'beta.test', holder: 'beta' },
];

const tableOf = (addressing: Addressing) => {
  const table = createHostTable(addressing);
  table.update(['alpha', 'beta'], held);
  return table;
};
const holders = (addressing: Addressing, ...hosts: readonly string[]) => hosts.map(tableOf(addressing).merchantOf);

describe('the merchant of a host', () => {
  it('is the one that holds exactly this host', () => {
    const hosts = ['alpha.test', 'beta.test', 'shared.test', 'www.alpha.test', 'test', 'xalpha.test', 'alpha.public.test', ''];
    expect(holders({ only: null, publicHost: null }, ...hosts)).toEqual([
      'alpha',
      'beta',
      'alpha',
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('is found under the public host besides', () => {
    const hosts = ['alpha.public.test', 'beta.public.test', 'public.test', 'beta.test'];
    expect(holders({ only: null, publicHost: 'public.test' }, ...hosts)).toEqual(['alpha', 'beta', null, 'beta']);
  });

  it('is on every host the only one', () => {
    expect(holders({ only: 'beta', publicHost: 'public.test' }, 'alpha.test', 'any', '')).toEqual(['beta', 'beta', 'beta']);
  });

  it('changes for the brands that changed, also where a host goes from one to another [MANIFEST-13]', () => {
    const table = tableOf({ only: null, publicHost: null });
    table.update(
      ['alpha', 'beta'],
      [
        { host: 'alpha.test', holder: 'alpha' },
        { host: 'shared.test', holder: 'beta' },
      ],
    );
    expect(['alpha.test', 'shared.test', 'beta.test'].map(table.merchantOf)).toEqual(['alpha', 'beta', null]);
    table.update(['alpha'], []);
    expect(['alpha.test', 'shared.test'].map(table.merchantOf)).toEqual([null, 'beta']);
  });
});
