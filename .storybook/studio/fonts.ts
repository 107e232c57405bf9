import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import vietnamese from '@fontsource-variable/inter/files/inter-vietnamese-wght-normal.woff2?url';
import { fontFaces, fontsOf } from '../../src/theme/fontFaces.ts';

const addresses = [latin, vietnamese];
const weights = { wght: [400, 700] } as const;

/** Font faces that the server writes into the page of the studio, with the files of the bundle. */
const faces = fontFaces(
  fontsOf({ text: { family: 'inter' }, display: { family: 'inter' } }),
  { display: weights, text: weights, numeric: weights },
  ({ subset }) => addresses[subset === 'vietnamese' ? 1 : 0] ?? '',
);

/** Puts them into the document. */
export function declareFonts(): void {
  if (document.querySelector('style#studio-fonts') !== null) return;
  const style = document.head.appendChild(document.createElement('style'));
  style.id = 'studio-fonts';
  style.textContent = faces;
}
