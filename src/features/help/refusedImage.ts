import { type ImageFault, imageFaults } from '../../domain/imageRules.ts';
import type { ChosenImage, RefusedImage } from '../../ui/form/ImageField.tsx';
import { Failure } from '../../wire/failure.ts';
import type { ImageRefusal } from '../../wire/feedback.ts';

/** The image that the server rejected; null if the call failed for another reason. */
export function refusedImage(error: unknown, images: readonly ChosenImage[]): RefusedImage | null {
  if (!(error instanceof Failure) || error.code !== 'VALIDATION') return null;
  const { field, index, rule } = (error.value ?? {}) as Partial<ImageRefusal>;
  const image = images[index ?? -1];
  return field === 'images' && image !== undefined && isFault(rule) ? { name: image.file.name, rule } : null;
}

const isFault = (rule: unknown): rule is ImageFault => imageFaults.some((fault) => fault === rule);
