import { readPreviewOptions } from './options.ts';
import { showRibbon } from './ribbon.ts';
import { talkToStudio } from './talkToStudio.ts';

/**
 * Program of the pages of a preview, built apart and loaded by its inline script: in the editor's frame it follows the studio, in a
 * separate window it shows that nothing here is published.
 */
const { framedBy } = readPreviewOptions();
if (window.parent !== window && framedBy !== null) talkToStudio(framedBy);
else void showRibbon();
