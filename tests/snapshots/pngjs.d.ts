declare module 'pngjs' {
  interface Bitmap {
    width: number;
    height: number;
    /** Red, green, blue and alpha of each pixel, row by row. */
    data: Buffer;
  }
  interface PngJs {
    new (size: { width: number; height: number }): Bitmap;
    readonly sync: {
      read(bytes: Buffer): Bitmap;
      write(bitmap: Bitmap, options?: { readonly colorType?: 2 | 6; readonly filterType?: number }): Buffer;
    };
  }
  const png: { readonly PNG: PngJs };
  export default png;
}
