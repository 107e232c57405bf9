import { modeScript } from '../../theme/modeScript.ts';
import type { Pictures } from '../pictures/index.ts';
import type { LiveBrand } from '../registry/liveBrand.ts';
import { themeHead } from './brandDress.ts';
import type { Dress } from './dress.ts';
import type { FontFiles } from './fontFiles.ts';
import { languageScript } from './languageScript.ts';
import { iconLinks } from './marks.ts';
import { sessionScript } from './sessionScript.ts';

/** Dresses a brand once per version. */
export function createDress(pictures: Pictures, fonts: FontFiles) {
  const worn = new WeakMap<LiveBrand, Dress>();
  return (live: LiveBrand): Dress => {
    const dress = worn.get(live) ?? dressUp(pictures, fonts, live);
    worn.set(live, dress);
    return dress;
  };
}

function dressUp(pictures: Pictures, fonts: FontFiles, live: LiveBrand): Dress {
  const { theme, languages, assets } = live.brand;
  const mark = pictures.markOf(live);
  const share = assets.share === undefined ? null : pictures.ofBrand(live, assets.share, 'share');
  return {
    head: { ...themeHead(live, fonts), icons: iconLinks(mark) },
    headScript: (language) =>
      `${languageScript(language, languages.offered)}${modeScript(theme.defaultMode, theme.modes)};${sessionScript}`,
    sharePicture: share === null ? `${mark.base}-512.png` : `${share.base}-1200.jpg`,
  };
}
