import Type, { type Static } from 'typebox';
import { feedbackStates, maxAnswerLength } from '../domain/feedback.ts';
import type { ImageFault } from '../domain/imageRules.ts';

const closed = { additionalProperties: false } as const;

/** `domain/` has the limits of `content` and images; the lengths here are only upper bounds. */
export const FeedbackRequest = Type.Object(
  {
    kind: Type.Union([Type.Literal('feedback'), Type.Literal('complaint')]),
    content: Type.String({ maxLength: 1_000 }),
    contact: Type.Optional(Type.String({ maxLength: 100 })),
    /** Files in base64. */
    images: Type.Optional(Type.Array(Type.String(), { maxItems: 16 })),
  },
  closed,
);
export type FeedbackRequest = Static<typeof FeedbackRequest>;

export const FeedbackReceipt = Type.Object({ reference: Type.String() }, closed);
export type FeedbackReceipt = Static<typeof FeedbackReceipt>;

/** `value` of a `VALIDATION` failure for images: the first violated rule and the index of the image. */
export interface ImageRefusal {
  readonly field: 'images';
  readonly index: number;
  readonly rule: ImageFault;
}

/** `username` is that of the account; null for a guest, who left at most a contact. */
export const ListedFeedback = Type.Object(
  {
    reference: Type.String(),
    kind: Type.String(),
    content: Type.String(),
    contact: Type.Union([Type.String(), Type.Null()]),
    username: Type.Union([Type.String(), Type.Null()]),
    images: Type.Integer(),
    state: Type.Enum([...feedbackStates]),
    answer: Type.Union([Type.String(), Type.Null()]),
    createdAt: Type.String(),
  },
  closed,
);
export type ListedFeedback = Static<typeof ListedFeedback>;

/** Everything that an author has sent, oldest first, with the answers; `account` is null for a guest, of whom there is one message. */
export const FeedbackThread = Type.Object(
  {
    account: Type.Union([Type.String(), Type.Null()]),
    messages: Type.Array(
      Type.Object(
        {
          ...ListedFeedback.properties,
          language: Type.String(),
          /** Name of the operator who answered or closed it. */
          answeredBy: Type.Union([Type.String(), Type.Null()]),
          answeredAt: Type.Union([Type.String(), Type.Null()]),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type FeedbackThread = Static<typeof FeedbackThread>;

export const FeedbackQuery = { state: Type.Optional(Type.Enum([...feedbackStates])) };

export const OfFeedback = Type.Object(
  { merchant: Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,63}$' }), reference: Type.String({ pattern: '^F-[0-9A-F]{10}$' }) },
  closed,
);

export const FeedbackAnswer = Type.Object(
  { answer: Type.String({ minLength: 3, maxLength: maxAnswerLength, pattern: '\\S' }) },
  closed,
);
export type FeedbackAnswer = Static<typeof FeedbackAnswer>;
