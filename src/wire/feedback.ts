import Type, { type Static } from 'typebox';

const closed = { additionalProperties: false } as const;

/** The bounds of `content` are the rule of `domain/feedback.ts`; the length here only keeps nonsense out. */
export const FeedbackRequest = Type.Object(
  {
    kind: Type.Union([Type.Literal('feedback'), Type.Literal('complaint')]),
    content: Type.String({ maxLength: 1_000 }),
    contact: Type.Optional(Type.String({ maxLength: 100 })),
  },
  closed,
);
export type FeedbackRequest = Static<typeof FeedbackRequest>;

export const FeedbackReceipt = Type.Object({ reference: Type.String() }, closed);
export type FeedbackReceipt = Static<typeof FeedbackReceipt>;
