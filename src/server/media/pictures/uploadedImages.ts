import pLimit from 'p-limit';
import { type ImageFault, imageFault } from '../../../domain/imageRules.ts';
import { Failure } from '../../../wire/failure.ts';
import type { ImageRefusal } from '../../../wire/feedback.ts';
import { type CleanImage, render } from '../../platform/rendering/index.ts';

/** Images decoded concurrently; each may take much memory. */
const maxConcurrent = 2;
const limit = pLimit(maxConcurrent);

/**
 * Checks and re-encodes images of a request, in base64. Sequential: the first fault refuses them all.
 * @throws {Failure} `VALIDATION` with an `ImageRefusal`.
 */
export async function cleanUploads(images: readonly string[]): Promise<readonly CleanImage[]> {
  const files = images.map((image) => Buffer.from(image, 'base64'));
  for (const [index, head] of files.entries()) {
    const fault = imageFault({ size: head.length, head }, index);
    if (fault !== null) throw refusal(index, fault);
  }
  const drawn: CleanImage[] = [];
  for (const [index, file] of files.entries()) {
    const image = await limit(() => render('cleanImage', file));
    if (typeof image === 'string') throw refusal(index, image);
    drawn.push(image);
  }
  return drawn;
}

function refusal(index: number, rule: ImageFault) {
  const value: ImageRefusal = { field: 'images', index, rule };
  return new Failure('VALIDATION', { value });
}
