import { type ModePictures, srcSet } from '../../domain/picture.ts';
import { heroCuts } from '../../theme/heroPicture.ts';
import type { ModeName } from '../../theme/tokens.ts';
import { jsonForScript } from './escape.ts';

/**
 * Inline script that preloads the first banner in the active mode. Only a script knows the mode; its text is the same for
 * every visitor, so the page stays cacheable.
 */
export function heroScript(
  pictures: { readonly wide: ModePictures; readonly narrow: ModePictures },
  modes: readonly ModeName[],
) {
  const sets = modes.map(
    (mode) => [mode, [srcSet(pictures.narrow[mode], 'avif'), srcSet(pictures.wide[mode], 'avif')]] as const,
  );
  const { narrow, wide } = heroCuts;
  const cuts = [narrow, wide].map(({ media, sizes }) => [media, sizes]);
  return (
    `(function(d,c,s,m){m=d.documentElement.getAttribute('data-palette');s[m]&&c.forEach(function(k,i){if(s[m][i]){` +
    `var l=d.createElement('link');l.rel='preload';l.as='image';l.type='image/avif';l.media=k[0];` +
    `l.setAttribute('imagesizes',k[1]);l.setAttribute('imagesrcset',s[m][i]);l.setAttribute('fetchpriority','high');` +
    `d.head.appendChild(l)}})})(document,${jsonForScript(cuts)},${jsonForScript(Object.fromEntries(sets))})`
  );
}
