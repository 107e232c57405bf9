import type { Static, TObject, TSchema } from 'typebox';

/** Shapes of a call and its answer: validation, types of both sides and the description of the API follow from it. */
export interface Definition {
  /** For the description of the API, as are the tags; absent for calls that it leaves out. */
  readonly summary?: string;
  readonly tags?: readonly string[];
  /** Left out of the description: OpenAPI describes neither sockets nor answers that do not end. */
  readonly hide?: true;
  readonly headers?: TObject;
  readonly params?: TObject;
  /** Besides `lang`, which calls of the site take as well. */
  readonly query?: TObject;
  /** Sent as JSON; `file`: the bytes of a file. */
  readonly body?: TSchema | 'file';
  /** The body is sent as a form. */
  readonly isForm?: true;
  /** Content of the encrypted envelope; without a `body` the envelope is all that is sent. */
  readonly sealed?: TSchema;
  /** Value of the envelope of the answer, or an answer without one. */
  readonly answer?: TSchema | 'file' | 'stream' | 'socket';
  /** The whole answer, if it has more fields than an envelope. */
  readonly whole?: TObject;
}

type ShapeOf<Defined, Key extends string> =
  Defined extends Readonly<Record<Key, infer Shape extends TSchema>> ? Static<Shape> : never;

/** Fields of an address are text; a number may be given where its text is accepted. */
type QueryValue<Value> = string extends Value
  ? Value | number
  : Value extends `${infer Digits extends number}`
    ? Value | Digits
    : Value;

type QueryOf<Fields> = {
  readonly [Field in keyof Fields]: QueryValue<Fields[Field]> | ({} extends Pick<Fields, Field> ? undefined : never);
};

/** Of a shape that is only read: lists may be read-only. */
export type Given<Value> = Value extends Blob
  ? Value
  : Value extends readonly (infer Each)[]
    ? readonly Given<Each>[]
    : Value extends object
      ? { readonly [Key in keyof Value]: Given<Value[Key]> }
      : Value;

type BodyOf<Defined> = Defined extends { readonly isForm: true }
  ? never
  : Defined extends { readonly body: 'file' }
    ? Blob
    : Defined extends { readonly body: TSchema }
      ? Given<ShapeOf<Defined, 'body'>>
      : Defined extends { readonly sealed: TSchema }
        ? { readonly payload: string }
        : never;

/** A property that has to be given, may be, or is unknown to the call. */
type Part<Key extends string, Value> = [Value] extends [never]
  ? { readonly [Each in Key]?: undefined }
  : {} extends Value
    ? { readonly [Each in Key]?: Value }
    : { readonly [Each in Key]: Value };

/** Input of a call. */
export type SendingOf<Defined> = Part<'params', QueryOf<ShapeOf<Defined, 'params'>>> &
  Part<'query', QueryOf<ShapeOf<Defined, 'query'>>> &
  Part<'body', BodyOf<Defined>> &
  Part<'form', Defined extends { readonly isForm: true } ? ShapeOf<Defined, 'body'> : never>;

/** Result of a call: the value of the envelope. */
export type ValueOf<Defined> = Defined extends { readonly whole: TObject }
  ? ShapeOf<Defined, 'whole'> extends { value: infer Value }
    ? Value
    : never
  : ShapeOf<Defined, 'answer'>;

export type SealedOf<Defined> = Given<ShapeOf<Defined, 'sealed'>>;
export type WholeOf<Defined> = ShapeOf<Defined, 'whole'>;

/** Names of the calls in a table whose definition has this. */
export type NamesWith<Table, Has> = { [Name in keyof Table]: Table[Name] extends Has ? Name : never }[keyof Table];

/** Names of the calls that may be sent without options. */
export type FreeNames<Table> = { [Name in keyof Table]: {} extends SendingOf<Table[Name]> ? Name : never }[keyof Table];
