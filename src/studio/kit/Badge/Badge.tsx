import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { StudioIconChoice } from '../Icon/iconNames.ts';
import * as css from './Badge.css.ts';

export type Tone = keyof typeof css.tone;

export interface BadgeProps {
  readonly tone?: Tone;
  /** A state is always a word; dot or icon repeat it. */
  readonly children: ReactNode;
  readonly mark?: 'dot' | StudioIconChoice;
}

export function Badge({ tone = 'neutral', children, mark }: BadgeProps) {
  return (
    <span className={css.tone[tone]}>
      {mark === undefined ? null : mark === 'dot' ? (
        <i className={css.dot[tone]} aria-hidden="true" />
      ) : (
        <Icon {...mark} size={13} />
      )}
      {children}
    </span>
  );
}

export const Dot = ({ tone = 'neutral' }: { readonly tone?: Tone }) => <i className={css.dot[tone]} aria-hidden="true" />;

/** A round number; its meaning is in the text beside it, or in `label`. */
export const Count = ({
  tone = 'neutral',
  value,
  label,
}: {
  readonly tone?: keyof typeof css.count;
  readonly value: number | string;
  readonly label?: string;
}) =>
  label === undefined ? (
    <span className={css.count[tone]}>{value}</span>
  ) : (
    <span className={css.count[tone]} role="img" aria-label={label}>
      {value}
    </span>
  );

/** Initials of a person. The name stands beside it, or is given as `label`. */
export function Avatar({
  name,
  size = 'small',
  hasLabel = false,
}: {
  readonly name: string;
  readonly size?: keyof typeof css.avatar;
  readonly hasLabel?: boolean;
}) {
  const colour = css.avatarColour[sumOf(name) % css.avatarColour.length] ?? '';
  const className = `${css.avatar[size]} ${colour}`;
  return hasLabel ? (
    <span className={className} role="img" aria-label={name}>
      {initialsOf(name)}
    </span>
  ) : (
    <span className={className} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

const sumOf = (name: string) => [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);

function initialsOf(name: string): string {
  const words = name.split(/[\s.-]+/).filter((word) => word !== '');
  const [first = '', last = ''] = [words[0]?.[0], words.length > 1 ? words.at(-1)?.[0] : words[0]?.[1]];
  return `${first}${last}`.toLocaleUpperCase();
}
