import { type Language, localizedOrNull } from '../../../domain/language.ts';
import { type Picture, pictureAddress, vectorAddress } from '../../../domain/picture.ts';
import type { FontFiles } from '../../media/fonts/index.ts';
import type { Pictures } from '../../media/pictures/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import { fontHead, paletteVariables } from '../page/themeHead.ts';

export interface ModePreview {
  /** Class that carries the mode's theme variables. */
  readonly id: string;
  readonly mode: 'dark' | 'light';
  readonly css: string;
  /** Data URLs, because the pictures of a brand are served at its hosts only. */
  readonly logo: string | null;
  readonly hero: string | null;
}

export interface BrandPreview {
  readonly merchant: string;
  readonly name: string;
  readonly tagline: string | null;
  readonly address: string;
  /** `@font-face` rules. */
  readonly faces: string;
  readonly modes: readonly ModePreview[];
}

export interface PreviewDeps {
  readonly pictures: Pictures;
  readonly fonts: FontFiles;
}

const heroWidth = 480;

/** Preview of a brand with its theme and pictures. */
export async function previewOf(
  { pictures, fonts }: PreviewDeps,
  tenant: Tenant,
  language: Language,
  address: string,
): Promise<BrandPreview> {
  const { brand } = tenant;
  const modes = await Promise.all(
    brand.theme.modes.map(async (mode): Promise<ModePreview> => {
      const id = `${brand.merchant}-${mode}`;
      const { css, onDarkHeader } = paletteVariables(tenant, mode);
      const logoFile = onDarkHeader ? (brand.assets.logoOnDark ?? brand.assets.logo) : brand.assets.logo;
      const banner = brand.banners.home[0];
      const hero = banner === undefined ? null : pictures.ofBrand(tenant, bannerFile(banner, mode), 'narrowBanner');
      return {
        id,
        mode,
        css: `.${id}{${css}}`,
        logo: await inline(pictures, pictures.ofBrand(tenant, logoFile, 'logo'), 320),
        hero: await inline(pictures, hero, heroWidth),
      };
    }),
  );
  return {
    merchant: brand.merchant,
    name: brand.name,
    tagline: localizedOrNull(brand.tagline, language),
    address,
    faces: fontHead(tenant, fonts).faces,
    modes,
  };
}

type HomeBanner = Tenant['brand']['banners']['home'][number];

const bannerFile = ({ image }: HomeBanner, mode: 'dark' | 'light') =>
  mode === 'dark' ? (image.darkMobile ?? image.dark ?? image.lightMobile ?? image.light) : (image.lightMobile ?? image.light);

async function inline(pictures: Pictures, picture: Picture | null, wanted: number): Promise<string | null> {
  if (picture === null) return null;
  const width = picture.widths.find((width) => width >= wanted) ?? picture.widths.at(-1);
  const address = width === undefined ? vectorAddress(picture) : pictureAddress(picture, 'webp', width);
  const [, , scope = '', hash = '', file = ''] = address.split('/');
  const sent = await pictures.read({ scope, hash, file });
  if (sent === null) return null;
  const type = sent.format === 'svg' ? 'image/svg+xml' : `image/${sent.format === 'jpg' ? 'jpeg' : sent.format}`;
  return `data:${type};base64,${sent.bytes.toString('base64')}`;
}
