import type { FontChoice } from '../theme/fonts.ts';
import type { ModeName, paletteShape } from '../theme/tokens.ts';

export interface GradientChoice {
  readonly angle: number;
  readonly stops: readonly { readonly color: string; readonly position: number }[];
}

type Choice<Shape> = { readonly [Name in keyof Shape]?: Shape[Name] extends null ? string : Choice<Shape[Name]> };

/** Colours a merchant sets. Shadows are set by their tint only; the main action follows the accent. */
export interface GivenPalette extends Choice<Omit<typeof paletteShape, 'action' | 'shadow' | 'gradient'>> {
  readonly shadow?: { readonly tint?: string; readonly tintStrong?: string; readonly glow?: string };
  readonly gradient?: { readonly hero?: GradientChoice; readonly accent?: GradientChoice; readonly brand?: GradientChoice };
}

interface DisplayChoice {
  readonly weight?: number;
  readonly stretch?: number;
  readonly case?: 'none' | 'upper';
  readonly soft?: number;
}

/** The `theme` of a manifest. Only the seed is required. */
export interface ThemeChoice {
  readonly seed: string;
  readonly supportSeed?: string;
  readonly neutral?: string;
  readonly defaultMode?: ModeName | 'system';
  readonly modes?: readonly ModeName[];
  readonly palettes?: { readonly dark?: GivenPalette; readonly light?: GivenPalette };
  readonly fonts?: { readonly display?: FontChoice; readonly text?: FontChoice; readonly numeric?: FontChoice };
  readonly display?: DisplayChoice;
  readonly corners?: 'sharp' | 'firm' | 'soft' | 'round';
  readonly buttons?: 'plain' | 'cut' | 'pill';
  readonly density?: 'compact' | 'cosy' | 'comfortable';
  readonly motion?: 'snappy' | 'even' | 'calm';
  readonly cards?: 'outlined' | 'raised';
  readonly titleRule?: boolean;
}
