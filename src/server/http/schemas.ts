import Type, { type TProperties, type TSchema } from 'typebox';
import { envelopeOf } from '../../wire/envelope.ts';

/** What a call without input may carry: the language, which every call may name in its address too. */
export const withLanguage = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(
    { ...properties, lang: Type.Optional(Type.String({ pattern: '^(?:vi|en|VI|EN)$' })) },
    { additionalProperties: false },
  );

export const onlyLanguage = withLanguage({});

export const answers = <Value extends TSchema>(value: Value) => ({ 200: envelopeOf(value) });

export const isOpen = { access: 'public' } as const;

/** Open to guests unless the brand keeps its catalogue to members. */
export const isOpenToReaders = { access: 'public', guests: 'whereTheyMayRead' } as const;

/** What the screen of a blocked site calls: why it is blocked, whether that is over, and how to reach customer service. */
export const isOpenWhenBlocked = { access: 'public', whenBlocked: 'answer' } as const;
