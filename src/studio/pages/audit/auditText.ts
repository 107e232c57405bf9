import { useQuery } from '@tanstack/react-query';
import type { AuditRow } from '../../../wire/studio/session.ts';
import { read } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { detailText, wordOf } from './detailText.ts';

/** Name of an act; one without words of the studio by its kind. */
export function useActName(): (kind: string) => string {
  const text = useText();
  return (kind) => wordOf(text, `audit.kind.${kind}`, kind);
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
      .map(([name, value]) => ({
        name,
        label: wordOf(text, `audit.detail.${name}`, name),
        value: detailText(text, name, value),
      }));
}

/** Text in the line of an act: its subject and reason, else its first facts. */
export const lineOf = (details: readonly Detail[]): string => {
  const chosen = details.filter(({ name }) => order.includes(name));
  return (chosen.length > 0 ? chosen : details.slice(0, 2)).map(({ value }) => value).join(' · ');
};

/** Names of operators as the others see them. */
export function usePersonName(): (name: string) => string {
  const text = useText();
  const { data: people = [] } = useQuery(read('team'));
  return (name) => {
    if (name === '') return text('audit.unknown');
    if (name === 'installation') return text('audit.installation');
    return people.find((person) => person.name === name)?.displayName ?? name;
  };
}
