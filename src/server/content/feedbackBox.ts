import { randomBytes } from 'node:crypto';
import { feedbackProblem, feedbackText } from '../../domain/feedback.ts';
import type { Language } from '../../domain/language.ts';
import { Failure } from '../../wire/failure.ts';
import type { FeedbackRequest } from '../../wire/feedback.ts';
import { feedback } from '../db/tables/content.ts';
import type { LiveBrand } from '../registry/liveBrand.ts';
import { createAddressLimit } from './addressLimit.ts';
import type { ContentNeeds } from './needs.ts';

const perHour = 5;

/** Messages of visitors to an operator. */
export function createFeedbackBox({ db, now }: Pick<ContentNeeds, 'db' | 'now'>) {
  const mayUse = createAddressLimit({ db, now });

  /** Keeps a message and answers the reference under which its writer can ask again. */
  return async ({ brand }: LiveBrand, language: Language, address: string, request: FeedbackRequest): Promise<string> => {
    if (feedbackProblem(request.content, brand.policies.feedback.min) !== null) throw new Failure('VALIDATION');
    if (!(await mayUse({ merchant: brand.merchant, action: 'feedback', address, perHour }))) throw new Failure('RATE_LIMIT');
    const reference = `F-${randomBytes(5).toString('hex').toUpperCase()}`;
    const contact = request.contact?.trim() ?? '';
    await db.insert(feedback).values({
      merchant: brand.merchant,
      reference,
      kind: request.kind,
      content: feedbackText(request.content),
      contact: contact === '' ? null : contact,
      language,
      createdAt: now(),
    });
    return reference;
  };
}
