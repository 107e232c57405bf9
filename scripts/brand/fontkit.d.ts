declare module 'fontkit' {
  interface Glyph {
    readonly path: { readonly bbox: { minX: number; minY: number; maxX: number; maxY: number }; toSVG(): string };
  }
  interface Font {
    glyphForCodePoint(codePoint: number): Glyph;
  }
}
