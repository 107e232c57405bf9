import { type StudioTextKey, sumText, type Translate } from '../../i18n/index.ts';

/** A word of the studio by a key that is known only when the page runs; otherwise the text that it is for. */
export function wordOf(text: Translate, key: string, otherwise: string): string {
  const word = text(key as StudioTextKey);
  return word === key ? otherwise : word;
}

/** Details that hold an amount of money. */
const sums = ['amount', 'paid', 'expected'];

/** A detail of an act as a person reads it: amounts with separators, words for roles, ways, states and acts. */
export function detailText(text: Translate, name: string, value: string): string {
  if (name === 'merchants' && value === '*') return text('team.allBrands');
  if (name === 'roles' || name === 'role')
    return value.replaceAll(/[a-z]+/g, (word) => wordOf(text, `team.role.${word}`, word));
  if (sums.includes(name) && /^-?\d+(?:\.\d+)?$/.test(value)) return sumText(value, '');
  if (name === 'act') return wordOf(text, `queue.act.${value}`, value).replace('{{amount}}', '').trim();
  if (name === 'item') return wordOf(text, `queue.kind.${value}`, value);
  const version = name === 'shows' ? /^version (\d+)$/.exec(value)?.[1] : undefined;
  if (version !== undefined) return text('audit.value.version', { number: version });
  return wordOf(text, `audit.value.${value}`, value);
}
