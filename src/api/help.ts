import type { FeedbackRequest } from '../wire/feedback.ts';
import { call } from './call.ts';

export interface Feedback extends Pick<FeedbackRequest, 'kind' | 'content' | 'contact'> {
  readonly images: readonly Blob[];
}

/** Enough for images of the maximum size over a slow connection. */
const imageTimeoutMs = 120_000;

/** Sends a message to the operator and returns its reference number. */
export async function sendFeedback({ images, ...words }: Feedback): Promise<{ reference: string }> {
  if (images.length === 0) return call<{ reference: string }>('feedback', { body: words });
  const body: FeedbackRequest = { ...words, images: await Promise.all(images.map(base64Of)) };
  return call<{ reference: string }>('feedback', { body, timeoutMs: imageTimeoutMs });
}

/** `FileReader` encodes base64 natively. */
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
