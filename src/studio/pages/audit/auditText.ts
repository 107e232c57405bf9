import type { AuditRow } from '../../../wire/studio/session.ts';
import words from '../../i18n/en/audit.json' with { type: 'json' };
import { type StudioTextKey, useText } from '../../i18n/index.ts';

const isWord = (key: string): key is StudioTextKey => key in words;

/** What an act is called; one without words of the studio by its kind. */
export function useActName(): (kind: string) => string {
  const text = useText();
  return (kind) => {
    const key = `audit.kind.${kind}`;
    return isWord(key) ? text(key) : kind;
  };
}

interface Detail {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}

/** Subject and reason first. */
const order = ['subject', 'reason', 'note'];
const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);

/** Facts of an act in reading order. */
export function useDetails(): (row: Pick<AuditRow, 'details'>) => readonly Detail[] {
  const text = useText();
  return ({ details }) =>
    Object.entries(details)
      .filter(([, value]) => value !== '')
      .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
      .map(([name, value]) => {
        const key = `audit.detail.${name}`;
        return { name, label: isWord(key) ? text(key) : name, value };
      });
}
