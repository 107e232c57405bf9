import Type, { type Static } from 'typebox';
import {
  closed,
  Digest,
  MerchantCode,
  Moment,
  Note,
  NumberText,
  nullable,
  PatchStep,
  Pointer,
  StudioProblem,
  StudioText,
  Trace,
} from './shapes.ts';

/** One immutable version of a brand. `kind`: where it came from. */
export const VersionRow = Type.Object(
  {
    version: Type.Integer(),
    digest: Digest,
    kind: Type.Union([Type.Literal('disk'), Type.Literal('studio'), Type.Literal('command'), Type.Literal('rollback')]),
    /** Version that was taken back to, of a roll-back. */
    restores: nullable(Type.Integer()),
    by: Type.String(),
    at: Moment,
    note: Type.String(),
    /**
     * `asked` waits for a second operator, `declined` was refused by one; `scheduled` waits for `liveFrom`; `live` is served; `past` was
     * served once; `cancelled` never was.
     */
    state: Type.Enum(['asked', 'declined', 'scheduled', 'live', 'past', 'cancelled']),
    liveFrom: nullable(Moment),
    liveUntil: nullable(Moment),
    /** Share of visitors in per cent while it is rolled out; 100 otherwise. */
    share: Type.Integer({ minimum: 0, maximum: 100 }),
    schemaVersion: Type.String(),
  },
  closed,
);
export type VersionRow = Static<typeof VersionRow>;
export const VersionPage = Type.Object({ versions: Type.Array(VersionRow), next: nullable(Type.Integer()) }, closed);
export type VersionPage = Static<typeof VersionPage>;

/** `files`: SHA-256 of each file by its path in the brand's folder. */
export const VersionDetail = Type.Object(
  { ...VersionRow.properties, manifest: Type.Unknown(), files: Type.Record(Type.String(), Digest) },
  closed,
);
export type VersionDetail = Static<typeof VersionDetail>;

export const BrandCard = Type.Object(
  {
    merchant: MerchantCode,
    name: Type.String(),
    hosts: Type.Array(Type.String()),
    /** Address of the site; null while nothing is published. */
    origin: nullable(Type.String()),
    profile: Type.Union([Type.Literal('play'), Type.Literal('real')]),
    live: nullable(VersionRow),
    draft: nullable(Type.Object({ revision: Type.Integer(), changes: Type.Integer(), ...Trace.properties }, closed)),
    problems: Type.Object({ stops: Type.Integer(), warnings: Type.Integer() }, closed),
    /** Whether `brands/` on disk differs from the newest version that came from it, while the studio has gone on. */
    drift: Type.Boolean(),
    /** Colours of the card: page, header, accent and text of each offered mode. */
    colours: Type.Array(
      Type.Object(
        {
          mode: Type.Union([Type.Literal('dark'), Type.Literal('light')]),
          canvas: Type.String(),
          header: Type.String(),
          accent: Type.String(),
          text: Type.String(),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type BrandCard = Static<typeof BrandCard>;

export const BrandQuery = {
  search: Type.Optional(Type.String({ maxLength: 100 })),
  filter: Type.Optional(
    Type.Union([Type.Literal('draft'), Type.Literal('problems'), Type.Literal('drift'), Type.Literal('unpublished')]),
  ),
  after: Type.Optional(Type.String({ maxLength: 100 })),
  /** At most 200. */
  limit: Type.Optional(NumberText),
};
export const BrandPage = Type.Object(
  {
    brands: Type.Array(BrandCard),
    next: nullable(Type.String()),
    counts: Type.Object(
      {
        all: Type.Integer(),
        draft: Type.Integer(),
        problems: Type.Integer(),
        drift: Type.Integer(),
        unpublished: Type.Integer(),
      },
      closed,
    ),
  },
  closed,
);
export type BrandPage = Static<typeof BrandPage>;

/** The five inputs of a new brand. Code and host follow from the name until they are given. */
export const FiveInputs = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 40 }),
    seed: Type.Optional(Type.String({ pattern: '^#[0-9a-f]{6}$' })),
    language: Type.Optional(Type.Union([Type.Literal('vi'), Type.Literal('en')])),
    host: Type.Optional(Type.String({ maxLength: 253 })),
    /** SHA-256 of an uploaded logo. */
    logo: Type.Optional(Digest),
    merchant: Type.Optional(MerchantCode),
  },
  closed,
);
export type FiveInputs = Static<typeof FiveInputs>;

/** Result of the five inputs, without writing anything. `isFree`: no brand has that code and that host. */
export const DerivedBrand = Type.Object(
  {
    merchant: Type.String(),
    host: Type.String(),
    isFree: Type.Object({ merchant: Type.Boolean(), host: Type.Boolean() }, closed),
    manifest: Type.Unknown(),
    problems: Type.Array(StudioProblem),
    /** The equal command of the command line. */
    command: Type.String(),
  },
  closed,
);
export type DerivedBrand = Static<typeof DerivedBrand>;

/** The document that is being worked on; one per brand, shared by its editors. */
export const Draft = Type.Object(
  {
    merchant: MerchantCode,
    /** Grows with every write; `If-Match` of the next one. */
    revision: Type.Integer(),
    /** Version it started from; null for a brand that was never published. */
    base: nullable(Type.Integer()),
    document: Type.Unknown(),
    /** The document of `base`. */
    published: Type.Unknown(),
    files: Type.Record(Type.String(), Digest),
    problems: Type.Array(StudioProblem),
    changed: nullable(Trace),
  },
  closed,
);
export type Draft = Static<typeof Draft>;

/** A write of some settings. `revision` is the one the steps were made on. */
export const DraftWrite = Type.Object(
  { revision: Type.Integer({ minimum: 0 }), steps: Type.Array(PatchStep, { minItems: 1, maxItems: 500 }) },
  closed,
);
export type DraftWrite = Static<typeof DraftWrite>;

/** A write of the whole document, as the JSON editor makes it. */
export const DraftReplace = Type.Object({ revision: Type.Integer({ minimum: 0 }), document: Type.Unknown() }, closed);
export type DraftReplace = Static<typeof DraftReplace>;

/** The setting of the document at which a person is, for the others; null for nowhere. */
export const DraftPlace = Type.Object({ pointer: nullable(Pointer) }, closed);
export type DraftPlace = Static<typeof DraftPlace>;

/** A setting that both sides changed: value when they parted, of the others, of this write. */
export const DraftConflict = Type.Object(
  { pointer: Pointer, base: Type.Unknown(), theirs: Type.Unknown(), yours: Type.Unknown(), by: Type.String() },
  closed,
);
export type DraftConflict = Static<typeof DraftConflict>;

/**
 * `saved`: written, on top of what others wrote meanwhile (`steps` brings the caller's copy up to date). `conflict`: nothing was
 * written; the settings named were changed by both.
 */
export const DraftAnswer = Type.Object(
  {
    result: Type.Union([Type.Literal('saved'), Type.Literal('conflict')]),
    revision: Type.Integer(),
    steps: Type.Array(PatchStep),
    conflicts: Type.Array(DraftConflict),
    problems: Type.Array(StudioProblem),
  },
  closed,
);
export type DraftAnswer = Static<typeof DraftAnswer>;

/** One difference in words between a version and a draft, or between two versions. */
export const Change = Type.Object(
  {
    pointer: Pointer,
    /** Sections and field, from the schema. */
    place: StudioText,
    kind: Type.Union([Type.Literal('added'), Type.Literal('removed'), Type.Literal('changed'), Type.Literal('moved')]),
    before: Type.Unknown(),
    after: Type.Unknown(),
    sentence: StudioText,
    changed: nullable(Trace),
    /** Takes this difference alone back. */
    undo: Type.Array(PatchStep),
  },
  closed,
);
export type Change = Static<typeof Change>;

/** Gates in their fixed order; publishing needs each to be `passed` or `advice`. */
export const gateNames = ['schema', 'contrast', 'texts', 'pictures', 'licence', 'hosts', 'advice'] as const;
export const Gate = Type.Object(
  {
    name: Type.Enum([...gateNames]),
    state: Type.Union([Type.Literal('passed'), Type.Literal('advice'), Type.Literal('failed')]),
    sentence: StudioText,
  },
  closed,
);
export type Gate = Static<typeof Gate>;

export const Changes = Type.Object(
  {
    base: nullable(Type.Integer()),
    revision: Type.Integer(),
    changes: Type.Array(Change),
    gates: Type.Array(Gate),
    /** Its changes to the live settings of trust: with any, publishing waits for a second operator. */
    trust: Type.Array(Change),
  },
  closed,
);
export type Changes = Static<typeof Changes>;

/** `revision` is the draft the person looked at; `base` the version they compared with. */
export const PublishOrder = Type.Object(
  {
    revision: Type.Integer(),
    base: nullable(Type.Integer()),
    note: Note,
    /** Later than now; without it immediately. */
    liveFrom: Type.Optional(Moment),
    requestId: Type.String({ pattern: '^[A-Za-z0-9._:~-]{8,64}$' }),
  },
  closed,
);
export type PublishOrder = Static<typeof PublishOrder>;

export const RollbackOrder = Type.Object(
  { to: Type.Integer({ minimum: 1 }), reason: Note, requestId: Type.String({ pattern: '^[A-Za-z0-9._:~-]{8,64}$' }) },
  closed,
);
export type RollbackOrder = Static<typeof RollbackOrder>;

/**
 * `asked`: it waits for a second operator, because it changes the settings of trust in `changes`; `declined`: that one said no; `stale`:
 * another version was published since `base`; `changes` is what it changed. `back`: the version that was live before this one, which a
 * roll-back brings back; null if there was none, and of one that waits.
 */
export const PublishAnswer = Type.Object(
  {
    result: Type.Enum(['published', 'scheduled', 'asked', 'declined', 'stale', 'refused']),
    version: nullable(VersionRow),
    back: nullable(Type.Integer()),
    problems: Type.Array(StudioProblem),
    changes: Type.Array(Change),
  },
  closed,
);
export type PublishAnswer = Static<typeof PublishAnswer>;

/**
 * Question to a second operator about a version. `stale`: another version was published since, and it has to be asked for again.
 * `isOwn`: the reader asked for it or wrote what it changes, and may take it back but not agree to it.
 */
export const SecondYes = Type.Object(
  {
    state: Type.Enum(['pending', 'given', 'declined', 'expired', 'stale']),
    by: Type.String(),
    at: Moment,
    until: Moment,
    note: Type.String(),
    digest: Digest,
    isOwn: Type.Boolean(),
    decidedBy: nullable(Type.String()),
    decidedAt: nullable(Moment),
    /** Its changes to the settings of trust that were live. */
    changes: Type.Array(Change),
  },
  closed,
);
export type SecondYes = Static<typeof SecondYes>;

/** `digest` is that of the version which was looked at. */
export const SecondYesOrder = Type.Object({ digest: Digest, isYes: Type.Boolean() }, closed);
export type SecondYesOrder = Static<typeof SecondYesOrder>;

/** Query of an upload, whose body is the file. The name only suggests what the file is called in the brand. */
export const uploadQuery = { name: Type.Optional(Type.String({ maxLength: 100 })) };

/**
 * Reason for refusing an upload, in the value of the failure: size or pixels beyond the limit, no known kind, damaged, something in a
 * drawing that does not only draw, too many files in the draft.
 */
export const UploadRefusal = Type.Object(
  {
    rule: Type.Union([
      Type.Literal('size'),
      Type.Literal('pixels'),
      Type.Literal('type'),
      Type.Literal('broken'),
      Type.Literal('hostile'),
      Type.Literal('files'),
    ]),
    sentence: StudioText,
  },
  closed,
);
export type UploadRefusal = Static<typeof UploadRefusal>;

/** Versions before `before`, newest first. */
export const VersionQuery = { before: Type.Optional(NumberText) };

const Files = Type.Record(Type.String({ maxLength: 200 }), Digest, { maxProperties: 500 });

/** `version`: the one that a folder came from. */
export const SourceQuery = { version: Type.Optional(NumberText) };

const content = { manifest: Type.Unknown(), files: Type.Record(Type.String(), Digest) };
const SourceVersion = Type.Object({ version: Type.Integer(), digest: Digest, ...content }, closed);

/**
 * Versions that the command line merges a folder with. `head`: the newest version. `base`: the version that was asked for. `undone`:
 * what was published until a roll-back or a cancellation after `base` withdrew it. `imported`: the newest version that the server took
 * from its own folder, whether it is the only such one, and the digest of that folder as it is now. Null where there is none.
 */
export const BrandSource = Type.Object(
  {
    head: nullable(SourceVersion),
    base: nullable(SourceVersion),
    undone: nullable(Type.Object(content, closed)),
    imported: nullable(Type.Object({ version: Type.Integer(), isOnly: Type.Boolean(), folder: nullable(Digest) }, closed)),
  },
  closed,
);
export type BrandSource = Static<typeof BrandSource>;

/**
 * Publishes a folder. `disk` is the folder as it is, `document` and `files` what it gives merged with the version `base`. A trial
 * gives the same answer without a version, and publishes nothing.
 */
export const SourceOrder = Type.Object(
  {
    base: nullable(Type.Integer()),
    document: Type.Unknown(),
    files: Files,
    disk: Type.Object({ manifest: Type.Unknown(), files: Files }, closed),
    note: Note,
    liveFrom: Type.Optional(Moment),
    isTrial: Type.Optional(Type.Boolean()),
    requestId: Type.String({ pattern: '^[A-Za-z0-9._:~-]{8,64}$' }),
  },
  closed,
);
export type SourceOrder = Static<typeof SourceOrder>;

export const StoredFileDigest = Type.Object({ digest: Digest }, closed);

/** Result of an upload: decoded, resized, re-encoded and stripped. `path` is what the manifest may name. */
export const UploadedFile = Type.Object(
  {
    path: Type.String(),
    digest: Digest,
    type: Type.String(),
    bytes: Type.Integer(),
    width: nullable(Type.Integer()),
    height: nullable(Type.Integer()),
    /** Letters that a font lacks. */
    missing: Type.Array(Type.String()),
  },
  closed,
);
export type UploadedFile = Static<typeof UploadedFile>;

/** Server-sent events of the editor of one brand. */
export type DraftEvent =
  | { readonly kind: 'presence'; readonly people: readonly { readonly name: string; readonly pointer: string | null }[] }
  | { readonly kind: 'draft'; readonly revision: number; readonly by: string }
  | { readonly kind: 'version'; readonly version: number; readonly by: string };
