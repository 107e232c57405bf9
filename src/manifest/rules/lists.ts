import type { Diagnostic, JsonPatch, Path } from '../problem.ts';
import { pointerOf } from '../problem.ts';
import { shown } from '../shown.ts';
import { type Rule, setting } from './context.ts';

interface Entry {
  readonly id: string;
}

export const uniqueIds: Rule = ({ brand: { banners, promotions, missions, pointMall, chat, help, articles, deposits } }) => [
  ...Object.entries(banners).flatMap(([group, list]) => doubled(['banners', group], list)),
  ...doubled(['promotions'], promotions),
  ...doubled(['missions', 'list'], missions.list),
  ...doubled(['pointMall', 'goods'], pointMall.goods),
  ...doubled(['chat', 'rooms'], chat.rooms),
  ...doubled(['deposits', 'providers'], deposits.providers),
  ...doubled(['deposits', 'methods'], deposits.methods),
  ...deposits.methods.flatMap(({ carriers }, index) => doubled(['deposits', 'methods', index, 'carriers'], carriers)),
  ...doubled(['help', 'extra'], help.extra),
  ...doubled(['articles', 'topics'], articles.topics),
  ...doubled(['articles', 'list'], articles.list),
];

const fixedTopics = ['about', 'contact', 'terms', 'responsible', 'privacy', 'affiliates', 'refund'];

/** Ids of the fixed topics are reserved: an extra topic with such an id could never be opened. */
export const extraTopics: Rule = ({ brand: { help } }) =>
  help.extra.flatMap(({ id }, index): Diagnostic[] => {
    if (!fixedTopics.includes(id)) return [];
    const path = ['help', 'extra', index, 'id'];
    return [{ code: 'help.takenId', path, params: { value: shown(id) }, patch: renaming(path, id, help.extra) }];
  });

/** Vendors moved to e-sports would be shown nowhere without that category. */
export const esportsCategory: Rule = ({ written, brand: { catalogue } }) =>
  catalogue.esportsAffiliates.length === 0 || catalogue.order.includes('ESPORTS')
    ? []
    : [
        {
          code: 'catalogue.noEsports',
          path: ['catalogue', 'esportsAffiliates'],
          params: {},
          patch: setting(written, ['catalogue', 'esportsAffiliates'], []),
          involves: [['catalogue', 'order']],
        },
      ];

export const downloads: Rule = ({ brand }) =>
  repeated(brand.downloads.map(({ resourceType }) => resourceType)).map(({ index, value }) => ({
    code: 'list.duplicateId',
    path: ['downloads', index, 'resourceType'],
    params: { value: shown(value) },
    patch: [{ op: 'remove', path: `/downloads/${index}` }],
  }));

function doubled(list: Path, entries: readonly Entry[]): Diagnostic[] {
  return repeated(entries.map(({ id }) => id)).map(({ index, value }) => {
    const path = [...list, index, 'id'];
    return { code: 'list.duplicateId', path, params: { value: shown(value) }, patch: renaming(path, value, entries) };
  });
}

function repeated<Value>(values: readonly Value[]) {
  return values.flatMap((value, index) => (values.indexOf(value) < index ? [{ index, value }] : []));
}

/** The same id with the first free number as a suffix. */
function renaming(path: Path, id: string, entries: readonly Entry[]): JsonPatch {
  const stem = id.slice(0, 36);
  let number = 2;
  while (entries.some((entry) => entry.id === `${stem}-${number}`)) number += 1;
  return [{ op: 'replace', path: pointerOf(path), value: `${stem}-${number}` }];
}
