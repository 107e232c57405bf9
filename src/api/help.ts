import type { FeedbackRequest } from '../wire/feedback.ts';
import { base64Of, imageTimeoutMs } from './base64.ts';
import { call } from './call.ts';

export interface Feedback extends Pick<FeedbackRequest, 'kind' | 'content' | 'contact'> {
  readonly images: readonly Blob[];
}

/** Sends a message to the operator and returns its reference number. */
export async function sendFeedback({ images, ...words }: Feedback): Promise<{ reference: string }> {
  if (images.length === 0) return call('feedback', { body: words });
  const body: FeedbackRequest = { ...words, images: await Promise.all(images.map(base64Of)) };
  return call('feedback', { body, timeoutMs: imageTimeoutMs });
}
