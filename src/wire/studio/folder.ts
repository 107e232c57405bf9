import Type, { type Static } from 'typebox';
import { closed, Digest, nullable, Pointer, StudioText } from './shapes.ts';

export const FolderSide = Type.Enum(['studio', 'folder']);
export type FolderSide = Static<typeof FolderSide>;

/** A setting or a file that both the studio and the brand's folder changed. Null is a value that is not there, and any of a file. */
export const FolderConflict = Type.Object(
  {
    id: Type.String(),
    kind: Type.Enum(['setting', 'file']),
    /** Sections and field, or the name of the file. */
    place: StudioText,
    base: nullable(StudioText),
    studio: nullable(StudioText),
    folder: nullable(StudioText),
  },
  closed,
);
export type FolderConflict = Static<typeof FolderConflict>;

/** Gain of a draft from the folder that changed on disk: what comes by itself, and what both changed. */
export const FolderDrift = Type.Object(
  {
    /** Of the folder as it is now. */
    digest: Digest,
    /** Of the draft that it would be merged into. */
    revision: Type.Integer(),
    changes: Type.Array(Type.Object({ pointer: Pointer, place: StudioText, sentence: StudioText }, closed)),
    files: Type.Array(Type.String()),
    conflicts: Type.Array(FolderConflict),
  },
  closed,
);
export type FolderDrift = Static<typeof FolderDrift>;

/** The sides by the `id` of their conflict. */
export const FolderChoices = Type.Object(
  {
    digest: Digest,
    revision: Type.Integer({ minimum: 0 }),
    choices: Type.Record(Type.String({ minLength: 1, maxLength: 600 }), FolderSide, { maxProperties: 1_000 }),
  },
  closed,
);
export type FolderChoices = Static<typeof FolderChoices>;
