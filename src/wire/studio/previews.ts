import Type, { type Static } from 'typebox';
import { closed, MerchantCode, Moment, nullable } from './shapes.ts';

export const PreviewLink = Type.Object(
  {
    id: Type.String(),
    /** Note about the recipient. */
    label: Type.String(),
    /** A version; null for the draft as it is when visited. */
    version: nullable(Type.Integer()),
    /** Complete address; only in the answer that made it. */
    url: nullable(Type.String()),
    by: Type.String(),
    createdAt: Moment,
    expiresAt: Moment,
    revokedAt: nullable(Moment),
    mayRemark: Type.Boolean(),
    visits: Type.Integer(),
    lastVisitAt: nullable(Moment),
    remarks: Type.Array(
      Type.Object({ id: Type.String(), page: Type.String(), text: Type.String(), name: Type.String(), at: Moment }, closed),
    ),
  },
  closed,
);
export type PreviewLink = Static<typeof PreviewLink>;

export const PreviewOrder = Type.Object(
  {
    label: Type.String({ minLength: 1, maxLength: 60 }),
    version: nullable(Type.Integer({ minimum: 1 })),
    days: Type.Integer({ minimum: 1, maximum: 90 }),
    mayRemark: Type.Boolean(),
  },
  closed,
);
export type PreviewOrder = Static<typeof PreviewOrder>;

/** One link of a brand. */
export const OfPreview = Type.Object({ merchant: MerchantCode, id: Type.String({ pattern: '^[0-9a-f-]{36}$' }) }, closed);

/** Remark of a visitor of a link about a page. */
export const RemarkOrder = Type.Object(
  {
    page: Type.String({ pattern: '^/', maxLength: 200 }),
    text: Type.String({ minLength: 1, maxLength: 1000, pattern: '\\S' }),
    name: Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' }),
  },
  closed,
);
/** Element that the program of a preview shows over the page: a ribbon on a link, nothing in the editor. */
export const PreviewAbout = Type.Object(
  {
    isLink: Type.Boolean(),
    mayRemark: Type.Boolean(),
    words: Type.Object(
      {
        title: Type.String(),
        text: Type.String(),
        remark: Type.String(),
        name: Type.String(),
        remarkText: Type.String(),
        send: Type.String(),
        close: Type.String(),
        sent: Type.String(),
        failed: Type.String(),
      },
      closed,
    ),
  },
  closed,
);
export type PreviewAbout = Static<typeof PreviewAbout>;
export type RemarkOrder = Static<typeof RemarkOrder>;

/**
 * Origin on which the real site shows the draft of a brand to the operator who asked, for a working day. `published`: the same for
 * the version that is live, null for a brand that was never published.
 */
export const EditorPreview = Type.Object(
  {
    origin: Type.String(),
    published: nullable(Type.String()),
    expiresAt: Moment,
    /** Whether there are no demo accounts to look at the draft with. */
    guestsOnly: Type.Boolean(),
  },
  closed,
);
export type EditorPreview = Static<typeof EditorPreview>;

/** Account that a page of the editor's preview is looked at with. */
export const VisitorOrder = Type.Object({ as: Type.Union([Type.Literal('member'), Type.Literal('agent')]) }, closed);
export type VisitorKind = Static<typeof VisitorOrder>['as'];

/** Session of a demo account, whose password is public, for the storage of the page. */
export const PreviewVisitor = Type.Object({ token: Type.String(), account: Type.String(), type: Type.Integer() }, closed);
export type PreviewVisitor = Static<typeof PreviewVisitor>;
