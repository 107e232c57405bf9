import '../../src/studio/theme/global.css.ts';
import { defaultLanguage, type Language } from '../../src/domain/language.ts';
import { createText, type Text } from '../../src/studio/i18n/index.ts';
import type { StudioSession } from '../../src/wire/studio/session.ts';
import { answerStudio } from './answers.ts';
import { signedIn } from './data/session.ts';
import { declareFonts } from './fonts.ts';
import type { StudioStory } from './parameters.ts';

/** Parts of a story's context that the studio reads. */
interface Context {
  readonly globals: { readonly [name: string]: unknown };
  readonly parameters: { readonly [name: string]: unknown };
}

export const storyOf = ({ parameters }: Context): StudioStory => parameters['studio'] ?? {};

export const sessionOf = (context: Context): StudioSession => {
  const { session, roles } = storyOf(context);
  return session ?? signedIn(roles);
};

/** The narrowest window that the studio is drawn for, in CSS pixels: tests draw every story in it. */
const narrowest = { name: 'Studio', styles: { width: '1024px', height: '900px' } } as const;

/** Words, mode and answers of every story of the studio. Spread into its meta. */
export const surroundings = {
  globals: { viewport: { value: 'studio' } },
  parameters: { studio: {}, viewport: { options: { studio: narrowest } } },
  loaders: [
    async ({ globals }: Context): Promise<{ readonly words: Text }> => ({
      words: await createText((globals['language'] as Language | undefined) ?? defaultLanguage),
    }),
  ],
  beforeEach: (context: Context) => {
    const { documentElement: html } = document;
    const { language, mode } = context.globals;
    html.lang = String(language);
    html.dataset['palette'] = String(mode);
    html.classList.add('studio');
    declareFonts();
    answerStudio({ session: { value: sessionOf(context) }, ...storyOf(context).calls });
    return () => html.classList.remove('studio');
  },
  afterEach: async () => {
    if (!('__vitest_browser__' in globalThis)) return;
    await globalThis.storySettled();
    assertFits();
  },
};

/** @throws naming the widest element of a page that scrolls sideways */
function assertFits(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return;
  const widest = [...document.body.querySelectorAll('*')]
    .map((element) => ({ element, right: element.getBoundingClientRect().right }))
    .toSorted((one, other) => other.right - one.right)[0]?.element;
  throw new Error(
    `${scrollWidth - clientWidth} px wider than the window of ${clientWidth} px, by ${widest?.outerHTML.slice(0, 200)}`,
  );
}
