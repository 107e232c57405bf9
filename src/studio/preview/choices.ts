import { languages as allLanguages, defaultLanguage } from '../../domain/language.ts';
import type { StudioTextKey } from '../i18n/index.ts';

/** Pages of the site that a preview opens. */
export const pages = [
  ['/index', 'preview.page.home'],
  ['/hot', 'preview.page.hot'],
  ['/rng', 'preview.page.slots'],
  ['/live', 'preview.page.live'],
  ['/promotions', 'preview.page.promotions'],
  ['/vip', 'preview.page.vip'],
  ['/help', 'preview.page.help'],
  ['/news', 'preview.page.news'],
  ['/join', 'preview.page.join'],
  ['/down', 'preview.page.download'],
] as const satisfies readonly (readonly [string, StudioTextKey])[];

/** States of a flow that have an address of their own; null is the page as it settles. */
export const states = [
  [null, 'preview.state.settled'],
  ['/login', 'preview.state.signIn'],
  ['/register', 'preview.state.register'],
  ['/reset', 'preview.state.reset'],
  ['/not-here', 'preview.state.notFound'],
] as const satisfies readonly (readonly [string | null, StudioTextKey])[];

export const widths = { desktop: 1440, tablet: 768, phone: 390 } as const;
export type Device = keyof typeof widths;
export type PreviewLanguage = 'vi' | 'en';

/** Choices of the toolbar. */
export interface View {
  readonly page: string;
  readonly state: string | null;
  readonly mode: 'dark' | 'light';
  readonly language: string;
  readonly device: Device;
  readonly isPicking: boolean;
  readonly isSplit: boolean;
}

/** Address of a view below the origin of a preview; a hash stays at its end. */
export function pathOf({ page, state, language }: Pick<View, 'page' | 'state' | 'language'>): string {
  const [path = '', hash] = (state ?? page).split('#');
  return `${path}?lang=${encodeURIComponent(language)}${hash === undefined ? '' : `#${hash}`}`;
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
