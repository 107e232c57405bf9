/** Reads the studio's DTCG file while styles are built; nothing of it reaches a page. */
import file from './studio.tokens.json' with { type: 'json' };

interface Colour {
  readonly hex: string;
  readonly alpha?: number;
}

interface Length {
  readonly value: number;
  readonly unit: string;
}

interface ShadowLayer {
  readonly color: Colour;
  readonly offsetX: Length;
  readonly offsetY: Length;
  readonly blur: Length;
  readonly spread: Length;
}

const colourText = ({ hex, alpha }: Colour) =>
  alpha === undefined
    ? hex
    : `${hex}${Math.round(alpha * 255)
        .toString(16)
        .padStart(2, '0')}`;

const lengthText = ({ value, unit }: Length) => `${value}${unit}`;

const shadowText = (value: ShadowLayer | readonly ShadowLayer[]) =>
  [value]
    .flat()
    .map((part) => [...[part.offsetX, part.offsetY, part.blur, part.spread].map(lengthText), colourText(part.color)].join(' '))
    .join(', ');

type PaletteFile = typeof file.palette.dark;
type Group = Exclude<keyof PaletteFile, '$type' | 'shadow'>;
/** CSS values by group and name. */
type Values = { readonly [Name in Group]: Readonly<Record<keyof PaletteFile[Name], string>> } & {
  readonly shadow: Readonly<Record<Exclude<keyof PaletteFile['shadow'], '$type'>, string>>;
};

/** Values of one mode, in the shape of the contract. */
export function paletteValues(mode: keyof typeof file.palette): Values {
  const groups = Object.entries(file.palette[mode]).flatMap(([group, tokens]) =>
    typeof tokens === 'string' || group === 'shadow'
      ? []
      : [
          [
            group,
            Object.fromEntries(
              Object.entries(tokens).map(([name, token]) => [name, colourText((token as { $value: Colour }).$value)]),
            ),
          ] as const,
        ],
  );
  const { control, overlay } = file.palette[mode].shadow;
  return {
    ...Object.fromEntries(groups),
    shadow: { control: shadowText(control.$value), overlay: shadowText(overlay.$value) },
  } as Values;
}

/** Names of the tokens of a mode, for the contract. */
export const paletteShape = paletteValues('dark');

export const fontStacks = {
  text: file.font.text.$value.map((name) => (name.includes(' ') ? `"${name}"` : name)).join(', '),
  code: file.font.code.$value.map((name) => (name.includes(' ') ? `"${name}"` : name)).join(', '),
};

const lengths = <Names extends string>(group: Readonly<Record<Names, string | { readonly $value: Length }>>) =>
  Object.fromEntries(
    Object.entries<string | { readonly $value: Length }>(group).flatMap(([name, token]) =>
      typeof token === 'string' ? [] : [[name, lengthText(token.$value)]],
    ),
  ) as Readonly<Record<Exclude<Names, '$type'>, string>>;

export const radii = lengths(file.radius);
export const sizes = lengths(file.size);
export const spaces = lengths(file.space);
export const fontSizes = lengths(file.fontSize);
export const durations = { fast: lengthText(file.duration.fast.$value), base: lengthText(file.duration.base.$value) };
export const easings = { standard: `cubic-bezier(${file.easing.standard.$value.join(', ')})` };
export const layers = {
  bar: file.layer.bar.$value,
  popover: file.layer.popover.$value,
  dialog: file.layer.dialog.$value,
  palette: file.layer.palette.$value,
  toast: file.layer.toast.$value,
};

type Role = Exclude<keyof typeof file.type, '$type'>;
type FontStep = Exclude<keyof typeof file.fontSize, '$type'>;

/** Size, line height, weight and tracking of a text role. */
export function typeRole(role: Role) {
  const { fontSize, lineHeight, fontWeight, letterSpacing } = file.type[role].$value;
  const { value, unit } = file.fontSize[fontSize.slice('{fontSize.'.length, -1) as FontStep].$value;
  return {
    fontSize: lengthText({ value, unit }),
    lineHeight: `${Math.round(value * lineHeight)}px`,
    fontWeight,
    ...(letterSpacing.value === 0 ? {} : { letterSpacing: lengthText(letterSpacing) }),
  } as const;
}
