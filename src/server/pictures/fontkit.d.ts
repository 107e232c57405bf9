declare module 'fontkit' {
  interface Glyph {
    readonly path: {
      toSVG(): string;
      readonly bbox: { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number };
    };
  }
  interface Font {
    glyphForCodePoint(codePoint: number): Glyph;
  }
}
