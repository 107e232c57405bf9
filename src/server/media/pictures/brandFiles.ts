import type { Banner, Brand } from '../../../manifest/index.ts';
import type { PictureUse } from '../../platform/rendering/index.ts';

export interface BrandFile {
  readonly file: string;
  readonly use: PictureUse;
}

/** Every image a manifest names, with its use. Other files are never served. */
export function brandFiles(brand: Brand): readonly BrandFile[] {
  const { articles, assets, banners, promotions, pointMall } = brand;
  const groups = [banners.home, banners.w_login, banners.w_register];
  const named: [string | undefined, PictureUse][] = [
    [assets.logo, 'logo'],
    [assets.logoOnDark, 'logo'],
    [assets.mark, 'mark'],
    [assets.ornament, 'drawing'],
    [assets.share, 'share'],
    [assets.maintenance, 'scene'],
    [assets.maintenanceDark, 'scene'],
    ...groups.flatMap((group) => group.flatMap(bannerFiles)),
    ...promotions.map(({ image }): [string | undefined, PictureUse] => [image, 'promotion']),
    ...pointMall.goods.map(({ image }): [string | undefined, PictureUse] => [image, 'goods']),
    ...articles.list.flatMap(({ image }) => articleUses.map((use): [string | undefined, PictureUse] => [image, use])),
  ];
  return named.flatMap(([file, use]) => (file === undefined ? [] : [{ file, use }]));
}

/** In a list, above the text, and for shared links. */
const articleUses = ['promotion', 'scene', 'share'] as const satisfies readonly PictureUse[];

const bannerFiles = ({ image }: Banner): [string | undefined, PictureUse][] => [
  [image.light, 'banner'],
  [image.dark, 'banner'],
  [image.lightMobile ?? image.light, 'narrowBanner'],
  [image.darkMobile ?? image.dark, 'narrowBanner'],
];
