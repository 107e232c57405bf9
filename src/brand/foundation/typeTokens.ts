import { fontStack, fontsOf } from '../../theme/fontFaces.ts';
import type { FontNeeds } from '../../theme/fontNeeds.ts';
import type { FoundationTokens } from '../../theme/tokens.ts';
import type { ThemeChoice } from '../themeChoice.ts';
import { densities, displays, plainDisplay, plainText, steps, texts } from './scales.ts';

/** One optical size for all titles. */
const opticalSize = 60;

type TextRole = 'title' | 'body' | 'label' | 'caption' | 'overline';

/** `font` shorthands. Sizes are in rem and follow the browser's font size. */
export function typeOf(choice: ThemeChoice): FoundationTokens['type'] {
  const fonts = fontsOf(choice.fonts);
  const { size, line, money } = densities[choice.density ?? 'cosy'];
  const setting = displayOf(choice);
  const title = (rank: 0 | 1 | 2 | 3) => {
    const weight = (choice.display?.weight ?? 700) + setting.bolder[rank];
    const max = setting.size[rank];
    const measure = rank < 2 ? fluid(Math.round(max * (rank === 0 ? 0.65 : 0.82)), max) : rem(max);
    return `${Math.min(900, weight)} ${measure}/${setting.line[rank]} ${fontStack(fonts.display)}`;
  };
  const { weight } = textOf(choice);
  const text = (role: TextRole) => `${weight[role]} ${rem(size[steps[role]])}/${line[role]} ${fontStack(fonts.text)}`;
  return {
    display: title(0),
    h1: title(1),
    h2: title(2),
    h3: title(3),
    title: text('title'),
    body: text('body'),
    label: text('label'),
    caption: text('caption'),
    overline: text('overline'),
    money: `${money.weight} ${rem(size[steps.money])}/${line.money} ${fontStack(fonts.numeric)}`,
  };
}

/** The nine font sizes, in rem as those of the roles. */
export function sizesOf(choice: ThemeChoice): FoundationTokens['size'] {
  const { size } = densities[choice.density ?? 'cosy'];
  return {
    '1': rem(size[1]),
    '2': rem(size[2]),
    '3': rem(size[3]),
    '4': rem(size[4]),
    '5': rem(size[5]),
    '6': rem(size[6]),
    '7': rem(size[7]),
    '8': rem(size[8]),
    '9': rem(size[9]),
  };
}

/** Axis values each font role uses; the weights of running text and numbers are those in the style sheets. */
export function fontNeedsOf(choice: ThemeChoice): FontNeeds {
  const { display = {} } = choice;
  const weights = displayOf(choice).bolder.map((bolder) => Math.min(900, (display.weight ?? 700) + bolder));
  const stretch = display.stretch ?? 100;
  const soft = display.soft ?? 0;
  const running = { wght: [400, 700], wdth: [100, 100], opsz: [9, 24], SOFT: [0, 0], WONK: [0, 0] } as const;
  return {
    display: {
      wght: [Math.min(...weights), Math.max(...weights)],
      wdth: [stretch, stretch],
      opsz: [opticalSize, opticalSize],
      SOFT: [soft, soft],
      WONK: [0, 0],
    },
    text: running,
    numeric: running,
  };
}

export function trackingOf(choice: ThemeChoice): FoundationTokens['tracking'] {
  const [display, h1, h2, h3] = displayOf(choice).tracking;
  const { money } = densities[choice.density ?? 'cosy'];
  const px = (value: number) => `${value}px`;
  return {
    display: px(display),
    h1: px(h1),
    h2: px(h2),
    h3: px(h3),
    overline: px(textOf(choice).overlineTracking),
    money: px(money.tracking),
  };
}

export function displayFaceOf({ display = {}, fonts }: ThemeChoice): FoundationTokens['displayFace'] {
  const soft = fontsOf(fonts).display.family === 'fraunces';
  return {
    stretch: `${display.stretch ?? 100}%`,
    transform: display.case === 'upper' ? 'uppercase' : 'none',
    variation: soft ? `"SOFT" ${display.soft ?? 0}, "WONK" 0, "opsz" ${opticalSize}` : 'normal',
  };
}

export const wordSpaceOf = (choice: ThemeChoice) => `${textOf(choice).wordSpace}em`;

const displayOf = ({ fonts }: ThemeChoice) => displays[fontsOf(fonts).display.family ?? ''] ?? plainDisplay;

const textOf = ({ fonts }: ThemeChoice) => texts[fontsOf(fonts).text.family ?? ''] ?? plainText;

const rem = (pixels: number) => `${round(pixels / 16)}rem`;

/** Grows from a phone of 360 px to its full size at 1024 px. */
function fluid(min: number, max: number): string {
  const slope = (max - min) / (1024 - 360);
  return `clamp(${rem(min)}, ${round((min - slope * 360) / 16)}rem + ${round(slope * 100)}vw, ${rem(max)})`;
}

const round = (value: number) => Number(value.toFixed(4));
