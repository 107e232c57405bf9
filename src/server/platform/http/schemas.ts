import Type, { type TProperties, type TSchema } from 'typebox';
import { languageCode, languages } from '../../../domain/language.ts';
import { envelopeOf } from '../../../wire/envelope.ts';

/** Folder names of the languages and their wire codes. */
const languagePattern = `^(?:${languages.flatMap((language) => [language, languageCode(language)]).join('|')})$`;

/** Adds the optional `lang` parameter, which every call accepts, to a query schema. */
export const withLanguage = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(
    { ...properties, lang: Type.Optional(Type.String({ pattern: languagePattern })) },
    { additionalProperties: false },
  );

export const answers = <Value extends TSchema>(value: Value) => ({ 200: envelopeOf(value) });

export const isOpen = { access: 'public' } as const;

/** Open to guests unless the brand keeps its catalogue to members. */
export const isOpenToReaders = { access: 'public', guests: 'whereTheyMayRead' } as const;

/** For the calls of the blocked screen: the reason, whether the block is over, customer service. */
export const isOpenWhenBlocked = { access: 'public', whenBlocked: 'answer' } as const;
