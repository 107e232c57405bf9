import { fontsOf } from '../../../theme/fontFaces.ts';
import { type FontChoice, fontFamilies } from '../../../theme/fonts.ts';
import { valueAt } from '../document/values.ts';

type Fonts = Readonly<Partial<Record<'display' | 'text' | 'numeric', FontChoice>>>;

const fontsIn = (document: unknown): Fonts => {
  const fonts = valueAt(document, ['theme', 'fonts']);
  return typeof fonts === 'object' && fonts !== null ? fonts : {};
};

const isRole = (role: string): role is keyof Fonts => role === 'display' || role === 'text' || role === 'numeric';

/** The font in a role of the manifest (`display`, `text`, `numeric`): its own, or the one that the product takes for it. */
export function heldFont(document: unknown, role: string): FontChoice {
  return isRole(role) ? fontsOf(fontsIn(document))[role] : {};
}

/** The font that a role has while the manifest names none for it. */
export function standardFont(document: unknown, role: string): FontChoice {
  if (!isRole(role)) return {};
  const { [role]: _own, ...others } = fontsIn(document);
  return fontsOf(others)[role];
}

/** Whether the font is a file of the brand, chosen or still to be chosen. */
export const isFileOf = (font: FontChoice): boolean => font.file !== undefined;

/** Whether the title font varies by an axis, such as `wdth`; what a file of the brand does is not known here. */
export function titleVariesBy(document: unknown, axis: string): boolean {
  const font = heldFont(document, 'display');
  if (isFileOf(font)) return true;
  const { family } = font;
  return family !== undefined && family !== 'system' && fontFamilies[family]?.axes?.[axis] !== undefined;
}
