import { useQuery } from '@tanstack/react-query';
import type { AuditRow } from '../../../wire/studio/session.ts';
import { read } from '../../api/index.ts';
import audit from '../../i18n/en/audit.json' with { type: 'json' };
import team from '../../i18n/en/team.json' with { type: 'json' };
import { type StudioTextKey, useText } from '../../i18n/index.ts';

const isWord = (key: string): key is StudioTextKey => key in audit || key in team;

/** Name of an act; one without words of the studio by its kind. */
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
      .map(([name, value]) => ({ name, label: wordOf(`audit.detail.${name}`, name), value: valueOf(name, value) }));

  function valueOf(name: string, value: string): string {
    if (name === 'merchants' && value === '*') return text('team.allBrands');
    if (name === 'roles' || name === 'role') return value.replaceAll(/[a-z]+/g, (word) => wordOf(`team.role.${word}`, word));
    return name === 'factor' || name === 'step' || name === 'change' ? wordOf(`audit.value.${value}`, value) : value;
  }

  function wordOf(key: string, otherwise: string): string {
    return isWord(key) ? text(key) : otherwise;
  }
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
