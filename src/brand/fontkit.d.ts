declare module 'fontkit' {
  export interface Font {
    hasGlyphForCodePoint(codePoint: number): boolean;
  }
  export interface Collection {
    readonly fonts: readonly Font[];
  }
  export function create(file: Uint8Array): Font | Collection;
}
