/**
 * The names of all tokens. Plain data, because the CSS contract, the manifest's palettes, the audit and the tests all
 * read it.
 */

/** Colours, shadows and gradients: one value per mode. */
export const paletteShape = {
  surface: { canvas: null, sunken: null, base: null, raised: null, overlay: null, inverse: null, header: null, footer: null },
  text: { primary: null, secondary: null, tertiary: null, disabled: null, inverse: null, onMedia: null },
  /** `outline` is the border of a `solid` fill: the same colour unless it is too close to a surface. */
  accent: { solid: null, hover: null, pressed: null, onSolid: null, subtle: null, text: null, outline: null },
  /** The fill of main buttons: the accent if it is distinct from the surfaces, else an ink or a tone that is. */
  action: { solid: null, hover: null, pressed: null, onSolid: null, outline: null },
  support: { solid: null, hover: null, onSolid: null, subtle: null, text: null },
  status: {
    success: { solid: null, onSolid: null, subtle: null, text: null },
    warning: { solid: null, onSolid: null, subtle: null, text: null },
    danger: { solid: null, onSolid: null, subtle: null, text: null },
    info: { solid: null, onSolid: null, subtle: null, text: null },
  },
  reward: { solid: null, onSolid: null, text: null },
  border: { subtle: null, default: null, strong: null },
  focus: { ring: null },
  overlay: { scrim: null, hover: null, mediaFade: null },
  chart: { '1': null, '2': null, '3': null, '4': null },
  onHeader: { fg: null, fgMuted: null, accent: null, control: null, outline: null, solid: null, onSolid: null, border: null },
  onMedia: { solid: null, onSolid: null },
  /** `solid` is the button on the hero: the accent if it contrasts with the scrim, else a colour of the image. */
  onHero: { fg: null, muted: null, scrim: null, accent: null, solid: null, onSolid: null },
  onFooter: { fg: null, fgMuted: null, accent: null, control: null, border: null },
  shadow: { sm: null, md: null, lg: null, glow: null },
  gradient: { hero: null, accent: null, brand: null },
} as const;

/** Radius, type, spacing, sizes and motion: the same in both modes. */
export const foundationShape = {
  radius: {
    sm: null,
    md: null,
    lg: null,
    xl: null,
    pill: null,
    button: null,
    input: null,
    chip: null,
    badge: null,
    segment: null,
    gameCard: null,
    rightBar: null,
  },
  /** Size of the cut corner of primary buttons; 0px for none. */
  cut: { button: null },
  font: { display: null, text: null, numeric: null },
  /** Extra word spacing: Vietnamese separates syllables by spaces, which some fonts draw too narrow. */
  wordSpace: { text: null },
  /** `font` shorthands, one per text role. */
  type: {
    display: null,
    h1: null,
    h2: null,
    h3: null,
    title: null,
    body: null,
    label: null,
    caption: null,
    overline: null,
    money: null,
  },
  /** Font sizes in rem, for text that no role of `type` sets. */
  size: { '1': null, '2': null, '3': null, '4': null, '5': null, '6': null, '7': null, '8': null, '9': null },
  tracking: { display: null, h1: null, h2: null, h3: null, overline: null, money: null },
  /** Settings of the display font, for the roles display and h1 to h3. */
  displayFace: { stretch: null, transform: null, variation: null },
  /** Nine steps, and what a card, a grid and a section of the page take. */
  space: {
    '1': null,
    '2': null,
    '3': null,
    '4': null,
    '5': null,
    '6': null,
    '7': null,
    '8': null,
    '9': null,
    card: null,
    gridGap: null,
    section: null,
  },
  control: { sm: null, md: null, lg: null, padX: null },
  height: { header: null, nav: null, hero: null, tableRow: null },
  duration: { fast: null, base: null, slow: null },
  easing: { standard: null, enter: null, exit: null },
  /** Opacity of the line after section titles: 1 draws it, 0 leaves it out. */
  titleRule: { opacity: null },
  /** The header of the chat room: the same colour in every brand and mode. */
  chat: { header: null, onHeader: null },
} as const;

export const tokenShape = { ...paletteShape, ...foundationShape } as const;

type Filled<Shape> = { readonly [Name in keyof Shape]: Shape[Name] extends null ? string : Filled<Shape[Name]> };

/** Values of one mode. A missing token is a type error. */
export type PaletteTokens = Filled<typeof paletteShape>;
export type FoundationTokens = Filled<typeof foundationShape>;
export type ThemeTokens = PaletteTokens & FoundationTokens;

export const modeNames = ['dark', 'light'] as const;
export type ModeName = (typeof modeNames)[number];

/** CSS variable of a token, such as `surface-base`; the names are stable. */
export const variableName = (path: readonly string[]) =>
  path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
