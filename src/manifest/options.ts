import type { Brand } from './manifest.generated.ts';

/** A colour pair that is too weak, as the palette audit reports it. */
export interface PaletteFinding {
  readonly mode: 'dark' | 'light';
  /** Path of the colour inside the palette, for example `text.primary`. */
  readonly foreground: string;
  readonly background: string;
  readonly ratio: number;
  readonly needed: number;
  readonly sentence: { readonly en: string; readonly vi: string };
  /** The passing colour nearest to the foreground. */
  readonly nearest: string;
}

/** A bound of the server. A brand may be stricter, never looser. */
export interface Floor {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** What a reader of manifests knows and this layer does not. */
export interface ReadOptions {
  /** Name of the file in problems. */
  readonly file?: string;
  /** Folder the manifest lies in; must be the merchant's code. */
  readonly folder?: string;
  /** Every word the site knows, by key. */
  readonly words?: ReadonlySet<string>;
  /** Words no brand may override; those of `lawWords.ts` when absent. */
  readonly lockedWords?: readonly string[];
  /** Bounds beside those the schema already holds, by pointer. */
  readonly floors?: Readonly<Record<string, Floor>>;
  /** The palette audit; it stands in a layer this one may not know. */
  readonly audit?: (theme: Brand['theme']) => readonly PaletteFinding[];
  /** Vietnamese letters a font file cannot draw. */
  readonly missingVietnamese?: (font: Uint8Array) => readonly string[] | Promise<readonly string[]>;
}
