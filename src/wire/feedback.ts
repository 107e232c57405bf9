import Type, { type Static } from 'typebox';
import type { ImageFault } from '../domain/imageRules.ts';

const closed = { additionalProperties: false } as const;

/** The bounds of `content` and of images are rules of `domain/`; the lengths here only keep nonsense out. */
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

/** `value` of the VALIDATION failure of a message whose images are refused: the first fault and the image that has it. */
export interface ImageRefusal {
  readonly field: 'images';
  readonly index: number;
  readonly rule: ImageFault;
}
