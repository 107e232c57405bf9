import * as css from './Icon.css.ts';
import type { StudioIconChoice } from './iconNames.ts';
import sprite from './icons.generated.svg';

export type IconProps = StudioIconChoice & {
  readonly size?: 11 | 12 | 13 | 14 | 15 | 16 | 18 | 20 | 24;
  /** Set it only if the icon replaces text; beside text it is decorative. */
  readonly label?: string;
  readonly tone?: keyof typeof css.tone;
  readonly turns?: boolean;
};

export function Icon({ name, weight = 'regular', size = 16, label, tone = 'inherit', turns = false }: IconProps) {
  const className = turns ? `${css.tone[tone]} ${css.turning}` : css.tone[tone];
  const drawing = <use href={`${sprite}#${name}-${weight}`} />;
  return label === undefined ? (
    <svg className={className} width={size} height={size} aria-hidden="true" focusable="false">
      {drawing}
    </svg>
  ) : (
    <svg className={className} width={size} height={size} role="img" aria-label={label}>
      {drawing}
    </svg>
  );
}
