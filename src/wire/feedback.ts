import Type, { type Static } from 'typebox';
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
