import { fieldName, fits } from '../describe.ts';
import type { Diagnostic } from '../problem.ts';
import { schemaAt } from '../schema.ts';
import { shown } from '../shown.ts';
import { strictSettings } from '../strictSettings.ts';
import { replaceFix } from '../suggestValue.ts';
import { suggestionFor } from '../typo.ts';
import { type Rule, setting, valueAt } from './context.ts';
import { currentCode, isCountry } from './country.ts';

export const merchantFolder: Rule = ({ written, options: { folder } }) => {
  if (folder === undefined || folder === written.merchant) return [];
  const node = schemaAt(['merchant']);
  const patch = node !== null && fits(folder, node) ? setting(written, ['merchant'], folder) : undefined;
  return [{ code: 'merchant.folder', path: ['merchant'], params: { value: shown(written.merchant), folder }, patch }];
};

export const startLanguage: Rule = ({ written, brand: { languages } }) => {
  if (languages.offered.includes(languages.default)) return [];
  const path = ['languages', 'default'];
  const params = { value: shown(languages.default), offered: languages.offered.map(shown).join(', ') };
  return [
    {
      code: 'language.notOffered',
      path,
      params,
      patch: setting(written, path, languages.offered[0]),
      involves: [['languages', 'offered']],
    },
  ];
};

export const startMode: Rule = ({ written, brand: { theme } }) => {
  if (theme.defaultMode === 'system' || theme.modes.includes(theme.defaultMode)) return [];
  const path = ['theme', 'defaultMode'];
  const params = { value: shown(theme.defaultMode), offered: theme.modes.map(shown).join(', ') };
  return [
    { code: 'mode.notOffered', path, params, patch: setting(written, path, theme.modes[0]), involves: [['theme', 'modes']] },
  ];
};

export const timeZone: Rule = ({ brand }) => {
  try {
    Intl.DateTimeFormat('en', { timeZone: brand.timeZone });
    return [];
  } catch {
    const { correction } = suggestionFor(brand.timeZone, [...Intl.supportedValuesOf('timeZone'), 'Asia/Ho_Chi_Minh', 'UTC']);
    const patch = replaceFix(['timeZone'], correction);
    return [{ code: 'timeZone.unknown', path: ['timeZone'], params: { value: shown(brand.timeZone) }, patch }];
  }
};

export const currency: Rule = ({ brand: { money } }) => {
  const known = Intl.supportedValuesOf('currency');
  if (known.includes(money.currency)) return [];
  return [{ code: 'currency.unknown', path: ['money', 'currency'], params: { value: shown(money.currency) } }];
};

/** Visitors arrive under the code of their country of today: any other code would block no one. */
export const blockedRegions: Rule = ({ brand: { status } }) =>
  status.blockedRegions.flatMap((code, index): Diagnostic[] => {
    if (isCountry(code)) return [];
    const path = ['status', 'blockedRegions', index];
    const current = currentCode(code);
    if (!isCountry(current)) return [{ code: 'region.unknown', path, params: { value: shown(code) } }];
    return [{ code: 'region.former', path, params: { value: shown(code), current: shown(current) } }];
  });

/** One of the two is not meant. */
export const everyRegion: Rule = ({ brand: { status } }) =>
  status.everyRegion && status.blockedRegions.length > 0
    ? [
        {
          code: 'region.everyAndBlocked',
          path: ['status', 'everyRegion'],
          params: {},
          involves: [['status', 'blockedRegions']],
        },
      ]
    : [];

export const separators: Rule = ({ written, brand }) => {
  const { group, decimal } = brand.money.numberFormat;
  if (group !== decimal) return [];
  const path = ['money', 'numberFormat', 'group'];
  const other = decimal === ',' ? '.' : ',';
  return [
    {
      code: 'money.sameSeparators',
      path,
      params: { value: shown(group) },
      patch: setting(written, path, other),
      involves: [['money', 'numberFormat', 'decimal']],
    },
  ];
};

/** Settings that a play-money brand may have in a weaker form. */
export const strictWithRealMoney: Rule = ({ written, brand }) => {
  if (brand.profile !== 'real') return [];
  return strictSettings.flatMap(({ path, isWeak, strict }) => {
    const value = valueAt(brand, path);
    if (value === undefined || !isWeak(value)) return [];
    const params = { field: fieldName(path), value: shown(valueAt(written, path)), strict: shown(strict) };
    return [
      { code: 'real.weakSetting', path, params, patch: setting(written, path, strict), involves: [['profile']] } as const,
    ];
  });
};

/**
 * Real money requires a licence that is not the demo's, a region policy, and own texts where the standard ones say that the
 * site runs on play money. The minimum age is a separate rule.
 */
export const realProfile: Rule = ({ written, brand, options: { playMoneyTopics = [] } }) => {
  if (brand.profile !== 'real') return [];
  const involves = [['profile']];
  const { licences } = brand.footer;
  const { blockedRegions, everyRegion } = brand.status;
  const hasRegions = blockedRegions.length > 0 || (everyRegion && written.status?.blockedRegions !== undefined);
  const standard = playMoneyTopics.filter((id) => {
    const topics: Readonly<Record<string, { readonly body?: unknown } | undefined>> = brand.help.topics;
    return topics[id]?.body === undefined && brand.help.extra.every((extra) => extra.id !== id);
  });
  return [
    ...(licences.length > 0 ? [] : [{ code: 'real.noLicence', path: ['footer', 'licences'], involves } as const]),
    ...licences.flatMap(({ number }, index) =>
      /\bdemo\b/i.test(number)
        ? [
            {
              code: 'real.demoLicence',
              path: ['footer', 'licences', index, 'number'],
              params: { value: shown(number) },
            } as const,
          ]
        : [],
    ),
    ...(hasRegions ? [] : [{ code: 'real.noRegions', path: ['status', 'blockedRegions'], involves } as const]),
    ...standard.map((id) => {
      const isFixed = schemaAt(['help', 'topics', id]) !== null;
      const path = isFixed ? ['help', 'topics', id] : ['help', 'extra'];
      const place = isFixed ? path.join('.') : `help.extra (id "${id}")`;
      return { code: 'real.standardText', path, params: { topic: id, place }, involves } as const;
    }),
  ];
};
