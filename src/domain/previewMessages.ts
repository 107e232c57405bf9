/** Messages between the studio and a preview in its frame. Each side checks the origin of the other and the form of what comes. */

export type PreviewMode = 'dark' | 'light';

/** Person that looks at a preview. */
export const previewVisitors = ['guest', 'member', 'agent'] as const;
export type PreviewVisitorKind = (typeof previewVisitors)[number];

/** Colours of the marks that the preview draws for the studio. */
export interface MarkColours {
  readonly line: string;
  readonly text: string;
}

export type ToPreview =
  /** Repeated until the preview is ready: it does not know who frames it before. */
  | { readonly livery: 'hello' }
  /** Variables of both modes, which replace those of the page; null goes back to those of the page. */
  | { readonly livery: 'theme'; readonly css: string | null }
  | { readonly livery: 'mode'; readonly mode: PreviewMode }
  | { readonly livery: 'scroll'; readonly y: number }
  /** Account that the page is looked at with: one of the demo world, or none. A page that has another one loads again. */
  | { readonly livery: 'visitor'; readonly as: PreviewVisitorKind }
  /** Whether a press names its setting instead of doing what it does. */
  | { readonly livery: 'pick'; readonly isOn: boolean; readonly colours: MarkColours }
  /** Marks the block of a setting; null none. */
  | { readonly livery: 'outline'; readonly pointer: string | null; readonly label: string; readonly colours: MarkColours };

export type FromPreview =
  | { readonly livery: 'ready'; readonly path: string; readonly mode: PreviewMode; readonly language: string }
  /** The theme is what the page shows now. */
  | { readonly livery: 'applied' }
  | { readonly livery: 'picked'; readonly pointer: string }
  | { readonly livery: 'navigated'; readonly path: string }
  /** `isEnd`: nothing of the page is below. */
  | { readonly livery: 'scrolled'; readonly y: number; readonly isEnd: boolean }
  | { readonly livery: 'escaped' };

const maxCss = 200_000;
const colour = /^(?:#[0-9a-f]{3,8}|(?:rgb|oklch|color)a?\([a-z0-9 .,%/-]{1,60}\))$/i;
/** `@import` and addresses would load something; the theme of a brand has neither. */
const loading = /@import|url\s*\(|<\//i;

/** A message of the studio; null for anything else. */
export function readToPreview(data: unknown): ToPreview | null {
  if (typeof data !== 'object' || data === null) return null;
  const { livery, css, mode, y, isOn, pointer, label, colours, as } = data as Readonly<Record<string, unknown>>;
  if (livery === 'hello') return { livery };
  if (livery === 'theme') return css === null || isTheme(css) ? { livery, css } : null;
  if (livery === 'mode') return mode === 'dark' || mode === 'light' ? { livery, mode } : null;
  if (livery === 'scroll') return isLength(y) ? { livery, y } : null;
  if (livery === 'visitor') {
    const kind = previewVisitors.find((each) => each === as);
    return kind === undefined ? null : { livery, as: kind };
  }
  if (!isColours(colours)) return null;
  if (livery === 'pick') return typeof isOn === 'boolean' ? { livery, isOn, colours } : null;
  if (livery !== 'outline' || !isShort(label)) return null;
  return pointer === null || isShort(pointer) ? { livery, pointer, label, colours } : null;
}

/** A message of a preview; null for anything else. */
export function readFromPreview(data: unknown): FromPreview | null {
  if (typeof data !== 'object' || data === null) return null;
  const { livery, path, mode, language, pointer, y, isEnd } = data as Readonly<Record<string, unknown>>;
  if (livery === 'applied' || livery === 'escaped') return { livery };
  if (livery === 'picked') return isShort(pointer) ? { livery, pointer } : null;
  if (livery === 'scrolled') return isLength(y) && typeof isEnd === 'boolean' ? { livery, y, isEnd } : null;
  if (!isShort(path) || !path.startsWith('/')) return null;
  if (livery === 'navigated') return { livery, path };
  const isMode = mode === 'dark' || mode === 'light';
  return livery === 'ready' && isMode && isShort(language) ? { livery, path, mode, language } : null;
}

const isTheme = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= maxCss && !loading.test(value);
const isShort = (value: unknown): value is string => typeof value === 'string' && value.length <= 500;
const isLength = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value < 1e6;
const isColours = (value: unknown): value is MarkColours =>
  typeof value === 'object' &&
  value !== null &&
  'line' in value &&
  'text' in value &&
  [value.line, value.text].every((one) => typeof one === 'string' && colour.test(one));

/** Whether an origin is the one that a CSP source names, such as `http://localhost:*`. */
export const isOriginOf = (origin: string, source: string): boolean =>
  source.endsWith(':*') ? origin.replace(/:\d+$/, '') === source.slice(0, -2) : origin === source;
