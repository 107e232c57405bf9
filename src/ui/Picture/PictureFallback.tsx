import type { Picture as PictureFile } from '../../domain/picture.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/iconNames.ts';
import * as css from './LazyPicture.css.ts';
import { Picture } from './Picture.tsx';

export interface PictureFallbackProps {
  /** The brand's mark. */
  readonly mark: PictureFile;
  readonly icon?: IconName;
  readonly text?: string;
}

/** Brand mark and icon in place of an image that is missing or failed to load. */
export function PictureFallback({ mark, icon = 'game-controller', text }: PictureFallbackProps) {
  return (
    <span className={css.fallback}>
      <span className={css.mark}>
        <Picture picture={mark} alt="" sizes="34px" fit="contain" />
      </span>
      <Icon name={icon} size={28} />
      {text === undefined ? null : <span>{text}</span>}
    </span>
  );
}
