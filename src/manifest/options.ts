import type { Brand, LocalText } from './manifest.generated.ts';

/** A colour pair that is too weak, as the palette audit reports it. */
export interface PaletteFinding {
  readonly mode: 'dark' | 'light';
  /** Path of the colour inside the palette, for example `text.primary`. */
  readonly foreground: string;
  readonly background: string;
  readonly ratio: number;
  readonly needed: number;
  readonly sentence: LocalText;
  /** The passing colour nearest to the foreground. */
  readonly nearest: string;
}

/** Its content is cut off or broken, or it has more pixels than are decoded. */
export type PictureFault = 'damaged' | 'pixels';

/** Server-side limit. A brand may be stricter, never looser. */
export interface Floor {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Knowledge of other layers that the manifest is validated against. */
export interface ReadOptions {
  /** File name in problems. */
  readonly file?: string;
  /** Name of the manifest's folder; must equal the merchant code. */
  readonly folder?: string;
  /** All texts of the site by key, in the default language. Their `{{slots}}` are the values that an override may show. */
  readonly words?: Readonly<Record<string, string>>;
  /** Keys of texts that no brand may override. Default: `lawWords`. */
  readonly lockedWords?: readonly string[];
  /** Limits beyond those of the schema, by JSON pointer. */
  readonly floors?: Readonly<Record<string, Floor>>;
  /** Help topics whose standard text says that the site runs on play money. */
  readonly playMoneyTopics?: readonly string[];
  /** The palette audit of `brand/`, which this layer may not import. */
  readonly audit?: (theme: Brand['theme']) => readonly PaletteFinding[];
  /** Letters of the languages that a font file has no glyphs for. */
  readonly missingLetters?: (
    font: Uint8Array,
    languages: readonly (keyof LocalText)[],
  ) => readonly string[] | Promise<readonly string[]>;
  /** Finds the fault that stops a picture from being shown, beyond its name and head; null if it can be decoded. */
  readonly pictureFault?: (bytes: Uint8Array) => Promise<PictureFault | null>;
  /** Codes of the studios and ids of the games that there are; `games` is null if they are not known here. */
  readonly catalogue?: { readonly studios: readonly string[]; readonly games: readonly string[] | null } | undefined;
  /** The server shows one brand on every host, so that there is no overview of brands. */
  readonly servesOneBrand?: boolean;
}
