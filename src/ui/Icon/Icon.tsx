import * as css from './Icon.css.ts';
import type { IconChoice } from './iconNames.ts';
import sprite from './icons.generated.svg';

export type IconProps = IconChoice & {
  readonly size?: 12 | 14 | 16 | 18 | 20 | 22 | 24 | 28 | 40;
  /** Set it only if the icon replaces text; beside text it is decorative. */
  readonly label?: string;
};

export function Icon({ name, weight = 'regular', size = 20, label }: IconProps) {
  const drawing = <use href={addressOf(`${name}-${weight}`)} />;
  return label === undefined ? (
    <svg className={css.icon} width={size} height={size} aria-hidden="true" focusable="false">
      {drawing}
    </svg>
  ) : (
    <svg className={css.icon} width={size} height={size} role="img" aria-label={label}>
      {drawing}
    </svg>
  );
}

/** A page holds the symbols of its first paint (`symbolsOf`); the sprite, loaded when an icon needs it, holds all. */
const addressOf = (id: string) =>
  typeof document === 'undefined' || document.getElementById(id)?.localName === 'symbol' ? `#${id}` : `${sprite}#${id}`;
