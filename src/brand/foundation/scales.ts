/** Data: values of each choice of corners, density and motion. */

export const radii = {
  sharp: { sm: '0px', md: '0px', lg: '2px', xl: '2px' },
  firm: { sm: '4px', md: '6px', lg: '10px', xl: '14px' },
  soft: { sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  round: { sm: '8px', md: '12px', lg: '18px', xl: '24px' },
} as const;

type Step = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** The step of `size` that each role of running text and money has. */
export const steps = { title: 4, body: 3, label: 2, caption: 1, overline: 1, money: 6 } as const satisfies Record<string, Step>;

/** Font sizes in pixels. */
const sizes = { 1: 12, 2: 13, 3: 14, 4: 16, 5: 18, 6: 22, 7: 28, 8: 36, 9: 48 } as const;

/** Spaces, control heights and font sizes of each density: `cosy` is the scale, the others are about an eighth off it. */
export const densities = {
  compact: {
    space: {
      '1': '4px',
      '2': '7px',
      '3': '11px',
      '4': '14px',
      '5': '18px',
      '6': '21px',
      '7': '28px',
      '8': '42px',
      '9': '56px',
      card: '16px',
      gridGap: '12px',
      section: '32px',
    },
    control: { sm: '32px', md: '36px', lg: '44px', padX: '16px' },
    height: { header: '60px', nav: '50px', hero: '404px', tableRow: '40px' },
    size: sizes,
    line: { title: 1.4, body: 1.55, label: 1.4, caption: 1.45, overline: 1.4, money: 1.2 },
    money: { weight: 700, tracking: -0.3 },
  },
  cosy: {
    space: {
      '1': '4px',
      '2': '8px',
      '3': '12px',
      '4': '16px',
      '5': '20px',
      '6': '24px',
      '7': '32px',
      '8': '48px',
      '9': '64px',
      card: '20px',
      gridGap: '16px',
      section: '48px',
    },
    control: { sm: '36px', md: '40px', lg: '48px', padX: '18px' },
    height: { header: '64px', nav: '52px', hero: '412px', tableRow: '48px' },
    size: sizes,
    line: { title: 1.45, body: 1.6, label: 1.45, caption: 1.5, overline: 1.4, money: 1.25 },
    money: { weight: 600, tracking: -0.2 },
  },
  comfortable: {
    space: {
      '1': '5px',
      '2': '9px',
      '3': '14px',
      '4': '18px',
      '5': '23px',
      '6': '27px',
      '7': '36px',
      '8': '54px',
      '9': '72px',
      card: '24px',
      gridGap: '20px',
      section: '64px',
    },
    control: { sm: '40px', md: '48px', lg: '56px', padX: '20px' },
    height: { header: '68px', nav: '54px', hero: '420px', tableRow: '56px' },
    size: { ...sizes, 1: 13, 2: 14, 3: 15 },
    line: { title: 1.45, body: 1.62, label: 1.45, caption: 1.5, overline: 1.4, money: 1.22 },
    money: { weight: 600, tracking: -0.5 },
  },
} as const;

export const motions = {
  snappy: {
    duration: { fast: '120ms', base: '180ms', slow: '320ms' },
    easing: {
      standard: 'cubic-bezier(0.2, 0, 0, 1)',
      enter: 'cubic-bezier(0.05, 0.9, 0.1, 1)',
      exit: 'cubic-bezier(0.4, 0, 1, 1)',
    },
  },
  even: {
    duration: { fast: '140ms', base: '220ms', slow: '380ms' },
    easing: {
      standard: 'cubic-bezier(0.3, 0, 0.1, 1)',
      enter: 'cubic-bezier(0.1, 0.8, 0.2, 1)',
      exit: 'cubic-bezier(0.4, 0, 0.9, 0.6)',
    },
  },
  calm: {
    duration: { fast: '160ms', base: '260ms', slow: '460ms' },
    easing: {
      standard: 'cubic-bezier(0.32, 0.72, 0, 1)',
      enter: 'cubic-bezier(0.16, 1, 0.3, 1)',
      exit: 'cubic-bezier(0.5, 0, 0.75, 0)',
    },
  },
} as const;

/** Settings per display font: sizes and tracking in pixels; `bolder` is added to the brand's weight. */
export interface DisplaySetting {
  readonly size: readonly [display: number, h1: number, h2: number, h3: number];
  readonly line: readonly [number, number, number, number];
  readonly tracking: readonly [number, number, number, number];
  readonly bolder: readonly [number, number, number, number];
}

export const plainDisplay: DisplaySetting = {
  size: [46, 31, 23, 18],
  line: [1.18, 1.25, 1.3, 1.38],
  tracking: [-1, -0.5, -0.3, -0.1],
  bolder: [0, 0, 0, -50],
};

export const displays: Readonly<Record<string, DisplaySetting>> = {
  archivo: { size: [46, 30, 21, 17], line: [1.14, 1.22, 1.28, 1.32], tracking: [-0.5, -0.2, 0, 0], bolder: [0, 0, -50, -100] },
  fraunces: { size: [48, 32, 24, 19], line: [1.18, 1.25, 1.3, 1.35], tracking: [-0.5, -0.2, 0, 0], bolder: [50, 0, 0, 0] },
};

/** Weights of running text and tracking of overlines, per font. */
export interface TextSetting {
  readonly weight: Readonly<Record<'title' | 'body' | 'label' | 'caption' | 'overline', number>>;
  readonly overlineTracking: number;
  /** In em. */
  readonly wordSpace: number;
}

export const plainText: TextSetting = {
  weight: { title: 600, body: 400, label: 600, caption: 450, overline: 700 },
  overlineTracking: 0.8,
  wordSpace: 0,
};

export const texts: Readonly<Record<string, TextSetting>> = {
  'be-vietnam-pro': {
    weight: { title: 600, body: 400, label: 500, caption: 400, overline: 600 },
    overlineTracking: 0.7,
    wordSpace: 0,
  },
  'plus-jakarta-sans': {
    weight: { title: 600, body: 450, label: 550, caption: 450, overline: 650 },
    overlineTracking: 0.5,
    wordSpace: 0.07,
  },
};
