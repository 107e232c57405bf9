import type { Language } from '../../src/domain/language.ts';

/** A text for readers of either language. */
export type Both = Readonly<Record<Language, string>>;

export const both = (vi: string, en: string): Both => ({ vi, en });
