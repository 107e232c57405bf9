import { randomBytes } from 'node:crypto';
import { feedbackProblem, feedbackText } from '../../../domain/feedback.ts';
import type { Language } from '../../../domain/language.ts';
import { Failure } from '../../../wire/failure.ts';
import type { FeedbackRequest } from '../../../wire/feedback.ts';
import { cleanUploads } from '../../media/pictures/index.ts';
import { feedback, feedbackImage } from '../../platform/db/tables/index.ts';
import { rateLimitKey } from '../../platform/networks/index.ts';
import type { Tenant } from '../../tenants/tenant/index.ts';
import type { ContentDeps } from './contentDeps.ts';

const perHour = 5;
/** Requests with images per address, accepted or refused. */
const uploadsPerHour = 20;

interface Writer {
  readonly language: Language;
  readonly address: string;
  /** Null for a guest. */
  readonly accountId: string | null;
}

/** Feedback of visitors to the operator. */
export function createFeedbackBox({ db, now, limits }: Pick<ContentDeps, 'db' | 'now' | 'limits'>) {
  const take = (merchant: string, act: 'feedback' | 'feedbackUpload', address: string, uses: number) =>
    limits.take({ merchant, key: `${act}:${rateLimitKey(address)}`, uses, seconds: 3_600 });

  return {
    /** @throws {Failure} `RATE_LIMIT` for an address that has sent too many large bodies. */
    async admitUpload({ brand: { merchant } }: Tenant, address: string): Promise<void> {
      if (!(await take(merchant, 'feedbackUpload', address, uploadsPerHour))) throw new Failure('RATE_LIMIT');
    },

    /**
     * Stores a message with its images in one transaction and returns its reference number.
     * @throws {Failure} `VALIDATION` or `RATE_LIMIT`.
     */
    async keep({ brand }: Tenant, { language, address, accountId }: Writer, request: FeedbackRequest): Promise<string> {
      const { merchant } = brand;
      if (feedbackProblem(request.content, brand.policies.feedback.min) !== null) throw new Failure('VALIDATION');
      const images = await cleanUploads(request.images ?? []);
      if (!(await take(merchant, 'feedback', address, perHour))) throw new Failure('RATE_LIMIT');
      const reference = `F-${randomBytes(5).toString('hex').toUpperCase()}`;
      const contact = request.contact?.trim() ?? '';
      await db.transaction(async (work) => {
        await work.insert(feedback).values({
          merchant,
          reference,
          kind: request.kind,
          content: feedbackText(request.content),
          contact: contact === '' ? null : contact,
          accountId,
          language,
          createdAt: now(),
        });
        if (images.length === 0) return;
        await work.insert(feedbackImage).values(images.map((image, position) => ({ merchant, reference, position, ...image })));
      });
      return reference;
    },
  };
}
