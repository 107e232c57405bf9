import { modeScript } from '../../theme/modeScript.ts';
import type { Pictures } from '../pictures/index.ts';
import type { Tenant } from '../registry/tenant.ts';
import type { FontFiles } from './fontFiles.ts';
import { iconLinks } from './iconLinks.ts';
import { languageScript } from './languageScript.ts';
import { sessionScript } from './sessionScript.ts';
import type { ThemeHead } from './themeHead.ts';
import { themeStyleHead } from './themeStyleHead.ts';

/** Builds the theme part of a document head, cached per version of a brand. */
export function createThemeHead(pictures: Pictures, fonts: FontFiles) {
  const cache = new WeakMap<Tenant, ThemeHead>();
  return (tenant: Tenant): ThemeHead => {
    const head = cache.get(tenant) ?? buildThemeHead(pictures, fonts, tenant);
    cache.set(tenant, head);
    return head;
  };
}

function buildThemeHead(pictures: Pictures, fonts: FontFiles, tenant: Tenant): ThemeHead {
  const { theme, languages, assets } = tenant.brand;
  const mark = pictures.markOf(tenant);
  const share = assets.share === undefined ? null : pictures.ofBrand(tenant, assets.share, 'share');
  return {
    head: { ...themeStyleHead(tenant, fonts), icons: iconLinks(mark) },
    headScript: (language) =>
      `${languageScript(language, languages.offered)}${modeScript(theme.defaultMode, theme.modes)};${sessionScript}`,
    sharePicture: share === null ? `${mark.base}-512.png` : `${share.base}-1200.jpg`,
  };
}
