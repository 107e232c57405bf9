import type { FeedbackRequest } from '../wire/feedback.ts';
import { call } from './call.ts';

export interface Feedback extends Pick<FeedbackRequest, 'kind' | 'content' | 'contact'> {
  readonly images: readonly Blob[];
}

/** Images of the largest kind over a slow line, in milliseconds. */
const imagePatience = 120_000;

/** Leaves a message for the operator; answers the reference number. */
export async function sendFeedback({ images, ...words }: Feedback): Promise<{ reference: string }> {
  if (images.length === 0) return call<{ reference: string }>('feedback', { body: words });
  const body: FeedbackRequest = { ...words, images: await Promise.all(images.map(base64Of)) };
  return call<{ reference: string }>('feedback', { body, timeout: imagePatience });
}

/** The browser's own writer of data addresses is the fastest there is. */
const base64Of = (file: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const address = typeof reader.result === 'string' ? reader.result : '';
      resolve(address.slice(address.indexOf(',') + 1));
    });
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')));
    reader.readAsDataURL(file);
  });
