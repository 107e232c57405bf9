/** Widths and formats per use. No other width is rendered. */
export const pictureUses = {
  game: { widths: [120, 200, 320, 480], formats: ['avif', 'webp'] },
  live: { widths: [320, 640], formats: ['avif', 'webp'] },
  banner: { widths: [716, 948, 1896], formats: ['avif', 'webp'] },
  narrowBanner: { widths: [480, 716], formats: ['avif', 'webp'] },
  promotion: { widths: [320, 480, 716], formats: ['avif', 'webp'] },
  goods: { widths: [96, 200, 320, 480], formats: ['avif', 'webp'] },
  scene: { widths: [480, 948, 1600], formats: ['avif', 'webp'] },
  logo: { widths: [180, 320, 480], formats: ['avif', 'webp'] },
  mark: { widths: [32, 180, 192, 512], formats: ['png', 'webp', 'avif'] },
  icon: { widths: [180, 192, 512], formats: ['png'] },
  share: { widths: [1200], formats: ['jpg', 'png'] },
  drawing: { widths: [], formats: [] },
} as const satisfies Record<string, { widths: readonly number[]; formats: readonly RasterFormat[] }>;

export type PictureUse = keyof typeof pictureUses;
const rasterFormats = ['avif', 'webp', 'png', 'jpg'] as const;
export type RasterFormat = (typeof rasterFormats)[number];

/** Uses that may be sent as SVG; photographs and scenes are always rasterised. */
const vectorUses: ReadonlySet<PictureUse> = new Set(['logo', 'mark', 'drawing']);

/** Whether pictures are rendered in a format. */
export const isRasterFormat = (format: string | undefined): format is RasterFormat =>
  rasterFormats.some((known) => known === format);

/** Whether a use also serves the cleaned SVG. */
export const maySendVector = (use: PictureUse) => vectorUses.has(use);

/** Whether a use has this width and format; everything else is 404. */
export function mayRender(use: PictureUse, width: number, format: string): boolean {
  const { widths, formats }: { widths: readonly number[]; formats: readonly string[] } = pictureUses[use];
  return widths.includes(width) && formats.includes(format);
}
