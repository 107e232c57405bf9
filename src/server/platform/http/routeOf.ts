import type { Static, TObject, TProperties, TSchema, TUnsafe } from 'typebox';
import { Sealed } from '../../../wire/auth.ts';
import { type CallName, calls } from '../../../wire/calls.ts';
import type { Definition, Given } from '../../../wire/definition.ts';
import { definitions } from '../../../wire/definitions/index.ts';
import type { Envelope } from '../../../wire/envelope.ts';
import { type StudioCall, studioCalls } from '../../../wire/studio/calls.ts';
import { studioDefinitions } from '../../../wire/studio/definitions/index.ts';
import { fileBody } from './fileBody.ts';
import { answers, withLanguage } from './schemas.ts';

/** A schema of a definition; the type of TypeBox alone would include words such as `file`. */
type Shape = TSchema & object;

type Part<Defined, Key extends string, Otherwise = unknown> =
  Defined extends Readonly<Record<Key, infer Found extends Shape>> ? Found : Otherwise;

type LanguageAnd<Fields extends TProperties> = ReturnType<typeof withLanguage<Fields>>;

/** A handler may answer what is read-only. */
interface Answers<Answer> {
  readonly 200: TUnsafe<Given<Answer>>;
}

/** Schema of a route by the definition of its call. `Fields` are those of a query that names none itself; `null` for no query. */
interface SchemaOf<Defined, Fields extends TProperties | null> {
  readonly headers: Part<Defined, 'headers'>;
  readonly params: Part<Defined, 'params'>;
  readonly querystring: Defined extends { readonly query: TObject<infer Named> }
    ? LanguageAnd<Named>
    : Fields extends TProperties
      ? LanguageAnd<Fields>
      : unknown;
  /** A file as `takeFiles` hands it over. */
  readonly body: Defined extends { readonly body: 'file' }
    ? TUnsafe<Buffer>
    : Part<Defined, 'body', Defined extends { readonly sealed: Shape } ? typeof Sealed : unknown>;
  readonly response: Defined extends { readonly whole: infer Whole extends Shape }
    ? Answers<Static<Whole>>
    : Defined extends { readonly answer: infer Answer extends Shape }
      ? Answers<Envelope<Static<Answer>>>
      : unknown;
}

function schemaOf<Defined extends Definition, Fields extends TProperties | null>(defined: Defined, fields: Fields) {
  const { query, body, isForm, sealed, answer, whole, ...same }: Definition = defined;
  const named = query?.properties ?? fields;
  const schema = {
    ...same,
    ...(named === null ? {} : { querystring: withLanguage(named) }),
    ...(body === 'file' ? { consumes: [fileBody] } : {}),
    ...(isForm === true ? { consumes: ['application/x-www-form-urlencoded'] } : {}),
    ...(typeof body === 'object' ? { body } : {}),
    ...(body === undefined && sealed !== undefined ? { body: Sealed } : {}),
    ...(typeof answer === 'object' ? { response: answers(answer) } : {}),
    ...(whole === undefined ? {} : { response: { 200: whole } }),
  };
  return schema as unknown as SchemaOf<Defined, Fields>;
}

/**
 * Start of a route of a call of the site: method, path, and by the definition of the call what is validated, described, typed in
 * the handler and checked of its answer. `openSealed` rejects a sealed body that is malformed.
 */
export const routeOf = <Name extends CallName>(name: Name) => ({
  method: calls[name].method,
  url: calls[name].path,
  attachValidation: 'sealed' in definitions[name],
  schema: schemaOf(definitions[name], {}),
});

/** As `routeOf`, for a call of the studio, which takes no `lang` unless its definition has a query. */
export const studioRouteOf = <Name extends StudioCall>(name: Name) => ({
  method: studioCalls[name][0],
  url: studioCalls[name][1],
  schema: schemaOf(studioDefinitions[name], null),
});
