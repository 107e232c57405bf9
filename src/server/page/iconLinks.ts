import { type Picture, vectorAddress } from '../../domain/picture.ts';

/** Pixel sizes of web manifest icons. */
export const iconSizes = [192, 512] as const;

/** Favicons and the Apple touch icon. */
export function iconLinks(mark: Picture) {
  const png = (rel: string, size: 32 | 180) => ({
    rel,
    type: 'image/png',
    sizes: `${size}x${size}`,
    href: `${mark.base}-${size}.png`,
  });
  const drawn =
    mark.widths.length === 0 ? [{ rel: 'icon', type: 'image/svg+xml', sizes: 'any', href: vectorAddress(mark) }] : [];
  return [png('icon', 32), ...drawn, png('apple-touch-icon', 180)];
}
