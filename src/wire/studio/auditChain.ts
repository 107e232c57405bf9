import Type, { type Static } from 'typebox';
import { closed, Digest, Moment, nullable } from './shapes.ts';

const Place = Type.Integer({ minimum: 0, maximum: 999_999_999_999 });
const Head = Type.Object({ seq: Place, hash: Digest }, closed);

/** A fault of an entry; `seq` is null for a row without one. */
export const ChainFault = Type.Object(
  {
    kind: Type.Enum(['missing', 'altered', 'moved', 'unfit', 'rowRemoved', 'rowChanged', 'unlinked', 'anchorUnfit']),
    seq: nullable(Place),
    /** Last place of a run of missing entries. */
    to: nullable(Place),
    row: nullable(Type.Object({ kind: Type.Enum(['event', 'ledger']), merchant: Type.String(), id: Type.String() }, closed)),
    at: nullable(Moment),
    /** Hash that the next entry still has of a missing one. */
    hash: nullable(Type.String()),
  },
  closed,
);
export type ChainFault = Static<typeof ChainFault>;

/** The hash chain over events and ledger as its last check found it. */
export const AuditChainState = Type.Object(
  {
    since: nullable(Moment),
    head: nullable(Head),
    /** The last twelve months with entries; `first` is the place of the first one. */
    months: Type.Array(Type.Object({ from: Moment, first: Place, entries: Place }, closed)),
    anchor: nullable(Type.Object({ at: Moment, seq: Place }, closed)),
    check: nullable(
      Type.Object(
        {
          state: Type.Enum(['running', 'whole', 'broken']),
          startedAt: Moment,
          finishedAt: nullable(Moment),
          checked: Place,
          total: Place,
          found: Place,
          /** The first ones. */
          faults: Type.Array(ChainFault),
        },
        closed,
      ),
    ),
  },
  closed,
);
export type AuditChainState = Static<typeof AuditChainState>;

/** A portion of the entries behind `after`. */
export const ChainExportOrder = Type.Object({ format: Type.Enum(['jsonl', 'csv']), after: Place }, closed);
export type ChainExportOrder = Static<typeof ChainExportOrder>;

/** Lines of the file, and the place that the next portion begins behind; null after the last. */
export const ChainExport = Type.Object({ text: Type.String(), next: nullable(Place) }, closed);
