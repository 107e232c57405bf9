/** Data: values of each choice of corners, density and motion. */

export const radii = {
  sharp: { sm: '0px', md: '0px', lg: '2px', xl: '2px' },
  firm: { sm: '4px', md: '6px', lg: '10px', xl: '14px' },
  soft: { sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  round: { sm: '8px', md: '12px', lg: '18px', xl: '24px' },
} as const;

export const densities = {
  compact: {
    space: {
      '1': '4px',
      '2': '7px',
      '3': '11px',
      '4': '14px',
      '6': '21px',
      '8': '28px',
      card: '14px',
      gridGap: '14px',
      section: '40px',
    },
    control: { sm: '32px', md: '40px', lg: '44px', padX: '16px' },
    height: { header: '60px', nav: '50px', hero: '404px', tableRow: '44px' },
    size: { title: 15, body: 14, label: 13, caption: 12, overline: 11, money: 24 },
    line: { title: 1.4, body: 1.55, label: 1.4, caption: 1.45, overline: 1.4, money: 1.2 },
    money: { weight: 700, tracking: -0.3 },
  },
  cosy: {
    space: {
      '1': '4px',
      '2': '8px',
      '3': '12px',
      '4': '16px',
      '6': '24px',
      '8': '32px',
      card: '18px',
      gridGap: '16px',
      section: '48px',
    },
    control: { sm: '34px', md: '42px', lg: '48px', padX: '18px' },
    height: { header: '64px', nav: '52px', hero: '412px', tableRow: '48px' },
    size: { title: 15, body: 14.5, label: 13.5, caption: 12.5, overline: 11.5, money: 24 },
    line: { title: 1.45, body: 1.6, label: 1.45, caption: 1.5, overline: 1.4, money: 1.25 },
    money: { weight: 600, tracking: -0.2 },
  },
  comfortable: {
    space: {
      '1': '5px',
      '2': '9px',
      '3': '14px',
      '4': '18px',
      '6': '27px',
      '8': '36px',
      card: '22px',
      gridGap: '18px',
      section: '56px',
    },
    control: { sm: '36px', md: '44px', lg: '52px', padX: '20px' },
    height: { header: '68px', nav: '54px', hero: '420px', tableRow: '54px' },
    size: { title: 15, body: 14.5, label: 13.5, caption: 12.5, overline: 11.5, money: 25 },
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
