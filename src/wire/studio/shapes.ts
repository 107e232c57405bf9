import Type, { type Static } from 'typebox';

export const closed = { additionalProperties: false } as const;
export const nullable = <Shape extends Parameters<typeof Type.Union>[0][number]>(shape: Shape) =>
  Type.Union([shape, Type.Null()]);

export const MerchantCode = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,63}$' });
export const OfBrand = Type.Object({ merchant: MerchantCode }, closed);
/** For calls that take `lang` and nothing else in the address. */
export const onlyLanguage = Type.Object({}, closed);
/** A number in an address, where everything is text. */
export const NumberText = Type.String({ pattern: '^[1-9][0-9]{0,8}$' });
export const OfVersion = Type.Object({ merchant: MerchantCode, version: NumberText }, closed);
/** Note of a person about an act; other people read it. */
export const Note = Type.String({ minLength: 3, maxLength: 300, pattern: '\\S.*\\S' });
/** ISO 8601 in UTC. */
export const Moment = Type.String({ format: 'date-time' });
/** SHA-256 in hexadecimal. */
export const Digest = Type.String({ pattern: '^[0-9a-f]{64}$' });
export const OfFile = Type.Object({ merchant: MerchantCode, digest: Digest }, closed);
/** RFC 6901. */
export const Pointer = Type.String({ maxLength: 500 });

const Value = Type.Unknown();
/** One operation of RFC 6902; `test` guards the ones after it. */
export const PatchStep = Type.Union([
  Type.Object({ op: Type.Literal('add'), path: Pointer, value: Value }, closed),
  Type.Object({ op: Type.Literal('replace'), path: Pointer, value: Value }, closed),
  Type.Object({ op: Type.Literal('test'), path: Pointer, value: Value }, closed),
  Type.Object({ op: Type.Literal('remove'), path: Pointer }, closed),
  Type.Object({ op: Type.Literal('move'), from: Pointer, path: Pointer }, closed),
]);
export type PatchStep = Static<typeof PatchStep>;

/** Text in English and Vietnamese: the languages of the studio. */
export const StudioText = Type.Object({ en: Type.String(), vi: Type.String() }, closed);
export type StudioText = Static<typeof StudioText>;

/** A problem of a manifest, as `manifest/problem.ts` finds it. */
export const StudioProblem = Type.Object(
  {
    code: Type.String(),
    pointer: Type.String(),
    line: Type.Integer(),
    column: Type.Integer(),
    /** Whether it keeps the brand from being published. */
    stops: Type.Boolean(),
    message: StudioText,
    /** Patch that repairs it, where there is exactly one answer. */
    fix: nullable(Type.Array(PatchStep)),
  },
  closed,
);
export type StudioProblem = Static<typeof StudioProblem>;

/** Author and time of an act. */
export const Trace = Type.Object({ by: Type.String(), at: Moment }, closed);
export type Trace = Static<typeof Trace>;
