import { languages as allLanguages, defaultLanguage } from '../../domain/language.ts';
import type { Visitor } from './places.ts';

export const widths = { desktop: 1440, tablet: 768, phone: 390 } as const;
export type Device = keyof typeof widths;
export type PreviewLanguage = 'vi' | 'en';

/** Choices of the toolbar. */
export interface View {
  /** Address of a place, with its query and hash. */
  readonly page: string;
  readonly visitor: Visitor;
  readonly mode: 'dark' | 'light';
  readonly language: string;
  readonly device: Device;
  readonly isPicking: boolean;
  readonly isSplit: boolean;
}

/** Address of a view below the origin of a preview; a hash stays at its end. */
export function pathOf({ page, language }: Pick<View, 'page' | 'language'>): string {
  const [address = '', hash] = page.split('#');
  const query = `lang=${encodeURIComponent(language)}`;
  return `${address}${address.includes('?') ? '&' : '?'}${query}${hash === undefined ? '' : `#${hash}`}`;
}

interface DocumentFacts {
  readonly host: string;
  readonly languages: readonly string[];
  readonly language: string;
  readonly modes: readonly ('dark' | 'light')[];
  readonly mode: 'dark' | 'light';
}

/** Facts of a manifest that the toolbar needs; a draft may lack anything. */
export function factsOf(document: unknown): DocumentFacts {
  const { hosts, languages, theme } = recordOf(document);
  const { offered, default: usual } = recordOf(languages);
  const { modes, defaultMode } = recordOf(theme);
  const known = textsOf(offered);
  const offeredModes = (['dark', 'light'] as const).filter((mode) => !Array.isArray(modes) || modes.includes(mode));
  return {
    host: textsOf(hosts)[0] ?? '',
    languages: known.length > 0 ? known : allLanguages,
    language: typeof usual === 'string' ? usual : (known[0] ?? defaultLanguage),
    modes: offeredModes,
    mode: offeredModes.find((mode) => mode === defaultMode) ?? offeredModes[0] ?? 'dark',
  };
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
