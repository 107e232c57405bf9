import type { ModePictures } from '../../domain/picture.ts';
import { shownInDark, shownInLight } from '../../theme/modeOnly.css.ts';
import { Picture, type PictureProps } from '../Picture/Picture.tsx';
import * as css from './ModePicture.css.ts';

export interface ModePictureProps extends Omit<PictureProps, 'picture'> {
  readonly pictures: ModePictures;
}

/**
 * Contains the variants of both modes and shows one by CSS, so that a mode switch needs no render. Always lazy: browsers skip
 * a hidden lazy image, but fetch a hidden eager one.
 */
export function ModePicture({ pictures, priority = false, ...rest }: ModePictureProps) {
  if (pictures.dark.base === pictures.light.base) return <Picture {...rest} picture={pictures.dark} priority={priority} />;
  return (
    <>
      <span className={`${css.through} ${shownInDark}`}>
        <Picture {...rest} picture={pictures.dark} />
      </span>
      <span className={`${css.through} ${shownInLight}`}>
        <Picture {...rest} picture={pictures.light} />
      </span>
    </>
  );
}
