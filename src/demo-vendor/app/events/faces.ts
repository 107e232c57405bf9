import { art } from '../art.ts';
import { has, t } from '../text.ts';

/** Drawing name of a face. */
export const faceArt = (face: string) => (face === 'fish' ? 'koi' : face);

/** Name of a face or sign in the language of the frame. */
export const faceName = (face: string) => {
  const key = `face_${face}`;
  return has(key) ? t(key) : face;
};

/** A drawing without adjacent text; `label` is its accessible name. */
export const withName = (name: string, label: string) => {
  const picture = art(name);
  picture.alt = label;
  return picture;
};
