import Type, { type Static } from 'typebox';
import { type Language, languages } from '../../domain/language.ts';
import { promotionKinds } from '../../domain/promotion.ts';
import { PictureShape } from '../catalogue.ts';
import { RequestId } from './deskMembers.ts';
import { closed, MerchantCode, Moment, nullable, StudioText } from './shapes.ts';

/** Promotions of a brand as operators write them; `deskPromotions` are applications of members for them. */

const OfferId = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,39}$' });
export const OfDeskOffer = Type.Object({ merchant: MerchantCode, offer: OfferId }, closed);

export const OfOfferPicture = Type.Object(
  {
    merchant: MerchantCode,
    hash: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }),
    file: Type.String({ pattern: '^[A-Za-z0-9._~-]{1,200}$' }),
  },
  closed,
);

/** A promotion as a manifest writes it; the server checks it by the schema of manifests. */
const Document = Type.Record(Type.String({ maxLength: 40 }), Type.Unknown(), { maxProperties: 20 });

/** `draft`: never published; `planned`: begins later; `ended`: its time is over or an operator ended it; `spent`: its budget is. */
export const offerStates = ['draft', 'planned', 'live', 'spent', 'ended'] as const;

const Text = Type.Unsafe<Partial<Record<Language, string>>>(Type.Record(Type.String({ maxLength: 8 }), Type.String()));
const Count = Type.Integer({ minimum: 0 });
/** Decimal text with four places. */
const Sum = Type.String();

export const DeskOfferRow = Type.Object(
  {
    offer: Type.String(),
    title: Text,
    overline: nullable(Text),
    picture: nullable(PictureShape),
    /** Null for one that is words only. */
    kind: nullable(Type.Enum([...promotionKinds])),
    state: Type.Enum([...offerStates]),
    /** Whether what is in force is the one of the manifest. */
    isOfManifest: Type.Boolean(),
    /** Version in force; 0 for the one of the manifest, null while none is. */
    live: nullable(Count),
    /** The last version; 0 before the first. */
    newest: Count,
    from: nullable(Moment),
    until: nullable(Moment),
    budget: nullable(Sum),
    /** Members whom it paid. */
    members: Count,
    paid: Sum,
  },
  closed,
);
export type DeskOfferRow = Static<typeof DeskOfferRow>;

const brandFacts = {
  symbol: Type.String(),
  timeZone: Type.String(),
  offered: Type.Array(Type.Enum([...languages])),
  /** Age that the terms have to name. */
  minAge: Type.Integer(),
  /** Budget from which a second operator has to approve. */
  approvalFrom: Sum,
  /** Pictures that a promotion may show, by the file in the folder of the brand. */
  pictures: Type.Array(Type.Object({ file: Type.String(), picture: PictureShape }, closed)),
};

export const DeskOffers = Type.Object({ ...brandFacts, offers: Type.Array(DeskOfferRow) }, closed);
export type DeskOffers = Static<typeof DeskOffers>;

const OfferVersion = Type.Object(
  {
    version: Count,
    document: Document,
    /** Null for what the manifest said. */
    madeBy: nullable(Type.String()),
    madeAt: Moment,
    publishedBy: nullable(Type.String()),
    publishedAt: nullable(Moment),
  },
  closed,
);
export type OfferVersion = Static<typeof OfferVersion>;

export const DeskOffer = Type.Object(
  {
    ...brandFacts,
    row: DeskOfferRow,
    /** The last version as it is written, else the one of the manifest. */
    document: Document,
    /** Newest first. */
    versions: Type.Array(OfferVersion),
  },
  closed,
);
export type DeskOffer = Static<typeof DeskOffer>;

/** @field expected The last version that the writer knows; 0 for none. Another one is a CONFLICT. */
export const OfferSave = Type.Object({ expected: Count, document: Document }, closed);
export type OfferSave = Static<typeof OfferSave>;

/** Idempotent by `requestId`. */
export const OfferPublish = Type.Object(
  {
    version: Type.Integer({ minimum: 1 }),
    reason: Type.String({ minLength: 3, maxLength: 200, pattern: '\\S.*\\S' }),
    requestId: RequestId,
  },
  closed,
);
export type OfferPublish = Static<typeof OfferPublish>;

/** A fault of a document by its place, in the value of VALIDATION. */
export const OfferProblem = Type.Object({ pointer: Type.String(), message: StudioText }, closed);
export type OfferProblem = Static<typeof OfferProblem>;

export const OfferEstimateQuery = Type.Object(
  { month: Type.String({ pattern: '^\\d{4}-(?:0[1-9]|1[0-2])$' }), document: Document },
  closed,
);
export type OfferEstimateQuery = Static<typeof OfferEstimateQuery>;

/** Payments that a promotion would have made in a month by what was deposited and played in it. */
export const OfferEstimate = Type.Object(
  {
    month: Type.String(),
    /** Members whom it would have paid, and how often. */
    members: Count,
    payments: Count,
    /** Payments at the limit of a turn. */
    atLimit: Count,
    given: Sum,
    /** Members who deposited or played in the month, and those of them whom any promotion paid. */
    active: Count,
    takers: Count,
    /** `given` at the share of takers; null in a month in which no promotion paid. */
    usual: nullable(Sum),
    /** By week from Monday; the first begins with the month. */
    weeks: Type.Array(Type.Object({ from: Type.String(), given: Sum }, closed)),
    /** Day on which the budget would have been spent; null if it lasts or there is none. */
    spentOn: nullable(Type.String()),
  },
  closed,
);
export type OfferEstimate = Static<typeof OfferEstimate>;
