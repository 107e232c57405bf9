import type { Language } from '../../src/domain/language.ts';

/** A text in both languages of the gallery. */
export type Both = Readonly<Record<Language, string>>;

export const both = (vi: string, en: string): Both => ({ vi, en });
