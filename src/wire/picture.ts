import Type from 'typebox';
import type { Picture } from '../domain/picture.ts';

/** `domain/picture.ts` builds URLs from it. */
export const PictureShape = Type.Unsafe<Picture>(
  Type.Object(
    {
      base: Type.String(),
      width: Type.Integer(),
      height: Type.Integer(),
      widths: Type.Array(Type.Integer()),
    },
    { additionalProperties: false },
  ),
);

export const ModePicturesShape = Type.Object({ dark: PictureShape, light: PictureShape }, { additionalProperties: false });
